/** Milliseconds after the page has loaded: what measures the page must not slow it down. */
const DELAY = 3000;

/** Milliseconds; browsers tell of no shorter answers. */
const SHORTEST = 16;

/** Calls back with the slowest answer to an interaction so far, each time that it grows. Returns the function that stops it. */
export function watchInteractions(onSlowest: (milliseconds: number) => void): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    // A page that cannot have it goes unmeasured.
    void import('web-vitals/onINP.js').then(
      ({ onINP }) =>
        onINP(({ value }) => !isOver && onSlowest(value), {
          reportAllChanges: true,
          durationThreshold: SHORTEST,
        }),
      () => undefined,
    );
  }, DELAY);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
