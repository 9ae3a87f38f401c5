// The board of High Card: a plain ES module, no framework (docs/reference/board-module.md).

/** An element with a class, a text and children. */
function make(tag, name, text, children = []) {
  const element = document.createElement(tag);
  element.className = name;
  if (text) element.textContent = text;
  element.append(...children);
  return element;
}

/** A card, face up or face down, that says what it is. */
function card(value, props) {
  const known = value !== null;
  const element = make('span', known ? 'hc-card' : 'hc-card hc-back', known ? String(value) : '');
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', known ? props.t('board-card', { card: value }) : props.t('board-hidden'));
  return element;
}

/** One player: the name, the card as far as it is known, and what the player does. */
function place(seat, props) {
  const { turn, changed, shown } = props.view.public;
  const value = shown ? shown[seat] : seat === props.seat ? props.view.card : null;
  const best = shown && shown[seat] === Math.max(...shown);
  const state = best ? 'board-wins' : seat === turn ? 'board-decides' : changed[seat] ? 'board-changed' : '';
  const element = make('li', `hc-place${seat === turn ? ' hc-turn' : ''}${best ? ' hc-best' : ''}`, '', [
    make('strong', 'hc-name', props.names[seat] || ''),
    card(value, props),
    make('span', 'hc-state', state ? props.t(state) : ''),
  ]);
  return element;
}

/** What this seat may do now: a button each. */
function choices(props) {
  return props.legal.map(({ action, text }) => {
    const button = make('button', 'button', text);
    button.type = 'button';
    button.addEventListener('click', (press) => props.act(action, press));
    return button;
  });
}

/** Show the board in an empty element. */
export function mount(element, first) {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = new URL('./board.css', import.meta.url).href;
  const places = make('ul', 'hc-places');
  const asked = make('p', 'hc-asked');
  const buttons = make('div', 'hc-buttons');
  element.append(sheet, make('div', 'hc-board', '', [places, asked, buttons]));
  let offered = '';

  function update(props) {
    places.replaceChildren(...props.view.public.changed.map((_, seat) => place(seat, props)));
    asked.textContent = props.legal.length ? props.t('board-ask', { stock: props.view.public.stock }) : '';
    const offer = JSON.stringify(props.legal);
    if (offer !== offered) buttons.replaceChildren(...choices(props)); // else a button keeps its focus
    offered = offer;
  }
  update(first);
  return { update, destroy() {} };
}
