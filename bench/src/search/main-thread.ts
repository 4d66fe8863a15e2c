import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Microseconds of wall time, and of CPU time of the thread, which other load does not change. */
  readonly dur?: number;
  readonly tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];
const PREFIX = 'bench-step-';

/** CPU milliseconds of the page's main thread for one step. */
export interface StepCost {
  /** The longest task. */
  readonly longest: number;
  /** Sum of all tasks until the next step. */
  readonly sum: number;
}

/** Records the main thread's tasks during some steps; each lasts until the next one begins. */
export async function timeSteps(
  browser: Browser,
  page: Page,
  steps: readonly (() => Promise<void>)[],
): Promise<StepCost[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const [index, step] of steps.entries()) {
    await mark(page, index);
    await step();
  }
  await mark(page, steps.length);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  return steps.map((_, index) => costBetween(traceEvents, index));
}

function mark(page: Page, index: number): Promise<void> {
  return page.evaluate((name) => void performance.mark(name), `${PREFIX}${index}`);
}

function costBetween(events: readonly TraceEvent[], index: number): StepCost {
  const from = events.find(({ name }) => name === `${PREFIX}${index}`);
  const to = events.find(({ name }) => name === `${PREFIX}${index + 1}`);
  if (!from || !to) throw new Error(`The trace has lost step ${index}.`);
  const tasks = events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = ph === 'X' && name === 'RunTask';
      return isTask && pid === from.pid && tid === from.tid && ts > from.ts && ts < to.ts;
    })
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return { longest: Math.max(0, ...tasks), sum: tasks.reduce((total, duration) => total + duration, 0) };
}
