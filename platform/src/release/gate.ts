import type { GateProblem } from '../contract/releases.ts';

/** A set of versions, by area, the shell among them. */
export type VersionSet = Readonly<Record<string, string>>;

/** What the gate has to say about a set. */
export interface GateReport {
  /** What keeps the set from going live; empty when it fits. */
  readonly problems: readonly GateProblem[];
  /** What could not be looked at here, and why; never silently left out. */
  readonly unchecked: readonly string[];
}

/** How thoroughly to look: `quick` leaves out what takes more than a moment, for going back in an emergency. */
export type GateDepth = 'quick' | 'full';

/** Decides whether a set of versions may be live together, given the area that is about to change. */
export interface Gate {
  check(set: VersionSet, area: string, depth: GateDepth): Promise<GateReport>;
}
