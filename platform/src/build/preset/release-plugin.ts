import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Chunk, Compilation, Compiler, Module, WebpackError, WebpackPluginInstance } from 'webpack';
import { CONTRACT_VERSION, LANGUAGES, textsChunk, type AreaManifest } from '../../contract/index.ts';
import {
  CONTRACT_FILE,
  integrityOf,
  RELEASE_FILE,
  releaseVersion,
  SERVER_FILE,
  SHELL,
  type BuiltRelease,
  type ChunkFiles,
} from '../../contract/server/index.ts';
import { buildGlobal } from './build-context.ts';
import { hashOfTypes, readContractTypes } from '../contract-types.ts';
import { readAreaManifest } from '../read-area-manifest.ts';
import type { BuildContext } from './options.ts';
import { ServerBuildProcess } from './server-build-process.ts';
import { sharedVersions } from './shared-versions.ts';
import { buildServiceWorker, buildStarter, findStarter } from './script-build.ts';

const NAME = 'MaidaRelease';

/**
 * Adds the app's `public` folder, `area.json`, server build, starter and service worker to the build, and describes it
 * in `release.json`.
 */
export class ReleasePlugin implements WebpackPluginInstance {
  readonly #context: BuildContext;

  constructor(context: BuildContext) {
    this.#context = context;
  }

  apply(compiler: Compiler): void {
    const { Compilation } = compiler.webpack;
    const { RawSource } = compiler.webpack.sources;
    const server = this.#startServerBuild(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const emit = (file: string, content: Buffer) => compilation.emitAsset(file, new RawSource(content));
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const foreign = this.#findForeignSource(module);
          if (foreign !== undefined) compilation.errors.push(foreignSource(compiler, foreign, module));
        }
      });
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => Promise.all([this.#addFiles(emit), this.#addScripts(emit)]).then(() => undefined),
      );
      // After the minimizer: server code is not minified.
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE },
        async () => {
          const build = await server;
          if (build) emit(SERVER_FILE, await build.content);
        },
      );
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => emit(RELEASE_FILE, toJson(await this.#describe(compilation))),
      );
    });
  }

  /** The path of a module that belongs to another area of the workspace. */
  #findForeignSource(module: Module): string | undefined {
    const { workspace, root } = this.#context;
    const file = 'resource' in module && typeof module.resource === 'string' ? module.resource : undefined;
    if (!file?.startsWith(workspace + path.sep) || file.startsWith(root + path.sep)) return undefined;
    const source = path.relative(workspace, file.split('?')[0] ?? '');
    const [folder = ''] = source.split(path.sep);
    return existsSync(path.join(workspace, folder, 'area.json')) ? source : undefined;
  }

  async #addFiles(emit: (file: string, content: Buffer) => void): Promise<void> {
    const folder = path.join(this.#context.root, 'public');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((candidate) => candidate.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      emit(`public/${path.relative(folder, file).replaceAll('\\', '/')}`, await readFile(file));
    }
    const area = await this.#readArea();
    if (area) emit('area.json', toJson(area));
    // An area brings the types that it was built against, so that the gate can compare them with any shell's.
    emit(CONTRACT_FILE, toJson(await readContractTypes(this.#context.workspace)));
  }

  async #addScripts(emit: (file: string, content: Buffer) => void): Promise<void> {
    if (this.#context.name !== SHELL) return;
    for (const build of [buildStarter, buildServiceWorker]) {
      const { file, content } = await build(this.#context);
      emit(file, content);
    }
  }

  /** Undefined for an app without rendered pages. It ends with the browser's build at the latest. */
  #startServerBuild(compiler: Compiler): Promise<ServerBuildProcess | undefined> {
    const start = async () => {
      const area = await this.#readArea();
      const isRendered = !area || area.mounts.some((mount) => mount.isRendered);
      return isRendered ? new ServerBuildProcess(this.#context) : undefined;
    };
    const started = start();
    // Whoever needs the build reports why it did not start.
    const stop = started.then(
      (build) => () => build?.stop(),
      () => () => undefined,
    );
    compiler.hooks.shutdown.tapPromise(NAME, async () => (await stop)());
    return started;
  }

  async #readArea(): Promise<AreaManifest | undefined> {
    return this.#context.name === SHELL ? undefined : readAreaManifest(this.#context);
  }

  async #describe(compilation: Compilation): Promise<BuiltRelease> {
    const { name, root, sourceHash, workspace, budget, owner } = this.#context;
    const files = Object.fromEntries(
      compilation.getAssets().map((asset) => [asset.name, integrityOf(asset.source.buffer())]),
    );
    const manifest = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    const area = await this.#readArea();
    const loaded = firstFiles(name, compilation);
    const release = {
      name,
      contract: CONTRACT_VERSION,
      sourceHash,
      ...(budget && { budget }),
      contractTypes: hashOfTypes(await readContractTypes(workspace)),
      entryGlobal: buildGlobal(this.#context),
      ...sharedVersions(this.#context, compilation),
      ...loaded,
      chunks: area ? chunksOf(compilation, area) : namedChunks(compilation),
      files,
      ...(area ? { area } : {}),
      ...(owner ? { owner } : {}),
    };
    return { ...release, version: releaseVersion(manifest.version, release) };
  }
}

/** Another team's source would be built in as it is today, and its next release would not change it. */
function foreignSource({ webpack }: Compiler, source: string, module: Module): WebpackError {
  const [area = ''] = source.split(path.sep);
  const fix = 'Move what both need to shared-ui or shared-api.';
  const error = new webpack.WebpackError(`${source} belongs to another area, ${area}. ${fix}`);
  error.module = module;
  return error;
}

type LoadedFiles = Pick<BuiltRelease, 'entry' | 'scripts' | 'pageStarter' | 'styles'>;

/** The files of an app that a page loads before the app starts. */
function firstFiles(name: string, compilation: Compilation): LoadedFiles {
  return name === SHELL ? shellFiles(compilation) : areaFiles(compilation);
}

function shellFiles(compilation: Compilation): LoadedFiles {
  const { scripts, styles } = filesOf(compilation.entrypoints.get('main')?.chunks ?? []);
  const pageStarter = findStarter(compilation);
  return {
    entry: scripts.at(-1) ?? '',
    scripts,
    styles,
    ...(pageStarter === undefined ? {} : { pageStarter }),
  };
}

function areaFiles(compilation: Compilation): LoadedFiles {
  const entry = [...compilation.entrypoints.values()].flatMap((point) => filesOf(point.chunks).scripts);
  const chunks = compilation.namedChunkGroups.get('area')?.chunks ?? [];
  return { entry: entry[0] ?? '', ...filesOf(chunks) };
}

/** Files of the chunks that an area's mounts name. @throws Error when the build has no such chunk */
function chunksOf(compilation: Compilation, { name, mounts }: AreaManifest): Record<string, ChunkFiles> {
  const parts = mounts.flatMap(({ texts = [] }) => texts);
  const texts = parts.flatMap((part) => LANGUAGES.map((language) => textsChunk(language, part)));
  const names = new Set([...mounts.flatMap(({ chunks = [] }) => chunks), ...texts]);
  const entries = [...names].map((chunk) => {
    const group = compilation.namedChunkGroups.get(chunk);
    if (!group) throw new Error(`${name}/area.json names a chunk "${chunk}", which the build does not have.`);
    return [chunk, filesOf(group.chunks)] as const;
  });
  return Object.fromEntries(entries);
}

/** Files of all named chunks of the shell. */
function namedChunks(compilation: Compilation): Record<string, ChunkFiles> {
  const groups = [...compilation.namedChunkGroups].filter(([name]) => !compilation.entrypoints.has(name));
  return Object.fromEntries(groups.map(([name, group]) => [name, filesOf(group.chunks)]));
}

function filesOf(chunks: readonly Chunk[]): ChunkFiles {
  const files = [...new Set(chunks.flatMap((chunk) => [...chunk.files]))];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

function toJson(content: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}
