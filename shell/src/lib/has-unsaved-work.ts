/**
 * Whether the browser would ask before closing the page. Areas tell the browser so
 * by `beforeunload` (`useBeforeUnload`, with `preventDefault`); the shell dispatches the same event.
 */
export function hasUnsavedWork(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
