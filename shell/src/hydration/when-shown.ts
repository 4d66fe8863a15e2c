/** Milliseconds after the page's last byte after which its pictures are waited for no longer: one may hang. */
const PICTURES_TIMEOUT_MS = 1_500;
/** Milliseconds to wait for a frame, which a busy browser may not paint. */
const FRAME_TIMEOUT_MS = 500;
/** Signs that somebody wants more than to read and scroll. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Waits until the page is shown with its pictures, so that 450 KB of script delay neither on a slow phone and line; or
 * until the visitor presses something that the browser alone does not answer.
 */
export async function whenShown(): Promise<void> {
  const pressed = whenPressed();
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  await Promise.race([pressed, whenComplete()]);
}

async function whenComplete(): Promise<void> {
  if (document.readyState !== 'complete') {
    const loaded = new Promise((resolve) => window.addEventListener('load', resolve));
    await Promise.race([loaded, sleep(PICTURES_TIMEOUT_MS)]);
  }
  // A hidden tab paints nothing.
  if (document.visibilityState === 'hidden') return;
  // The second frame begins when the first one, with everything that has come, is painted.
  await Promise.race([frame().then(frame), sleep(FRAME_TIMEOUT_MS)]);
}

function whenPressed(): Promise<void> {
  return new Promise((resolve) => {
    const handle = ({ target }: Event) => {
      // A followed link leaves the page: its scripts would only compete with the next page.
      if (target instanceof Element && target.closest('a[href]')) return;
      for (const sign of SIGNS) document.removeEventListener(sign, handle, true);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, handle, true);
  });
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
