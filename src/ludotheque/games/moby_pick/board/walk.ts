/** Arrow keys along a row of cards. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Focus the next card of a row, or the one before it; from elsewhere the end at which a key begins. */
export function walk(press: KeyboardEvent, row: Element | undefined): void {
  const step = STEPS[press.key];
  if (!step || !row) return;
  const buttons = [...row.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  press.preventDefault();
  buttons[at < 0 ? (step > 0 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length]?.focus();
}
