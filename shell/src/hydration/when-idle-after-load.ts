import { whenIdle } from 'shared-ui';

/** How long to wait for the page's last pictures. */
const LOAD_TIMEOUT_MS = 1_000;

/** How long to wait for a page that is still hydrating. */
const IDLE_TIMEOUT_MS = 2_000;

/** Runs an action once the page has loaded and is idle, so that it never delays hydration. */
export function whenIdleAfterLoad(action: () => void): void {
  whenPageLoaded(() => whenIdle(action, IDLE_TIMEOUT_MS));
}

/** Runs an action after the load event, or after a second if the event takes longer. */
export function whenPageLoaded(action: () => void): void {
  if (document.readyState === 'complete') return action();
  const start = () => {
    clearTimeout(timer);
    window.removeEventListener('load', start);
    // Not within the event's own dispatch.
    setTimeout(action);
  };
  const timer = setTimeout(start, LOAD_TIMEOUT_MS);
  window.addEventListener('load', start);
}
