import type { AreaMount, AreaPage, DataPreload, NavigationEntry } from './area.ts';
import type { AreaOverride } from './override.ts';

/** A mount of a live release, with the addresses of its chunks. */
export interface LiveMount extends AreaMount {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
}

/** A live release of an area, with everything that a page needs to load it. Addresses are absolute paths or URLs. */
export interface AreaRelease {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  /** Address of the remote entry script, hashed: `/areas/mf-public/<version>/static/js/entry.<hash>.js`. */
  readonly entry: string;
  /**
   * Global variable that the entry script defines; different for each build, so that two releases never mix.
   */
  readonly entryGlobal: string;
  /** Addresses of the scripts that `./area` needs in addition to the entry. */
  readonly scripts: readonly string[];
  /** Addresses of the style sheets that `./area` needs. */
  readonly styles: readonly string[];
  /** `sha384-…` of every script and style sheet of the release, by address. Empty in development. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly mounts: readonly LiveMount[];
  /** Addresses of its texts by part and language; absent in development. */
  readonly texts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly navigation: readonly NavigationEntry[];
  readonly preload: readonly DataPreload[];
  readonly pages?: readonly AreaPage[];
  /** Name of the team that owns the area. */
  readonly team?: string;
}

/** The releases that are live now; the body of `/registry.json`. */
export interface LiveRegistry {
  /** Short id of this set of versions, shell included, for error reports and logs. */
  readonly composition: string;
  /** Version of the live shell; a page that runs another one is older than the registry. */
  readonly shell: string;
  /** `sha384-…` of the files that the shell loads later, by address; absent when there are none and in development. */
  readonly shellIntegrity?: Readonly<Record<string, string>>;
  readonly areas: readonly AreaRelease[];
  /** Addresses of retired areas, in react-router syntax; absent when there are none. */
  readonly gone?: readonly string[];
  /** Areas that this browser loads from development servers; absent for visitors. */
  readonly overrides?: readonly AreaOverride[];
  /** Share of pages that report their health, 0 to 1; absent: all. */
  readonly reportShare?: number;
}
