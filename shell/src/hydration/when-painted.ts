/** Milliseconds after the page's last byte after which hydration starts in any case, e.g. when a picture hangs. */
const PAINT_TIMEOUT_MS = 500;

/**
 * Waits until the page is parsed and its rendering is painted, its main picture included. On a slow phone a script of
 * some hundred KB that runs earlier delays the paint, and from the browser's cache it arrives first.
 */
export async function whenPainted(): Promise<void> {
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  // A hidden tab paints nothing.
  if (document.visibilityState === 'hidden') return;
  await Promise.race([painted(), new Promise((resolve) => setTimeout(resolve, PAINT_TIMEOUT_MS))]);
}

async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // A broken picture is not waited for.
  await picture?.decode().catch(() => undefined);
  await frame();
  await frame();
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
