import type { GateProblem } from '../contract/releases.ts';
import type { Gate, GateDepth, GateReport, VersionSet } from '../release/gate.ts';
import { SHELL } from '../store/index.ts';
import type { BuiltRelease, ReleaseStore } from '../store/index.ts';
import { checkContractVersions } from './check-contract-version.ts';
import { checkMounts } from './check-mounts.ts';
import { checkSharedLibraries } from './check-shared-libraries.ts';

/** A set with the descriptions of its releases, and which of them is about to change. */
export interface Candidate {
  readonly versions: VersionSet;
  /** The area that is about to change. */
  readonly area: string;
  readonly shell: BuiltRelease | undefined;
  /** The areas that the change concerns: the changed one, or all when it is the shell. */
  readonly concerned: readonly BuiltRelease[];
  /** All areas of the set. */
  readonly areas: readonly BuiltRelease[];
}

/** One of the looks that take longer than a moment. */
export type DeepCheck = (candidate: Candidate) => Promise<GateReport>;

/** What a gate needs. */
export interface GateOptions {
  readonly store: ReleaseStore;
  /** Paths that are no area's to mount, beside the platform's own; with everything below. */
  readonly reservedPaths?: readonly string[];
  /** Looks that only a full check takes, at the same time. */
  readonly deepChecks?: readonly DeepCheck[];
}

/** Makes the gate over a store. */
export function createGate(options: GateOptions): Gate {
  return { check: (set, area, depth) => check(options, set, area, depth) };
}

async function check(
  { store, reservedPaths = [], deepChecks = [] }: GateOptions,
  versions: VersionSet,
  area: string,
  depth: GateDepth,
): Promise<GateReport> {
  const broken = await checkFiles(store, area, versions[area] ?? '');
  if (broken.length) return { problems: broken, unchecked: [] };
  const candidate = await readCandidate(store, versions, area);
  const shared = checkSharedLibraries(candidate);
  const problems = [
    ...checkContractVersions(candidate),
    ...checkMounts(candidate, reservedPaths),
    ...shared.problems,
  ];
  // What does not fit on paper need not be tried.
  if (problems.length || depth === 'quick') return { problems, unchecked: shared.unchecked };
  const reports = [shared, ...(await Promise.all(deepChecks.map((look) => look(candidate))))];
  return {
    problems: reports.flatMap((report) => report.problems),
    unchecked: reports.flatMap((report) => report.unchecked),
  };
}

async function checkFiles(store: ReleaseStore, area: string, version: string): Promise<GateProblem[]> {
  const reasons = await store.check(area, version);
  const fix = 'Build and release it again: these files can be trusted no longer.';
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
