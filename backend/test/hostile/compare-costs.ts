import assert from 'node:assert/strict';
import { HOSTILE_SHAPES, PLAIN, type Shape } from './shapes.ts';

const MAX_RATIO = 3;
/** What costs no more than this is no attack, however little its plain sister costs. */
const FREE_MS = 2;
const RUNS = 2;
/** A first look that finds something is repeated: other work may have been measured. */
const MORE_RUNS = 12;

/** What a text costs: prepared with it first, then done as often as it takes. */
export type Prepare = (shape: Shape) => Promise<() => Promise<unknown>>;

interface Measured {
  readonly label: string;
  readonly act: () => Promise<unknown>;
  /** Milliseconds of processor time. */
  least: number;
}

/**
 * Compares what an act costs this process with hostile texts and with a plain one: processor time, which is the same on
 * a busy machine. (That of the thread alone is only counted by the millisecond.)
 *
 * @throws AssertionError for a shape that costs more than three times the plain text
 */
export async function assertEvenCosts(name: string, prepare: Prepare): Promise<void> {
  const measured = async (label: string, shape: Shape): Promise<Measured> => {
    return { label, act: await prepare(shape), least: Infinity };
  };
  const plain = await measured('plain', PLAIN);
  const hostile = await Promise.all(
    Object.entries(HOSTILE_SHAPES).map(([label, shape]) => measured(label, shape)),
  );
  await measure([plain, ...hostile], RUNS);
  const isCostly = ({ least }: Measured) => least > FREE_MS && least > MAX_RATIO * plain.least;
  const suspects = hostile.filter(isCostly);
  if (suspects.length > 0) await measure([plain, ...suspects], MORE_RUNS);
  const costly = suspects.filter(isCostly).map(({ label, least }) => `${label} ${least} ms`);
  assert.deepEqual(costly, [], `${name}: a plain text costs ${plain.least} ms`);
}

/** The least of several runs of each, in turns. */
async function measure(all: readonly Measured[], runs: number): Promise<void> {
  for (let run = 0; run < runs; run += 1) {
    for (const one of all) {
      const before = process.cpuUsage();
      await one.act();
      const { user, system } = process.cpuUsage(before);
      one.least = Math.min(one.least, (user + system) / 1000);
    }
  }
}
