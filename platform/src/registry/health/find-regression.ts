import type { NetworkTally } from './network-sample.ts';
import { isPerson } from './page-tokens.ts';
import { fisherExactTest } from './significance.ts';

/** Both versions must have been loaded from at least so many networks. */
const MIN_NETWORKS = 10;
/** So many networks are trimmed from each sample as outliers, and at least this share of it: as many may lie. */
const MIN_TRIMMED = 5;
const TRIMMED_SHARE = 0.05;
/** Of the others, at least so many must have seen it fail. */
const MIN_BAD_NETWORKS = 5;
/** Its rate must be at least so many times its predecessor's. */
const MIN_RATIO = 2;
/** The one-sided p-value must be below this: chance explains it less than once in 5,000 times. */
const MAX_P_VALUE = 0.0002;

/** The sample of known persons of both versions must be at least as large for a failure to be certain. */
const MIN_PERSONS = 5;
/** 5 of 5 against 0 of 5 is 1 in 252. */
const MAX_P_VALUE_CERTAIN = 0.005;
/** A person has seen a version fail when at least this share of their pages did. */
const FAILED_SHARE = 0.5;

/** Bad pages among all pages: of one network, or of several. */
interface Share {
  readonly bad: number;
  readonly all: number;
}

/**
 * Whether a version is significantly worse than its predecessor, by what the networks that loaded them report, as a
 * phrase for the history; undefined when it is not.
 *
 * Each network has the same weight: the share of its pages that failed, however many they are. As in a trimmed mean,
 * outliers are left out: the 5 networks (or 5 %) with the highest shares for the version, and as many with the lowest
 * for its predecessor, so that fewer than that can't change the result. Of the others, failures must add up to at least
 * 5 networks and twice the predecessor's rate, and the p-value of Fisher's exact test (one-sided) must be below 0.0002.
 * The same rule applies to pages whose slowest interaction took over 500 ms.
 *
 * For persons whom the installation knows a smaller sample is enough, since no stranger can be one of them: when a
 * version failed for every one of at least five, and its predecessor did not, that is certain (5 of 5 against 0 of 5).
 */
export function findRegression(
  version: readonly NetworkTally[],
  predecessor: readonly NetworkTally[],
): string | undefined {
  const [failed, failedBefore] = [failuresOf(version), failuresOf(predecessor)];
  if (isWorse(failed, failedBefore)) return describeRegression('failed on', failed, failedBefore);
  const [persons, personsBefore] = [
    failuresOf(version.filter(isPerson)),
    failuresOf(predecessor.filter(isPerson)),
  ];
  if (isCertainlyWorse(persons, personsBefore)) {
    return describeRegression('failed on', persons, personsBefore, 'persons');
  }
  const [slow, slowBefore] = [delaysOf(version), delaysOf(predecessor)];
  return isWorse(slow, slowBefore)
    ? describeRegression('took over 500 ms to answer on', slow, slowBefore)
    : undefined;
}

function failuresOf(tallies: readonly NetworkTally[]): Share[] {
  return tallies.filter(({ pages }) => pages > 0).map(({ failed, pages }) => ({ bad: failed, all: pages }));
}

function delaysOf(tallies: readonly NetworkTally[]): Share[] {
  const loaded = tallies.filter(({ pages, answered }) => pages > 0 && answered > 0);
  return loaded.map(({ slow, answered }) => ({ bad: slow, all: answered }));
}

function isWorse(version: readonly Share[], predecessor: readonly Share[]): boolean {
  if (Math.min(version.length, predecessor.length) < MIN_NETWORKS) return false;
  const now = trimHighest(version.map(rateOf));
  const bad = Math.floor(sum(now) + ROUNDING);
  if (bad < MIN_BAD_NETWORKS) return false;
  const before = trimHighest(predecessor.map((share) => 1 - rateOf(share)));
  const badBefore = Math.ceil(before.length - sum(before) - ROUNDING);
  if (bad / now.length < (MIN_RATIO * badBefore) / before.length) return false;
  return fisherExactTest({ bad, all: now.length }, { bad: badBefore, all: before.length }) < MAX_P_VALUE;
}

/** Whether a version failed for everybody, and its predecessor for hardly anybody. */
function isCertainlyWorse(version: readonly Share[], predecessor: readonly Share[]): boolean {
  if (Math.min(version.length, predecessor.length) < MIN_PERSONS) return false;
  const hasFailed = (share: Share) => rateOf(share) >= FAILED_SHARE;
  if (!version.every(hasFailed)) return false;
  const now = { bad: version.length, all: version.length };
  const before = { bad: predecessor.filter(hasFailed).length, all: predecessor.length };
  return fisherExactTest(now, before) < MAX_P_VALUE_CERTAIN;
}

/** Thirds add up to less than a whole. */
const ROUNDING = 1e-9;

function rateOf({ bad, all }: Share): number {
  return Math.min(bad / all, 1);
}

/** The rates without the outliers at the upper end. */
function trimHighest(rates: readonly number[]): number[] {
  const trimmed = Math.max(MIN_TRIMMED, Math.ceil(rates.length * TRIMMED_SHARE));
  return rates.toSorted((a, b) => a - b).slice(0, rates.length - trimmed);
}

function describeRegression(
  what: string,
  version: readonly Share[],
  predecessor: readonly Share[],
  unit: 'networks' | 'persons' = 'networks',
): string {
  return `it ${what} ${partOf(version, unit)}, its predecessor on ${partOf(predecessor, unit)}`;
}

function partOf(shares: readonly Share[], unit: string): string {
  const [bad, all] = [sum(shares.map((share) => share.bad)), sum(shares.map((share) => share.all))];
  return `${String(bad)} of ${String(all)} page loads from ${String(shares.length)} ${unit}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
