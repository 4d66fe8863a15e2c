/**
 * Whether something on the page would make the browser ask before the page is closed. Areas say so to the browser
 * already (`useBeforeUnload`, with `preventDefault`), so the shell asks them in the same words.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
