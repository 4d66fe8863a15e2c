import { createHash } from 'node:crypto';
import type { AreaManifest } from '../contract/index.ts';

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

/** Files of a chunk. */
export interface ChunkFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Content of `release.json`: one build of one app. Files are relative to the release's folder. */
export interface BuiltRelease {
  readonly name: string;
  /** `<package version>-<first 10 of the content hash>`. */
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
  /** Of the shell: the small script that a rendered page runs first; it runs the others after the first paint. */
  readonly starter?: string;
  /** Files of named chunks: those that an area's mounts name, or all named chunks of the shell. */
  readonly chunks?: Readonly<Record<string, ChunkFiles>>;
  /** `sha384-…` of every file of the release, by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the shell: versions of the libraries that it provides to areas, by import name. */
  readonly provides?: Readonly<Record<string, string>>;
  /** Of an area: version ranges of the libraries that it takes from the shell, by import name. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Hash of the contract types that it was built against or, for the shell, provides. */
  readonly contractTypes?: string;
  /** An area's `area.json`; absent for the shell. */
  readonly area?: AreaManifest;
}

/** Subresource integrity of a file's content: `sha384-` and Base64. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Hash of the names and contents of all files, so that the same build always has the same version. Hexadecimal. */
export function contentHash(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file}\0${files[file]}\n`);
  return hash.digest('hex');
}
