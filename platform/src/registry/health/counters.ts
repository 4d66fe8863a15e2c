import type { AreaReport, ReleaseHealth } from '../../contract/index.ts';

/** Upper bounds of the histogram buckets that interactions are counted in; the last bucket has none. */
const INP_BUCKETS_MS = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000] as const;
/** An interaction above this is poor (https://web.dev/articles/inp). */
const POOR_INP_MS = 500;
/** The percentile that is reported as INP. */
const INP_PERCENTILE = 0.75;

/** Counts of one version. */
export interface Counters {
  readonly pageLoads: number;
  readonly failedPageLoads: number;
  readonly loadFailures: number;
  readonly caughtErrors: number;
  /** Pages by the bucket of their INP. */
  readonly inp: readonly number[];
}

/** All counts zero. */
export const NO_COUNTERS: Counters = {
  pageLoads: 0,
  failedPageLoads: 0,
  loadFailures: 0,
  caughtErrors: 0,
  inp: new Array<number>(INP_BUCKETS_MS.length + 1).fill(0),
};

/** Returns the counters with one more report added. */
export function addReport(counters: Counters, report: AreaReport): Counters {
  const bucket = report.inp === undefined ? -1 : bucketOf(report.inp);
  return {
    pageLoads: counters.pageLoads + Number(report.isNew),
    failedPageLoads: counters.failedPageLoads + Number(report.isFirstFailure),
    loadFailures: counters.loadFailures + report.loadFailures,
    caughtErrors: counters.caughtErrors + report.caughtErrors,
    inp: counters.inp.map((count, index) => count + Number(index === bucket)),
  };
}

/** Adds what two servers counted of the same version. */
export function sumCounters(a: Counters, b: Counters): Counters {
  return {
    pageLoads: a.pageLoads + b.pageLoads,
    failedPageLoads: a.failedPageLoads + b.failedPageLoads,
    loadFailures: a.loadFailures + b.loadFailures,
    caughtErrors: a.caughtErrors + b.caughtErrors,
    inp: a.inp.map((count, index) => count + (b.inp[index] ?? 0)),
  };
}

/** The counters as the API returns them. */
export function healthOf(counters: Counters): ReleaseHealth {
  const { pageLoads, failedPageLoads, loadFailures, caughtErrors } = counters;
  const errorsPer1000 = pageLoads ? ((loadFailures + caughtErrors) * 1000) / pageLoads : null;
  return {
    pageLoads,
    failedPageLoads,
    loadFailures,
    caughtErrors,
    errorsPer1000: errorsPer1000 === null ? null : Number(errorsPer1000.toFixed(2)),
    inp: percentile(counters.inp),
  };
}

/** Whether an interaction took too long, in milliseconds; an unknown one did not. */
export function isPoor(inp: number | undefined): boolean {
  return inp !== undefined && inp > POOR_INP_MS;
}

function bucketOf(inp: number): number {
  const index = INP_BUCKETS_MS.findIndex((bound) => inp <= bound);
  return index === -1 ? INP_BUCKETS_MS.length : index;
}

/** Interpolates within the bucket that contains the percentile. */
function percentile(buckets: readonly number[]): number | null {
  const rank = sum(buckets) * INP_PERCENTILE;
  if (rank === 0) return null;
  let before = 0;
  for (const [index, count] of buckets.entries()) {
    if (before + count >= rank) {
      const from = INP_BUCKETS_MS[index - 1] ?? 0;
      const to = INP_BUCKETS_MS[index] ?? from;
      return Math.round(from + ((to - from) * (rank - before)) / count);
    }
    before += count;
  }
  return null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
