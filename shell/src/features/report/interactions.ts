import { onINP } from 'web-vitals/onINP.js';

/** Milliseconds; browsers report no shorter durations. */
const SHORTEST = 16;

/** Calls back with the longest interaction so far, each time that it grows. Returns the function that stops it. */
export function watchInteractions(onSlowest: (milliseconds: number) => void): () => void {
  let isOver = false;
  onINP(({ value }) => !isOver && onSlowest(value), {
    reportAllChanges: true,
    durationThreshold: SHORTEST,
  });
  return () => {
    isOver = true;
  };
}
