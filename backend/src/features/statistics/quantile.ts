/** A quantile of sorted values, interpolated; null without values. */
export function quantile(sorted: readonly number[], part: number): number | null {
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return null;
  return Math.round(below + (above - below) * (place - Math.floor(place)));
}

/** Upper ends, in seconds, of the steps in which the marketplace's acceptance times are counted. */
export const WAIT_STEPS = [
  ...[15, 30, 45, 60, 75, 90, 105, 120, 150, 180, 210, 240, 270, 300],
  ...[360, 420, 480, 540, 600, 900, 1200, 1800, 3600],
] as const;

/** Number of values by step; the one after the last step has no upper end. */
export type StepCounts = ReadonlyMap<number, number>;

/** A quantile of a histogram, with values evenly distributed in each step. */
export function quantileOfSteps(counts: StepCounts, part: number): number | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let left = total * part;
  for (const [step, count] of [...counts].toSorted(([a], [b]) => a - b)) {
    if (left <= count) {
      const from = WAIT_STEPS[step - 1] ?? 0;
      const to = WAIT_STEPS[step] ?? from;
      return Math.round(from + (to - from) * (left / count));
    }
    left -= count;
  }
  return null;
}
