import type { ReleaseHealth } from '../contract/releases.ts';
import type { AreaReport } from '../contract/report.ts';

/** Upper bounds in milliseconds of the classes that interactions are counted in; the last class has none. */
const INP_BUCKETS_MS = [50, 100, 150, 200, 300, 400, 500, 750, 1000, 2000] as const;
/** Above this an interaction is poor (https://web.dev/articles/inp). */
const POOR_INP_MS = 500;
/** The percentile by which an INP is told. */
const INP_PERCENTILE = 0.75;

/** What was counted of one version. */
export interface Counters {
  readonly pageLoads: number;
  readonly failedPageLoads: number;
  readonly loadFailures: number;
  readonly caughtErrors: number;
  /** Pages by the class of their INP. */
  readonly inp: readonly number[];
}

/** Nothing counted yet. */
export const NO_COUNTERS: Counters = {
  pageLoads: 0,
  failedPageLoads: 0,
  loadFailures: 0,
  caughtErrors: 0,
  inp: new Array<number>(INP_BUCKETS_MS.length + 1).fill(0),
};

/** The counters after one more report. */
export function addReport(counters: Counters, report: AreaReport): Counters {
  const inpClass = report.inp === undefined ? -1 : classOf(report.inp);
  return {
    pageLoads: counters.pageLoads + Number(report.isNew),
    failedPageLoads: counters.failedPageLoads + Number(report.isFirstFailure),
    loadFailures: counters.loadFailures + report.loadFailures,
    caughtErrors: counters.caughtErrors + report.caughtErrors,
    inp: counters.inp.map((count, index) => count + Number(index === inpClass)),
  };
}

/** What several servers counted of the same version. */
export function sumCounters(a: Counters, b: Counters): Counters {
  return {
    pageLoads: a.pageLoads + b.pageLoads,
    failedPageLoads: a.failedPageLoads + b.failedPageLoads,
    loadFailures: a.loadFailures + b.loadFailures,
    caughtErrors: a.caughtErrors + b.caughtErrors,
    inp: a.inp.map((count, index) => count + (b.inp[index] ?? 0)),
  };
}

/** The counters as they are told. */
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

/** Pages with an INP, and those among them whose INP was poor. */
export function interactionsOf({ inp }: Counters): { readonly all: number; readonly poor: number } {
  const firstPoor = INP_BUCKETS_MS.findIndex((bound) => bound > POOR_INP_MS);
  return { all: sum(inp), poor: sum(inp.slice(firstPoor)) };
}

function classOf(inp: number): number {
  const index = INP_BUCKETS_MS.findIndex((bound) => inp <= bound);
  return index === -1 ? INP_BUCKETS_MS.length : index;
}

/** Between the bounds of the class in which the percentile lies, as if its pages were evenly spread. */
function percentile(classes: readonly number[]): number | null {
  const wanted = sum(classes) * INP_PERCENTILE;
  if (wanted === 0) return null;
  let before = 0;
  for (const [index, count] of classes.entries()) {
    if (before + count >= wanted) {
      const from = INP_BUCKETS_MS[index - 1] ?? 0;
      const to = INP_BUCKETS_MS[index] ?? from;
      return Math.round(from + ((to - from) * (wanted - before)) / count);
    }
    before += count;
  }
  return null;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
