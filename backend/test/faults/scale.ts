/** `npm run faults -w backend` runs the long form of every fault; the test run a short one. */
export const isLong = process.env['FAULTS'] === 'long';

/** How often a fault is caused: the figure of docs/quality.md, or fewer in the test run. */
export function times(long: number, short: number): number {
  return isLong ? long : short;
}
