import { createHash } from 'node:crypto';
import type { AreaManifest } from '../contract/index.ts';

/** Name under which the shell is released, beside the areas. */
export const SHELL = 'shell';

/** File beside the built files that describes them. */
export const RELEASE_FILE = 'release.json';

/** The build for rendering on a server, where a release has one; never served. */
export const SERVER_FILE = 'server/main.js';

/** Folder of what a release holds for servers alone; never served. */
export const SERVER_FOLDER = 'server/';

/** The sources of the types that a shell brings to the page, by their path, as JSON; for the gate. */
export const CONTRACT_FILE = 'server/contract.json';

/** Files of a part of an app. */
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
  /** Hash of the sources that it was built from. */
  readonly sourceHash: string;
  /** An area's remote entry; the shell's last script. */
  readonly entry: string;
  /** Global variable that an area's entry defines. */
  readonly entryGlobal: string;
  /** What `./area` loads beyond the entry; for the shell all scripts of the page, in order. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Of the shell: the small script that a rendered page runs first, which runs the others once the page is seen. */
  readonly starter?: string;
  /** What chunks load, by their name: those that an area's mounts name, and all of the shell's that have one. */
  readonly chunks?: Readonly<Record<string, ChunkFiles>>;
  /** Every file of the release with its `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
  /** Of the shell: versions of the libraries that it brings to the page, by their import name. */
  readonly provides?: Readonly<Record<string, string>>;
  /** Of an area: ranges of the libraries that it takes from the page, by their import name. */
  readonly requires?: Readonly<Record<string, string>>;
  /** Short name of the types that it was built against, or, of the shell, that it brings. */
  readonly contractTypes?: string;
  /** An area's `area.json`; absent for the shell. */
  readonly area?: AreaManifest;
}

/** Subresource integrity of a file's content: `sha384-` and Base64. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** Hash over names and contents of all files, so that the same build always has the same version. Hexadecimal. */
export function contentHash(files: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256');
  for (const file of Object.keys(files).sort()) hash.update(`${file}\0${files[file]}\n`);
  return hash.digest('hex');
}
