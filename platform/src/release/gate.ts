import type { GateProblem } from '../contract/releases.ts';

/** A set of versions by area, including the shell. */
export type VersionSet = Readonly<Record<string, string>>;

/** The gate's verdict on a set. */
export interface GateReport {
  /** What prevents the set from going live; empty when it fits. */
  readonly problems: readonly GateProblem[];
  /** What could not be checked here, and why; never silently left out. */
  readonly unchecked: readonly string[];
}

/** How thoroughly to check: `quick` skips the slow checks, for a rollback in an emergency. */
export type GateDepth = 'quick' | 'full';

/** Decides whether a set of versions may be live together; `area` is the one that is about to change. */
export interface Gate {
  check(set: VersionSet, area: string, depth: GateDepth): Promise<GateReport>;
}
