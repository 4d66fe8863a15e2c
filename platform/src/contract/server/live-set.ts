import { createHash } from 'node:crypto';
import type { LiveRegistry } from '../registry.ts';

/** A live release of the shell, as a delivered page needs it. Addresses are absolute paths or URLs. */
export interface ShellRelease {
  readonly version: string;
  /** Scripts of the page, in order. */
  readonly scripts: readonly string[];
  /** The script that a rendered page runs first; absent in older releases. */
  readonly starter?: string;
  readonly styles: readonly string[];
  /** Scripts of the chunks that it loads later, by the name of the chunk. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** `sha384-…` by address. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Files that are served from the root of the site: `favicon.svg`. */
  readonly publicFiles: ReadonlySet<string>;
}

/** A set of live releases: the registry for the page, and the shell's release. */
export interface LiveSet {
  /** Changes when anything that is live changes. */
  readonly etag: string;
  readonly registry: LiveRegistry;
  readonly shell: ShellRelease;
}

/** Folder of a release whose files are served from the root of the site. */
export const PUBLIC_FOLDER = 'public/';

/** No shell is live, so no page can be delivered. */
export class NothingLiveError extends Error {
  override readonly name = 'NothingLiveError';
}

/** Path of a file of a release on the site. */
export function releaseAddress(name: string, version: string, file: string): string {
  return `/areas/${name}/${version}/${file}`;
}

/** Short id of a set of versions; the order does not matter. */
export function compositionOf(versions: Readonly<Record<string, string>>): string {
  const names = Object.keys(versions).sort();
  const list = names.map((name) => `${name}@${versions[name] ?? ''}`).join('\n');
  return createHash('sha256').update(list).digest('hex').slice(0, 12);
}
