import { interactionsOf } from './counters.ts';
import type { Counters } from './counters.ts';
import { fisherExactTest } from './significance.ts';

/** Both versions need at least so many page loads. */
const MIN_PAGE_LOADS = 50;
/** The version needs at least so many failed (or slow) page loads. */
const MIN_BAD_PAGE_LOADS = 5;
/** Its rate must be at least so many times its predecessor's. */
const MIN_RATIO = 2;
/** The one-sided p-value must be below this: chance explains it less than once in 5,000 times. */
const MAX_P_VALUE = 0.0002;

interface Share {
  readonly bad: number;
  readonly all: number;
}

/**
 * Whether a version is significantly worse than its predecessor, as a phrase for the history; undefined when it is
 * not.
 *
 * It is when both have at least 50 page loads, it failed on at least 5 of them, its failure rate is at least twice
 * its predecessor's, and the p-value of Fisher's exact test (one-sided) is below 0.0002. The same rule applies to
 * page loads whose slowest interaction took over 500 ms.
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
