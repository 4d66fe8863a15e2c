import { ROOT_ID } from 'platform/contract';

/** Milliseconds after which the page comes to life all the same, e.g. in a tab that nobody looks at. */
const LATEST_MS = 500;

/**
 * Waits until what was delivered is on screen. Scripts out of the browser's cache are there before the first frame,
 * and would keep it from being drawn until they have run.
 */
export function whenPainted(): Promise<void> {
  const hasContent = document.getElementById(ROOT_ID)?.hasChildNodes() === true;
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (!hasContent || isPainted || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LATEST_MS);
  });
}
