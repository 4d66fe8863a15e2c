import { whenIdle } from 'shared-ui';

/** Milliseconds that the last pictures of a page are waited for. */
const LOADED_MS = 1_000;

/** Milliseconds after which a page that still comes to life is not waited for any longer. */
const IDLE_MS = 2_000;

/** Does what comes after all that the page shows, and can wait until all of it has come to life. */
export function whenAtRest(action: () => void): void {
  whenLoaded(() => whenIdle(action, IDLE_MS));
}

/** Does what comes after all that the page shows; that may take its time, but not for ever. */
export function whenLoaded(action: () => void): void {
  if (document.readyState === 'complete') return action();
  const start = () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
    // The event itself is still on its way.
    setTimeout(action);
  };
  const timer = setTimeout(start, LOADED_MS);
  window.addEventListener('load', start);
}
