/** Milliseconds that the last pictures of a page are waited for. */
const LATEST_MS = 1_000;

/** Does what comes after all that the page shows; that may take its time, but not for ever. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') return action();
  const start = () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
    // The event itself is still on its way.
    setTimeout(action);
  };
  const timer = setTimeout(start, LATEST_MS);
  window.addEventListener('load', start);
}
