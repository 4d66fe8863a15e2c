import { interactionsOf } from './counters.ts';
import type { Counters } from './counters.ts';
import { fisherExactTest } from './significance.ts';

/** Page loads that both versions must have had. */
const MIN_PAGE_LOADS = 50;
/** Pages that must have gone wrong. */
const MIN_BAD_PAGE_LOADS = 5;
/** How many times as often as its predecessor. */
const MIN_RATIO = 2;
/** How unlikely it has to be that this is chance. */
const MAX_P_VALUE = 0.0002;

interface Share {
  readonly bad: number;
  readonly all: number;
}

/**
 * Whether a version is worse than its predecessor, in words for the history; undefined when it is not, or not surely.
 *
 * It is when, among at least 50 page loads of each, something of it failed on at least 5 pages, on at least twice the
 * share of its predecessor's pages, and by a one-sided exact test (Fisher's) chance would do so less than once in
 * 5,000 times. The same holds for pages whose slowest interaction took over 500 ms.
 */
export function findRegression(version: Counters, predecessor: Counters): string | undefined {
  const failed = { bad: version.failedPageLoads, all: version.pageLoads };
  const failedBefore = { bad: predecessor.failedPageLoads, all: predecessor.pageLoads };
  if (isWorse(failed, failedBefore)) return describeRegression('failed on', failed, failedBefore);
  const [now, before] = [interactionsOf(version), interactionsOf(predecessor)];
  const slow = { bad: now.poor, all: now.all };
  const slowBefore = { bad: before.poor, all: before.all };
  return isWorse(slow, slowBefore)
    ? describeRegression('took over 500 ms to answer on', slow, slowBefore)
    : undefined;
}

function isWorse(version: Share, predecessor: Share): boolean {
  if (Math.min(version.all, predecessor.all) < MIN_PAGE_LOADS || version.bad < MIN_BAD_PAGE_LOADS)
    return false;
  if (version.bad / version.all < (MIN_RATIO * predecessor.bad) / predecessor.all) return false;
  return fisherExactTest(version, predecessor) < MAX_P_VALUE;
}

function describeRegression(what: string, version: Share, predecessor: Share): string {
  const part = ({ bad, all }: Share) => `${String(bad)} of ${String(all)} page loads`;
  return `it ${what} ${part(version)}, its predecessor on ${part(predecessor)}`;
}
