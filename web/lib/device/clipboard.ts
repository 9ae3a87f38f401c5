/** Copies a text to the clipboard, also on pages served over plain HTTP. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement('textarea');
    box.value = text;
    box.style.position = 'fixed';
    document.body.append(box);
    box.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way where the page came by plain HTTP
    const done = document.execCommand('copy');
    box.remove();
    return done;
  }
}
