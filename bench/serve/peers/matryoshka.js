// Matryoshka as the peers play it: the whole course of a game (MA-2 … MA-14) without the count. After the last round it is
// dealt again, so that a table never ends. It uses plain fields and arrays only, so that the same code runs on
// boardgame.io's drafts and on Colyseus' schemas.

export const SEATS = 4;
const ROUNDS = 4, HAND = 6, DRAW = 2, LAYS = [2, 4, 6, 8, 13];
export const DECK = Array.from({ length: 56 }, (_, card) => card);
export const MOVES = ['lay', 'show', 'offer', 'take'];

/** Deal: `table` holds what is on the table, `box.deck` what nobody sees, `shuffle` is the server's own chance. */
export function deal(table, box, shuffle) {
  const deck = shuffle(DECK);
  for (const seat of table.seats) {
    empty(seat.tableau);
    refill(seat.hand, deck.splice(0, HAND));
  }
  box.deck = deck;
  table.round = 0;
  table.turn = 0;
  laying(table);
}

/** Make a move; false if it is not allowed, and then nothing has changed. */
export function move(table, box, chair, kind, wish, shuffle) {
  const seat = table.seats[chair];
  if (table.stage !== kind || seat.chosen || (kind === 'show' || kind === 'take' ? chair !== table.active : chair === table.active)) return false;
  if (kind === 'lay') {
    const own = [...seat.hand, ...seat.tableau];
    if (!Array.isArray(wish) || wish.length !== table.need || new Set(wish).size !== wish.length || !wish.every((card) => own.includes(card))) return false;
    refill(seat.lay, wish);
    seat.chosen = true;
    if (table.seats.every((each) => each.chosen)) reveal(table, box, shuffle);
  } else if (kind === 'take') {
    if (!(wish >= 0 && wish < SEATS) || wish === chair) return false;
    const partner = table.seats[wish];
    seat.hand[seat.hand.indexOf(table.shown)] = partner.offer;
    partner.hand[partner.hand.indexOf(partner.offer)] = table.shown;
    table.turn += 1;
    if (table.turn % SEATS === 0) laying(table);
    else trading(table, (chair + 1) % SEATS);
  } else {
    if (seat.hand.indexOf(wish) < 0) return false;
    if (kind === 'show') {
      table.shown = wish;
      table.stage = 'offer';
    } else {
      seat.offer = wish;
      seat.chosen = true;
      if (table.seats.every((each, other) => each.chosen || other === table.active)) {
        table.stage = 'take';
      }
    }
  }
  seat.moves += 1;
  return true;
}

function trading(table, active) {
  clear(table);
  table.stage = 'show';
  table.active = active;
}

function laying(table) {
  clear(table);
  table.stage = 'lay';
  table.active = -1;
  table.need = LAYS[table.round];
}

function clear(table) {
  table.shown = -1;
  for (const seat of table.seats) {
    seat.chosen = false;
    seat.offer = -1;
    empty(seat.lay);
  }
}

function reveal(table, box, shuffle) {
  for (const seat of table.seats) {
    const laid = [...seat.lay];
    const left = [...seat.hand, ...seat.tableau].filter((card) => !laid.includes(card));
    refill(seat.tableau, laid);
    refill(seat.hand, table.round < ROUNDS ? [...left, ...box.deck.splice(0, DRAW)] : left);
  }
  if (table.round === ROUNDS) {
    deal(table, box, shuffle);
  } else {
    table.round += 1;
    trading(table, (table.round - 1) % SEATS);
  }
}

function empty(cards) {
  if (cards.clear) cards.clear(); // a schema's array
  else cards.length = 0;
}

function refill(cards, wanted) {
  empty(cards);
  cards.push(...wanted);
}
