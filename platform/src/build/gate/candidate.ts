import type { BuiltRelease, GateDepth, GateReport, VersionSet } from '../../contract/server/index.ts';

/** The versions that would be live after a change, with the descriptions of their releases. */
export interface Candidate {
  readonly versions: VersionSet;
  /** The areas that are about to change, the shell among them or not. */
  readonly changed: readonly string[];
  readonly shell: BuiltRelease | undefined;
  /** The areas to check: the changed ones, or all of them when the shell changes. */
  readonly concerned: readonly BuiltRelease[];
  /** All areas of the set. */
  readonly areas: readonly BuiltRelease[];
}

/** How a slow check is to be run. */
export interface SlowCheckOptions {
  /** Ends the check, with every process that it has started. */
  readonly signal: AbortSignal;
  readonly depth: GateDepth;
}

/** A check that takes longer than a moment. */
export interface SlowCheck {
  /** For the times in the verdict. */
  readonly name: string;
  readonly run: (candidate: Candidate, options: SlowCheckOptions) => Promise<GateReport>;
  /** Starts ahead what takes long to start. */
  readonly warmUp?: () => void;
}
