/** Milliseconds after the page's last byte, after which it comes to life all the same, e.g. when a picture hangs. */
const LATEST_MS = 500;

/**
 * Waits until the page is whole and what was delivered is on screen, its foremost picture included. A script of some
 * hundred KB that runs before keeps all of it waiting on a slow phone, and out of the browser's cache it is there first.
 */
export async function whenShown(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // A tab that nobody looks at paints nothing.
  if (document.visibilityState === 'hidden') return;
  await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))]);
}

async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // One that can't be shown is not waited for.
  await picture?.decode().catch(() => undefined);
  await frame();
  await frame();
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
