import type { TinyArea } from './tiny-builds.ts';

/** A release that somebody might make, and what the gate must say. */
export interface CarelessRelease {
  readonly name: string;
  readonly change: TinyArea;
  /** The check that refuses it, and its words. */
  readonly verdict: readonly [check: string, reason: RegExp];
  /** Changes a stored file after the build. */
  readonly damage?: string;
}
