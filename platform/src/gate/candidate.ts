import type { GateReport, VersionSet } from '../release/gate.ts';
import type { BuiltRelease } from '../store/index.ts';

/** The versions that would be live after a change, with the descriptions of their releases. */
export interface Candidate {
  readonly versions: VersionSet;
  /** The area that is about to change. */
  readonly area: string;
  readonly shell: BuiltRelease | undefined;
  /** The areas to check: the changed one, or all of them when the shell changes. */
  readonly concerned: readonly BuiltRelease[];
  /** All areas of the set. */
  readonly areas: readonly BuiltRelease[];
}

/** A check that takes longer than a moment. */
export type DeepCheck = (candidate: Candidate) => Promise<GateReport>;
