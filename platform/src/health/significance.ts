interface Share {
  /** May not be more than `all`; more counts as all. */
  readonly bad: number;
  readonly all: number;
}

/**
 * How likely it is, if two versions are equally good, that at least so much went wrong with the first one: Fisher's
 * exact test, one-sided.
 */
export function fisherExactTest(first: Share, second: Share): number {
  const badFirst = Math.min(first.bad, first.all);
  const bad = badFirst + Math.min(second.bad, second.all);
  const all = first.all + second.all;
  const most = Math.min(bad, first.all);
  let chance = 0;
  for (let count = badFirst; count <= most; count += 1) {
    const step = Math.exp(
      logChoose(bad, count) + logChoose(all - bad, first.all - count) - logChoose(all, first.all),
    );
    chance += step;
    // The rest is smaller still.
    if (step < chance * 1e-12) break;
  }
  return Math.min(1, chance);
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const EXACT_BELOW = 256;
const LOG_FACTORIALS = Array.from({ length: EXACT_BELOW }, () => 0);
for (let n = 2; n < EXACT_BELOW; n += 1) LOG_FACTORIALS[n] = (LOG_FACTORIALS[n - 1] ?? 0) + Math.log(n);

/** Exact for small numbers; Stirling's series, good to 1e-12, for the others. */
function logFactorial(n: number): number {
  const known = LOG_FACTORIALS[n];
  if (known !== undefined) return known;
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
}
