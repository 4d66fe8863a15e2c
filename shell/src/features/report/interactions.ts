/** Milliseconds after load: measuring must not slow the page down. */
const DELAY = 3000;

/** Milliseconds; browsers report no shorter durations. */
const SHORTEST = 16;

/** Calls back with the longest interaction so far, each time that it grows. Returns the function that stops it. */
export function watchInteractions(onSlowest: (milliseconds: number) => void): () => void {
  let isOver = false;
  const timer = setTimeout(() => {
    // Without the library the page is not measured.
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
