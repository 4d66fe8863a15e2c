import type { AreaMount, DataPreload, NavigationEntry } from './area.ts';
import type { AreaOverride } from './override.ts';

/** A mount of a live release, with the addresses of what its pages need beyond the area's own code. */
export interface LiveMount extends AreaMount {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** One live release of an area, with everything that the page needs to load it. Addresses are absolute paths or URLs. */
export interface AreaRelease {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  /** Address of the remote entry script, hashed: `/areas/mf-public/<version>/static/js/entry.<hash>.js`. */
  readonly entry: string;
  /**
   * Global variable that the entry script defines, another one for each build, so that two releases never mix:
   * `registerRemotes([{ name, entry, entryGlobalName: entryGlobal, type: 'global' }], { force: true })`.
   */
  readonly entryGlobal: string;
  /** Addresses of the chunks that `./area` needs beyond the entry. */
  readonly scripts: readonly string[];
  /** Addresses of the style sheets that `./area` needs. */
  readonly styles: readonly string[];
  /** `sha384-…` of every script and style sheet of the release, by address. Empty under development. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly mounts: readonly LiveMount[];
  readonly navigation: readonly NavigationEntry[];
  readonly preload: readonly DataPreload[];
  /** Whose the area is, for people. */
  readonly team?: string;
}

/** Which release of each area is live now; the body of `/registry.json`. */
export interface LiveRegistry {
  /** Short id of exactly this set of versions (shell included), for error reports and logs. */
  readonly composition: string;
  /** Version of the shell that belongs to this set; a page that runs another one is older than the registry. */
  readonly shell: string;
  /** `sha384-…` of what that shell loads later on, by address; absent when it loads nothing, and under development. */
  readonly shellIntegrity?: Readonly<Record<string, string>>;
  readonly areas: readonly AreaRelease[];
  /** Areas that come from development servers, in this browser alone; absent for visitors. */
  readonly overrides?: readonly AreaOverride[];
  /** Share of pages that report how they do, 0 to 1; absent: all. */
  readonly reportShare?: number;
}
