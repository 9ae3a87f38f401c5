/**
 * What this device remembers from page to page. Where the browser keeps nothing (storage is blocked, or full), it is
 * remembered in memory, for as long as the page stays open.
 */
const memory = new Map<string, string>();

/** What was kept under a name, whatever it is worth: an empty object if there is nothing, or nothing that can be read. */
export function recall<T extends object>(name: string): Partial<T> {
  try {
    const kept: unknown = JSON.parse(memory.get(name) ?? localStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Keep something under a name. */
export function keep(name: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Whether something will be forgotten when this page closes. */
export const forgets = (): boolean => memory.size > 0;
