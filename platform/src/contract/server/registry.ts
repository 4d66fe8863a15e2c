import type { SourceState } from '../releases.ts';
import { SHELL } from './built-release.ts';
import type { VersionSet } from './gate.ts';

/** Which version of an app is live, and which were before. */
export interface LiveEntry {
  readonly live: string;
  /** When it went live, ISO 8601. */
  readonly since: string;
  /** How, by whom and why it went live; absent in old registries. */
  readonly by?: Reason & { readonly kind: ChangeKind };
  /** Versions that were live before, latest first; a rollback restores the first one. */
  readonly earlier: readonly string[];
  /** A version that a share of the visitors gets instead. */
  readonly canary?: Canary;
}

/** A version that a share of the visitors gets. */
export interface Canary extends Reason {
  readonly version: string;
  /** More than 0, at most 1. */
  readonly share: number;
  /** When this version became the canary, with any share; ISO 8601. */
  readonly since: string;
}

/**
 * An area that was taken out. It keeps the addresses that it owns, which answer 410 until it gives them up, and what it
 * needs to come back.
 */
export interface RetiredEntry extends Reason {
  /** The version that was live, which a rollback brings back. */
  readonly version: string;
  /** Versions that were live before it, latest first. */
  readonly earlier: readonly string[];
  /** When it was taken out, ISO 8601. */
  readonly since: string;
}

export type ChangeKind = 'promote' | 'rollback' | 'canary' | 'retire';

/** Why and by whom a version went live. */
export interface Reason {
  readonly who: string;
  readonly why: string;
  /** The gate's objections, when it was forced. */
  readonly forced?: readonly string[];
  /** What the version was released from, where that was a repository. */
  readonly source?: SourceState;
  /** All areas that changed in the same revision, where they were several. */
  readonly together?: readonly string[];
}

/** One change of the registry; together they are its history. */
export interface RegistryChange extends Reason {
  readonly kind: ChangeKind;
  readonly area: string;
  /** Version that was live before, or the canary that was rolled back; absent when nothing of the area was live. */
  readonly from?: string;
  /** Absent when the area was taken out. */
  readonly to?: string;
  /** Of a canary, 0 to 1; 0 ended it. */
  readonly share?: number;
  /** ISO 8601. */
  readonly when: string;
}

/** One revision of the registry. Revisions are numbered from 1 and never change. */
export interface Registry {
  readonly revision: number;
  readonly areas: Readonly<Record<string, LiveEntry>>;
  /** Areas that were taken out and have not come back. */
  readonly retired?: Readonly<Record<string, RetiredEntry>>;
  /** The change that made this revision; absent before the first, and when an address was given up. */
  readonly change?: RegistryChange;
  /** The changes that made this revision together, in place of one. */
  readonly changes?: readonly RegistryChange[];
  /** Which area owns which addresses; absent in revisions of older platforms: then what is live decides. */
  readonly claims?: Claims;
  /** The address that was given up, when that made this revision. */
  readonly addressChange?: AddressChange;
}

/** What has changed in a revision; empty when an address was given up. */
export function changesOf({ change, changes = [] }: Registry): readonly RegistryChange[] {
  return change ? [change] : changes;
}

/** An address that its owner gave up. */
export interface AddressChange extends Reason {
  readonly kind: 'give-up';
  readonly area: string;
  readonly pattern: string;
  /** ISO 8601. */
  readonly when: string;
}

/** The platform as author of an automatic change. */
export const PLATFORM = 'platform';

/** Whether a shell is live, so that pages can be delivered; a store without one counts as empty. */
export function hasLiveShell({ areas }: Registry): boolean {
  return areas[SHELL] !== undefined;
}

/** The patterns that each area owns, as its `area.json` mounts them. */
export type Claims = Readonly<Record<string, readonly string[]>>;

/** The versions that visitors outside of a canary get. */
export function liveVersions({ areas }: Registry): VersionSet {
  return Object.fromEntries(Object.entries(areas).map(([name, { live }]) => [name, live]));
}
