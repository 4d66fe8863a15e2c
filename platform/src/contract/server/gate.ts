import type { GateProblem } from '../releases.ts';

/** A set of versions by area, including the shell. */
export type VersionSet = Readonly<Record<string, string>>;

/** The gate's verdict on a set. */
export interface GateReport {
  /** What prevents the set from going live; empty when it fits. */
  readonly problems: readonly GateProblem[];
  /** What could not be checked here, and why. It prevents the set from going live as a problem does. */
  readonly unchecked: readonly string[];
  /** What is not good but refuses nothing, one sentence each. */
  readonly warnings?: readonly string[];
  /** Of one check: what it looked at. */
  readonly note?: string;
  /** What took how long. */
  readonly steps?: readonly GateStep[];
}

/** One step of a check and its duration in milliseconds. */
export interface GateStep {
  readonly name: string;
  readonly milliseconds: number;
  /** What it looked at, where that is not everything. */
  readonly note?: string;
}

/**
 * How thoroughly to check: `quick` skips the slow checks, for a rollback in an emergency; `full` is the gate; `deep`
 * also walks through every page, for a team's own pipeline.
 */
export type GateDepth = 'quick' | 'full' | 'deep';

/** Decides whether versions may be live together. */
export interface Gate {
  /** @param changed the area that is about to change, or the areas that change together */
  check(set: VersionSet, changed: string | readonly string[], depth: GateDepth): Promise<GateReport>;
  /** Prepares for a full check that is about to come. */
  readonly warmUp?: () => void;
}
