import type { GateProblem } from '../contract/releases.ts';
import type { Gate, GateDepth, GateReport, VersionSet } from '../release/gate.ts';
import { SHELL } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Candidate, DeepCheck } from './candidate.ts';
import { checkContractVersions } from './check-contract-version.ts';
import { checkMounts } from './check-mounts.ts';
import { checkSharedLibraries } from './check-shared-libraries.ts';

/** What a gate works with. */
export interface GateOptions {
  readonly store: ReleaseStore;
  /** Paths that no area may mount, with everything below them, in addition to the platform's own. */
  readonly reservedPaths?: readonly string[];
  /** Slow checks that only a full check runs, all at the same time. */
  readonly deepChecks?: readonly DeepCheck[];
}

/** Creates the gate of a store. */
export function createGate(options: GateOptions): Gate {
  return { check: (set, area, depth) => check(options, set, area, depth) };
}

async function check(
  { store, reservedPaths = [], deepChecks = [] }: GateOptions,
  versions: VersionSet,
  area: string,
  depth: GateDepth,
): Promise<GateReport> {
  const damaged = await checkFiles(store, area, versions[area] ?? '');
  if (damaged.length) return { problems: damaged, unchecked: [] };
  const candidate = await readCandidate(store, versions, area);
  const shared = checkSharedLibraries(candidate);
  const problems = [
    ...checkContractVersions(candidate),
    ...checkMounts(candidate, reservedPaths),
    ...shared.problems,
  ];
  // A set that already fails the quick checks needs no slow ones.
  if (problems.length || depth === 'quick') return { problems, unchecked: shared.unchecked };
  const reports = [shared, ...(await Promise.all(deepChecks.map((deepCheck) => deepCheck(candidate))))];
  return {
    problems: reports.flatMap((report) => report.problems),
    unchecked: reports.flatMap((report) => report.unchecked),
  };
}

async function checkFiles(store: ReleaseStore, area: string, version: string): Promise<GateProblem[]> {
  const reasons = await store.check(area, version);
  const fix = 'Build and release it again: its files can no longer be trusted.';
  return reasons.map((reason) => ({ check: 'files', reason, fix }));
}

async function readCandidate(store: ReleaseStore, versions: VersionSet, area: string): Promise<Candidate> {
  const found = await Promise.all(
    Object.entries(versions).map(([name, version]) => store.findRelease(name, version)),
  );
  const releases = found.flatMap((release) => release ?? []);
  const areas = releases.filter(({ name }) => name !== SHELL);
  return {
    versions,
    area,
    shell: releases.find(({ name }) => name === SHELL),
    concerned: area === SHELL ? areas : areas.filter(({ name }) => name === area),
    areas,
  };
}
