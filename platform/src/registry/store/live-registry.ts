import {
  LANGUAGES,
  textsChunk,
  type AreaMount,
  type AreaRelease,
  type LiveMount,
  type LiveRegistry,
} from '../../contract/index.ts';
import {
  compositionOf,
  NothingLiveError,
  PUBLIC_FOLDER,
  releaseAddress,
  SERVER_FILE,
  SHELL,
  type BuiltRelease,
  type LiveSet,
  type ShellRelease,
} from '../../contract/server/index.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Reads the releases of a set of versions from the store.
 * @throws NothingLiveError when it contains no shell
 */
export async function readSet(
  store: ReleaseStore,
  versions: Readonly<Record<string, string>>,
): Promise<LiveSet> {
  const names = Object.keys(versions).sort();
  const releases = await Promise.all(names.map((name) => getRelease(store, name, versions[name] ?? '')));
  const shell = releases.find((release) => release.name === SHELL);
  if (!shell) throw new NothingLiveError('No release of the shell is live.');
  const composition = compositionOf(versions);
  const remotes = releases.filter((release) => release !== shell).map(toAreaRelease);
  return {
    etag: composition,
    shell: toShellRelease(shell),
    registry: { composition, shell: shell.version, ...lateIntegrity(shell), areas: remotes },
  };
}

async function getRelease(store: ReleaseStore, name: string, version: string): Promise<BuiltRelease> {
  const release = await store.findRelease(name, version);
  if (!release)
    throw new Error(`The registry says that ${name} ${version} is live, but the store has no such release.`);
  return release;
}

/** Integrity of the chunks that the shell loads later; the page's tags carry the integrity of its initial files. */
function lateIntegrity(shell: BuiltRelease): Pick<LiveRegistry, 'shellIntegrity'> {
  const { scripts, styles, pageStarter } = shell;
  const initial = [...scripts, ...styles, ...(pageStarter === undefined ? [] : [pageStarter])].map((file) =>
    releaseAddress(shell.name, shell.version, file),
  );
  const late = Object.entries(integrityByAddress(shell)).filter(([address]) => !initial.includes(address));
  return late.length ? { shellIntegrity: Object.fromEntries(late) } : {};
}

function toShellRelease(release: BuiltRelease): ShellRelease {
  const address = (file: string) => releaseAddress(release.name, release.version, file);
  const inFolder = Object.keys(release.files).filter((file) => file.startsWith(PUBLIC_FOLDER));
  return {
    version: release.version,
    scripts: release.scripts.map(address),
    ...(release.pageStarter === undefined ? {} : { starter: address(release.pageStarter) }),
    styles: release.styles.map(address),
    chunks: Object.fromEntries(
      Object.entries(release.chunks ?? {}).map(([name, { scripts }]) => [name, scripts.map(address)]),
    ),
    integrity: integrityByAddress(release),
    publicFiles: new Set(inFolder.map((file) => file.slice(PUBLIC_FOLDER.length))),
  };
}

/** A release of an area as pages see it in the registry. */
export function toAreaRelease(release: BuiltRelease): AreaRelease {
  const address = (file: string) => releaseAddress(release.name, release.version, file);
  return {
    name: release.name,
    version: release.version,
    contract: release.contract,
    entry: address(release.entry),
    entryGlobal: release.entryGlobal,
    scripts: release.scripts.map(address),
    styles: release.styles.map(address),
    integrity: integrityByAddress(release),
    mounts: (release.area?.mounts ?? []).map((mount) => toLiveMount(release, mount)),
    ...liveTexts(release),
    navigation: release.area?.navigation ?? [],
    preload: release.area?.preload ?? [],
    ...(release.area?.pages === undefined ? {} : { pages: release.area.pages }),
    ...(release.area?.team === undefined ? {} : { team: release.area.team }),
  };
}

/** The texts that the mounts name, in each language that the release has. */
function liveTexts({ name, version, area, chunks = {} }: BuiltRelease): Pick<AreaRelease, 'texts'> {
  const parts = [...new Set((area?.mounts ?? []).flatMap(({ texts = [] }) => texts))];
  if (parts.length === 0) return {};
  const addresses = (part: string) =>
    LANGUAGES.flatMap((language) => {
      const file = chunks[textsChunk(language, part)]?.scripts[0];
      return file === undefined ? [] : [[language, releaseAddress(name, version, file)] as const];
    });
  return { texts: Object.fromEntries(parts.map((part) => [part, Object.fromEntries(addresses(part))])) };
}

/** Replaces the names of chunks, which only their own release knows, by addresses. */
function toLiveMount(release: BuiltRelease, { chunks = [], ...mount }: AreaMount): LiveMount {
  if (chunks.length === 0) return mount;
  const files = (kind: 'scripts' | 'styles') => {
    const named = chunks.flatMap((chunk) => release.chunks?.[chunk]?.[kind] ?? []);
    const additional = [...new Set(named)].filter((file) => !release[kind].includes(file));
    return additional.map((file) => releaseAddress(release.name, release.version, file));
  };
  return { ...mount, scripts: files('scripts'), styles: files('styles') };
}

function integrityByAddress({ name, version, files }: BuiltRelease): Record<string, string> {
  const loaded = Object.entries(files).filter(([file]) => /\.(?:js|css)$/.test(file) && file !== SERVER_FILE);
  return Object.fromEntries(loaded.map(([file, value]) => [releaseAddress(name, version, file), value]));
}
