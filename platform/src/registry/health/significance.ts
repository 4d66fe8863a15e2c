interface Share {
  /** More than `all` counts as `all`. */
  readonly bad: number;
  readonly all: number;
}

/**
 * Significance test of two proportions: Fisher's exact test, one-sided. Returns the p-value, the probability of at
 * least `first.bad` bad page loads in the first sample if both versions are equally good.
 */
export function fisherExactTest(first: Share, second: Share): number {
  const badFirst = Math.min(first.bad, first.all);
  const bad = badFirst + Math.min(second.bad, second.all);
  const all = first.all + second.all;
  const maxCount = Math.min(bad, first.all);
  let pValue = 0;
  for (let count = badFirst; count <= maxCount; count += 1) {
    const probability = Math.exp(
      logChoose(bad, count) + logChoose(all - bad, first.all - count) - logChoose(all, first.all),
    );
    pValue += probability;
    // All further terms are smaller.
    if (probability < pValue * 1e-12) break;
  }
  return Math.min(1, pValue);
}

function logChoose(n: number, k: number): number {
  return k < 0 || k > n ? -Infinity : logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

const EXACT_BELOW = 256;
const LOG_FACTORIALS = Array.from({ length: EXACT_BELOW }, () => 0);
for (let n = 2; n < EXACT_BELOW; n += 1) LOG_FACTORIALS[n] = (LOG_FACTORIALS[n - 1] ?? 0) + Math.log(n);

/** Exact below {@link EXACT_BELOW}; Stirling's series, accurate to 1e-12, above. */
function logFactorial(n: number): number {
  const known = LOG_FACTORIALS[n];
  if (known !== undefined) return known;
  return (n + 0.5) * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI) + 1 / (12 * n) - 1 / (360 * n ** 3);
}
