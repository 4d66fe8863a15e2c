import type { GateReport, VersionSet } from '../release/gate.ts';
import type { BuiltRelease } from '../store/index.ts';

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

/** A check that takes longer than a moment. */
export interface DeepCheck {
  /** For the times in the verdict. */
  readonly name: string;
  /** @param signal ends the check, with every process that it has started */
  readonly run: (candidate: Candidate, signal: AbortSignal) => Promise<GateReport>;
  /** Starts ahead what takes long to start. */
  readonly warmUp?: () => void;
}
