import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  integrityOf,
  RELEASE_FILE,
  releaseVersion,
  SHELL,
  type AddressPolicy,
  type BuiltRelease,
} from '../../contract/server/index.ts';
import { CONTRACT_VERSION, type AreaManifest } from '../../contract/index.ts';
import { DiskStore } from '../store/disk-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What runs functions when it ends: a test, or a trial. */
export interface Scope {
  after(ending: () => unknown): void;
}

/** Creates a folder that is removed when the test ends. */
export async function temporaryFolder(context: Scope): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'maida-platform-'));
  context.after(() => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  return folder;
}

/** Creates an empty store in a temporary folder. */
export async function temporaryStore(
  context: Scope,
  policy?: AddressPolicy,
): Promise<{ store: DiskStore; root: string }> {
  const root = await temporaryFolder(context);
  return { store: new DiskStore(root, policy), root };
}

/** What is special about a test's build. */
export interface TestBuildOptions {
  readonly name?: string;
  /** Makes one build differ from another. */
  readonly marker?: string;
  readonly area?: Partial<AreaManifest>;
  /** Additional files. */
  readonly files?: Readonly<Record<string, string>>;
  readonly release?: Partial<BuiltRelease>;
}

/** Writes a folder like the preset's output, and returns it. */
export async function writeBuild(context: Scope, options: TestBuildOptions = {}): Promise<string> {
  const folder = await temporaryFolder(context);
  const { name = 'mf-demo', marker = 'one' } = options;
  const area = areaOf(name, options);
  const own = name === SHELL ? {} : { 'area.json': JSON.stringify(area) };
  const files = { ...filesOf(name, marker), ...own, ...options.files };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(describe(name, files, options)));
  return folder;
}

/** Stores a build and makes it live; returns its version. */
export async function goLive(
  context: Scope,
  store: ReleaseStore,
  options: TestBuildOptions = {},
): Promise<string> {
  const { release } = await store.release(await writeBuild(context, options));
  await store.promote(release.name, release.version, { who: 'test', why: 'test' });
  return release.version;
}

function filesOf(name: string, marker: string): Record<string, string> {
  const padding = '// padding that is worth compressing\n'.repeat(40);
  const files = {
    'static/js/entry.js': `${padding}console.log('${name} ${marker}', { requiredVersion: "^19.0.0" })`,
    'static/css/area.css': `.${name}{color:red}/*${marker}*/`,
    'static/media/dish.png': 'not really a picture',
  };
  return name === SHELL
    ? { ...files, 'public/favicon.svg': '<svg/>' }
    : { ...files, 'static/js/area.js': padding };
}

function describe(name: string, files: Record<string, string>, options: TestBuildOptions): BuiltRelease {
  const hashes = Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]));
  const release = {
    name,
    contract: CONTRACT_VERSION,
    sourceHash: `source-${options.marker ?? 'one'}`,
    entry: 'static/js/entry.js',
    entryGlobal: `${name.replaceAll('-', '_')}_${options.marker ?? 'one'}`,
    scripts: name === SHELL ? ['static/js/entry.js'] : ['static/js/area.js'],
    styles: ['static/css/area.css'],
    files: hashes,
    ...(name === SHELL ? {} : { area: areaOf(name, options) }),
    ...options.release,
  };
  return { version: releaseVersion('1.0.0', release), ...release };
}

function areaOf(name: string, { area }: TestBuildOptions): AreaManifest {
  const usual = { contract: CONTRACT_VERSION, mounts: [{ path: '/' }], navigation: [], preload: [] };
  return { name, ...usual, ...area };
}
