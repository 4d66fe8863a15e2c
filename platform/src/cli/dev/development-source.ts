import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readAreaManifest } from '../../build/index.ts';
import type { AreaRelease, LiveRegistry } from '../../contract/index.ts';
import {
  integrityOf,
  PUBLIC_FOLDER,
  SHELL,
  type LiveSet,
  type LiveSource,
  type ReleasedFile,
  type ShellRelease,
} from '../../contract/server/index.ts';
import type { DevelopmentApp } from './development-app.ts';

const VERSION = 'dev';

/** Serves a page whose shell and areas come from development servers; `area.json` is read for each page. */
export class DevelopmentSource implements LiveSource {
  readonly #apps: readonly DevelopmentApp[];

  constructor(apps: readonly DevelopmentApp[]) {
    this.#apps = apps;
  }

  async readLive(): Promise<LiveSet> {
    const areas = await Promise.all(this.#apps.filter(({ name }) => name !== SHELL).map(readArea));
    const registry: LiveRegistry = { composition: VERSION, shell: VERSION, areas };
    const etag = createHash('sha256').update(JSON.stringify(registry)).digest('hex');
    return { etag, registry, shell: await this.#readShell() };
  }

  /**
   * Reads the shell's public files from disk. Pages load everything else directly from the development servers; only
   * files with a simulated fault are fetched through here.
   */
  async findFile(area: string, _version: string, file: string): Promise<ReleasedFile | undefined> {
    const app = this.#apps.find(({ name }) => name === area);
    if (!file.startsWith(PUBLIC_FOLDER)) return app && fetchFile(app, file);
    const folder = path.join(this.#shell().root, PUBLIC_FOLDER);
    const full = path.join(this.#shell().root, file);
    if (area !== SHELL || !full.startsWith(folder)) return undefined;
    const content = await readFile(full).catch(() => undefined);
    return content && { content, integrity: integrityOf(content) };
  }

  async #readShell(): Promise<ShellRelease> {
    const { origin, root } = this.#shell();
    const publicFiles = await readdir(path.join(root, PUBLIC_FOLDER), { recursive: true }).catch(() => []);
    return {
      version: VERSION,
      scripts: [`${origin}/static/js/main.js`],
      styles: [],
      chunks: {},
      integrity: {},
      publicFiles: new Set(publicFiles),
    };
  }

  #shell(): DevelopmentApp {
    const shell = this.#apps.find(({ name }) => name === SHELL);
    if (!shell) throw new Error('The shell is missing among the apps in development.');
    return shell;
  }
}

async function fetchFile({ origin }: DevelopmentApp, file: string): Promise<ReleasedFile | undefined> {
  const answer = await fetch(`${origin}/${file}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const content = Buffer.from(await answer.arrayBuffer());
  return { content, integrity: integrityOf(content) };
}

async function readArea({ name, root, origin }: DevelopmentApp): Promise<AreaRelease> {
  const { contract, ...manifest } = await readAreaManifest({ name, root });
  return {
    ...manifest,
    version: VERSION,
    contract,
    entry: `${origin}/static/js/entry.js`,
    entryGlobal: `${name.replaceAll('-', '_')}_${VERSION}`,
    scripts: [],
    styles: [],
    integrity: {},
  };
}
