import { createHash } from 'node:crypto';
import type { AreaRelease, LiveRegistry } from '../contract/index.ts';
import { SHELL } from './built-release.ts';
import type { BuiltRelease } from './built-release.ts';
import type { ReleaseStore } from './store.ts';

/** Everything that is live: what the page is told, and the shell's own release. */
export interface LiveSet {
  /** Changes when anything that is live changes. */
  readonly etag: string;
  readonly registry: LiveRegistry;
  readonly shell: BuiltRelease;
}

/** No shell was ever released, so no page can be delivered. */
export class NothingLiveError extends Error {
  override readonly name = 'NothingLiveError';
}

/** Address of a file of a release, below the page's own origin. */
export function releaseAddress(name: string, version: string, file: string): string {
  return `/areas/${name}/${version}/${file}`;
}

/**
 * Reads the live set out of a store.
 * @throws NothingLiveError when no shell is live.
 */
export async function readLiveSet(store: ReleaseStore): Promise<LiveSet> {
  const { areas } = await store.readRegistry();
  const names = Object.keys(areas).sort();
  const releases = await Promise.all(names.map((name) => getRelease(store, name, areas[name]?.live ?? '')));
  const shell = releases.find((release) => release.name === SHELL);
  if (!shell) throw new NothingLiveError('No release of the shell is live.');
  const composition = compositionOf(releases);
  const remotes = releases.filter((release) => release !== shell).map(toAreaRelease);
  return { etag: composition, shell, registry: { composition, shell: shell.version, areas: remotes } };
}

async function getRelease(store: ReleaseStore, name: string, version: string): Promise<BuiltRelease> {
  const release = await store.findRelease(name, version);
  if (!release)
    throw new Error(`The registry says that ${name} ${version} is live, but the store has no such release.`);
  return release;
}

function compositionOf(releases: readonly BuiltRelease[]): string {
  const list = releases.map(({ name, version }) => `${name}@${version}`).join('\n');
  return createHash('sha256').update(list).digest('hex').slice(0, 12);
}

function toAreaRelease(release: BuiltRelease): AreaRelease {
  const address = (file: string) => releaseAddress(release.name, release.version, file);
  const loaded = Object.entries(release.files).filter(([file]) => /\.(?:js|css)$/.test(file));
  return {
    name: release.name,
    version: release.version,
    contract: release.contract,
    entry: address(release.entry),
    entryGlobal: release.entryGlobal,
    scripts: release.scripts.map(address),
    styles: release.styles.map(address),
    integrity: Object.fromEntries(loaded.map(([file, value]) => [address(file), value])),
    mounts: release.area?.mounts ?? [],
    navigation: release.area?.navigation ?? [],
    preload: release.area?.preload ?? [],
  };
}
