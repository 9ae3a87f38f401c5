/** The dialog that is open, if any: all dialogs here are modal, and what lies outside of it can neither be seen nor focused. */
export const openDialog = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
