// Whole views from updates, which hold only what changed (docs/reference/protocol.md, Deltas).

/** The new value, from the old one and a delta. */
export function join(old, delta) {
  if (typeof delta !== 'object' || delta === null || Array.isArray(delta)) return delta;
  if ('=' in delta) return delta['='];
  const { '+': added = [], ...changes } = delta;
  const value = Array.isArray(old) ? [...old, ...added] : { ...old };
  for (const [name, change] of Object.entries(changes)) value[name] = join(old[name], change);
  return value;
}

/** The view after a message `whole` or `update`, from the view before it. */
export function follow(view, { type, view: whole, public: open = {}, own = {} }) {
  return type === 'whole' ? whole : { ...join(view, own), public: join(view.public, open) };
}
