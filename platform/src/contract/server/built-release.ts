import { createHash } from 'node:crypto';
import type { AreaManifest } from '../index.ts';

/** Name of the shell's releases. */
export const SHELL = 'shell';

/** File of a build that describes it; contains a {@link BuiltRelease}. */
export const RELEASE_FILE = 'release.json';

/** The build for server rendering, where a release has one; never served to browsers. */
export const SERVER_FILE = 'server/main.js';

/** Folder of a release's files for servers; never served to browsers. */
export const SERVER_FOLDER = 'server/';

/** The sources of the types that a shell provides to areas, by path, as JSON; the gate compares them. */
export const CONTRACT_FILE = 'server/contract.json';

/** File of the source map of one of a release's scripts. */
export function sourceMapOf(file: string): string {
  return `${SERVER_FOLDER}maps/${file}.map`;
}

/** Files of a chunk. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Content of `release.json`: one build of one app. Files are relative to the release's folder. */
export interface BuiltRelease {
  readonly name: string;
  /** As {@link releaseVersion} makes it. */
  readonly version: string;
  readonly contract: string;
  /** {@link sourceHash} of the build. */
  readonly sourceHash: string;
  /** An area's remote entry, or the shell's last script. */
  readonly entry: string;
  /** Global variable that an area's entry defines. */
  readonly entryGlobal: string;
  /** Scripts that `./area` loads after the entry; for the shell all scripts of the page, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /**
   * Of the shell: the small script that a rendered page runs first; it loads the others from the page's template. (A
   * release with `starter` in its place expects them preloaded, and runs them without its starter.)
   */
  readonly pageStarter?: string;
  /** Files of named chunks: those that an area's mounts name, or all named chunks of the shell. */
  readonly chunks?: Readonly<Record<string, ChunkFiles>>;
  /** `sha384-…` of every file of the release, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the shell: versions of the libraries that it provides to areas, by import name. */
  readonly provides?: Readonly<Record<string, string>>;
  /** Of an area: version ranges of the libraries that it takes from the shell, by import name. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Of an area: what it takes of the modules of this workspace that the shell provides, by import name. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  /** Hash of the contract types that it was built against or, for the shell, provides. */
  readonly contractTypes?: string;
  /** What its first load may weigh in KB of brotli, where it has set itself less than the product allows. */
  readonly budget?: number;
  /** An area's `area.json`; absent for the shell. */
  readonly area?: AreaManifest;
  /** Of the shell: its team. An area's is in its {@link BuiltRelease.area}. */
  readonly owner?: Owner;
}

/** Who a release belongs to. */
export type Owner = Pick<AreaManifest, 'team' | 'teamMail'>;

/** The team of a release and its address; empty where it names none. */
export function ownerOf({ area, owner }: BuiltRelease): Owner {
  const { team, teamMail } = owner ?? area ?? {};
  return { ...(team === undefined ? {} : { team }), ...(teamMail === undefined ? {} : { teamMail }) };
}

/** Subresource integrity of a file's content: `sha384-` and Base64. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Hexadecimal digits of the hash in a version, and in versions from before the description was part of the hash. */
const HASH_DIGITS = 16;
const FILES_HASH_DIGITS = 10;

/** Version of a build: `<package version>-<hash>`, so that nothing of a build can change under its version. */
export function releaseVersion(packageVersion: string, release: Omit<BuiltRelease, 'version'>): string {
  return `${packageVersion}-${releaseHash(release)}`;
}

/** Whether the version of a build is that of its description, and so of its files. */
export function hasOwnVersion(release: BuiltRelease): boolean {
  return release.version.endsWith(`-${releaseHash(release)}`);
}

/** The same for a stored release, which may be older: its version is then a hash of the files alone. */
export function hasStoredVersion(release: BuiltRelease): boolean {
  return hasOwnVersion(release) || release.version.endsWith(`-${filesHash(release.files)}`);
}

/**
 * Hash of all fields of a build but its version, and but its `sourceHash`: sources with the same output have the same
 * version.
 */
function releaseHash(release: Omit<BuiltRelease, 'version'>): string {
  const content = JSON.stringify({ ...release, version: undefined, sourceHash: undefined }, sortKeys);
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function filesHash(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file}\0${files[file]}\n`);
  return hash.digest('hex').slice(0, FILES_HASH_DIGITS);
}
