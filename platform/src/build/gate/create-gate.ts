import { setTimeout as sleep } from 'node:timers/promises';
import type { GateProblem } from '../../contract/index.ts';
import {
  SHELL,
  type Gate,
  type GateDepth,
  type GateReport,
  type GateStep,
  type VersionSet,
} from '../../contract/server/index.ts';
import type { ReleaseStore } from '../../registry/index.ts';
import type { Candidate, SlowCheck } from './candidate.ts';
import { checkContractVersions } from './check-contract-version.ts';
import { checkLinks, checkMounts } from './check-mounts.ts';
import { checkSharedLibraries } from './check-shared-libraries.ts';
import { checkStyles } from './styles/check-styles.ts';
import { checkWeights } from './weight/check-weights.ts';
import type { Budgets } from './weight/budgets.ts';

/** What a gate works with. */
export interface GateOptions {
  readonly store: ReleaseStore;
  /** What a part's scripts may weigh; the operator's word. */
  readonly budgets?: Budgets;
  /** Checks that a quick one leaves out; they run at the same time. */
  readonly slowChecks?: readonly SlowCheck[];
  /**
   * By then a full check ends, in milliseconds. Default {@link DEADLINE_MS}; a deep one has {@link DEEP_DEADLINE_MS}.
   */
  readonly deadlineMs?: number;
}

/** A machine that takes longer for the largest area would not serve it well either. */
const DEADLINE_MS = 90_000;
const DEEP_DEADLINE_MS = 15 * 60_000;
/** How long a check may take to end what it has started, once it is too late. */
const GRACE_MS = 5000;

/** Creates the gate of a store. */
export function createGate(options: GateOptions): Gate {
  return {
    check: (set, changed, depth) => check(options, { set, changed: [changed].flat(), depth }),
    warmUp: () => options.slowChecks?.forEach((slow) => slow.warmUp?.()),
  };
}

interface Question {
  readonly set: VersionSet;
  readonly changed: readonly string[];
  readonly depth: GateDepth;
}

/** One deadline for everything: what takes longer is a refusal, and nothing of it is left running. */
async function check(options: GateOptions, question: Question): Promise<GateReport> {
  const eachMs = question.depth === 'deep' ? DEEP_DEADLINE_MS : (options.deadlineMs ?? DEADLINE_MS);
  // What changes together is checked at once, and takes as long as each would.
  const deadlineMs = eachMs * Math.max(1, question.changed.length);
  const { signal, cancel } = startDeadline(deadlineMs);
  const steps: GateStep[] = [];
  const running = runChecks(options, question, { signal, steps });
  try {
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
    const report = await Promise.race([running, tooLate]);
    if (report) return { ...report, steps };
    // What was found until then says more than that it took too long.
    const late = await Promise.race([running.catch(() => undefined), sleep(GRACE_MS, undefined)]);
    return late?.problems.length ? { ...late, steps } : tooLong(deadlineMs, steps);
  } finally {
    cancel();
  }
}

function startDeadline(milliseconds: number): { signal: AbortSignal; cancel: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new Error('The gate took too long.')), milliseconds);
  return { signal: controller.signal, cancel: () => clearTimeout(timer) };
}

function tooLong(deadlineMs: number, steps: readonly GateStep[]): GateReport {
  const done = steps.map(({ name }) => name).join(', ') || 'nothing';
  const reason = `The gate was not done after ${String(deadlineMs / 1000)} s; done were: ${done}.`;
  const fix = 'Try again on a machine with less to do; if it happens again, look for code that never ends.';
  return { problems: [{ check: 'deadline', reason, fix }], unchecked: [], steps };
}

interface Run {
  readonly signal: AbortSignal;
  readonly steps: GateStep[];
}

async function runChecks(
  { store, slowChecks = [], budgets }: GateOptions,
  { set, changed, depth }: Question,
  { signal, steps }: Run,
): Promise<GateReport> {
  const damaged = await timed(steps, 'files', () => checkFiles(store, set, changed));
  if (damaged.length) return { problems: damaged, unchecked: [] };
  const candidate = await readCandidate(store, set, changed);
  const shared = checkSharedLibraries(candidate);
  const problems = [
    ...checkContractVersions(candidate),
    ...checkMounts(candidate),
    ...checkLinks(candidate),
    ...shared.problems,
  ];
  // A set that already fails the quick checks needs no slow ones.
  if (problems.length || depth === 'quick') return { problems, unchecked: shared.unchecked };
  const weights = await timed(steps, 'weight', () => checkWeights(store, candidate, budgets));
  const styles = await timed(steps, 'styles', () => checkStyles(store, candidate));
  const read = [...weights.problems, ...styles];
  if (read.length) return { problems: read, unchecked: shared.unchecked };
  const run = (slow: SlowCheck) => timed(steps, slow.name, () => slow.run(candidate, { signal, depth }));
  const reports = [shared, ...(await Promise.all(slowChecks.map(run)))];
  return {
    problems: reports.flatMap((report) => report.problems),
    unchecked: reports.flatMap((report) => report.unchecked),
    warnings: reports.flatMap((report: GateReport) => report.warnings ?? []),
  };
}

async function timed<Result extends object>(
  steps: GateStep[],
  name: string,
  act: () => Promise<Result & Pick<GateReport, 'note'>>,
): Promise<Result> {
  const started = performance.now();
  const result = await act();
  const note = result.note === undefined ? {} : { note: result.note };
  steps.push({ name, milliseconds: Math.round(performance.now() - started), ...note });
  return result;
}

async function checkFiles(
  store: ReleaseStore,
  set: VersionSet,
  changed: readonly string[],
): Promise<GateProblem[]> {
  const reasons = await Promise.all(changed.map((area) => store.check(area, set[area] ?? '')));
  const fix = 'Build and release it again: its files can no longer be trusted.';
  return reasons.flat().map((reason) => ({ check: 'files', reason, fix }));
}

async function readCandidate(
  store: ReleaseStore,
  versions: VersionSet,
  changed: readonly string[],
): Promise<Candidate> {
  const found = await Promise.all(
    Object.entries(versions).map(([name, version]) => store.findRelease(name, version)),
  );
  const releases = found.flatMap((release) => release ?? []);
  const areas = releases.filter(({ name }) => name !== SHELL);
  return {
    versions,
    changed,
    shell: releases.find(({ name }) => name === SHELL),
    concerned: changed.includes(SHELL) ? areas : areas.filter(({ name }) => changed.includes(name)),
    areas,
  };
}
