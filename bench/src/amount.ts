import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  args: process.argv.slice(3),
  options: { smoke: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** `--smoke`: the smallest form, which shows that a benchmark runs; its figures mean nothing and are not stored. */
export const isSmoke = values.smoke;

/** What follows the benchmark's name on the command line. */
export const givenArguments: readonly string[] = positionals;

/** As many rounds, seconds or rows as a figure needs, or as few as show that the benchmark runs. */
export function amount<Value>(full: Value, smoke: Value): Value {
  return isSmoke ? smoke : full;
}

/** A number from the command line in place of the usual one. */
export function givenAmount(full: number, smoke: number, index = 0): number {
  return Number(givenArguments[index] ?? amount(full, smoke));
}
