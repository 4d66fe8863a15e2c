import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { filesOf, manifestOf, type WorkspaceDefaults } from './files.ts';
import { AreaOptionsError, type AreaOptions } from './area-options.ts';

/** Libraries that a new area uses. */
const LIBRARIES = ['i18next', 'react', 'react-dom', 'react-i18next', 'react-router-dom'];

interface Workspace {
  workspaces: string[];
}

interface Lockfile {
  packages: Record<string, object> & { ''?: Workspace };
}

/**
 * Writes the area into the workspace and registers it in package.json and lockfile, so that no install is needed.
 * @returns the written files, by path in the workspace
 * @throws AreaOptionsError when the area exists already or its path is taken
 */
export async function writeArea(root: string, options: AreaOptions): Promise<string[]> {
  const manifest = await readJson<Workspace>(root, 'package.json');
  const areas = manifest.workspaces.filter((name) => name.startsWith('mf-'));
  if (areas.includes(options.name)) throw new AreaOptionsError(`The area ${options.name} exists already.`);
  await refuseTakenPath(root, areas, options.path);
  const defaults = await readWorkspaceDefaults(root, areas);
  const files = filesOf(options, defaults);
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(root, options.name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text, { flag: 'wx' });
  }
  await register(root, manifest, { options, defaults });
  await symlink(path.join('..', options.name), path.join(root, 'node_modules', options.name), 'dir');
  return Object.keys(files).map((file) => `${options.name}/${file}`);
}

async function refuseTakenPath(root: string, areas: readonly string[], mountPath: string): Promise<void> {
  for (const area of areas) {
    const { mounts } = await readJson<{ mounts: { path: string }[] }>(root, `${area}/area.json`);
    const taken = mounts.find(({ path: mount }) => mount.replace(/\/\*$/, '') === mountPath);
    if (taken) throw new AreaOptionsError(`${area} mounts ${taken.path} already; choose another --path.`);
  }
}

async function readWorkspaceDefaults(root: string, areas: readonly string[]): Promise<WorkspaceDefaults> {
  const configurations = areas.map((name) => path.join(root, name, 'webpack.config.mjs'));
  const texts = await Promise.all(configurations.map((file) => readFile(file, 'utf8')));
  const ports = texts.map((text) => Number(/port: (\d+)/.exec(text)?.[1] ?? 0));
  const shell = await readJson<{ dependencies: Record<string, string> }>(root, 'shell/package.json');
  const entries = LIBRARIES.map((name): [string, string] => [name, shell.dependencies[name] ?? '*']);
  return { port: Math.max(...ports) + 1, dependencies: Object.fromEntries(entries) };
}

interface Registration {
  readonly options: AreaOptions;
  readonly defaults: WorkspaceDefaults;
}

/** Does what an install would: workspaces, lockfile, and the marker that the lockfile is installed. */
async function register(
  root: string,
  manifest: Workspace,
  { options, defaults }: Registration,
): Promise<void> {
  const { name } = options;
  const workspaces = withArea(manifest.workspaces, name);
  await writeJson(root, 'package.json', { ...manifest, workspaces });
  const lockfile = await readJson<Lockfile>(root, 'package-lock.json');
  const { version, dependencies } = manifestOf(options, defaults);
  const packages = Object.entries({
    ...lockfile.packages,
    [name]: { version, dependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
  }).map(([key, value]) => [key, key === '' ? { ...value, workspaces } : value] as const);
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeJson(root, 'package-lock.json', { ...lockfile, packages: Object.fromEntries(packages) });
  const hash = createHash('sha256').update(await readFile(path.join(root, 'package-lock.json')));
  await writeFile(path.join(root, 'node_modules', '.maida-installed'), hash.digest('hex'));
}

function withArea(workspaces: readonly string[], name: string): string[] {
  const last = workspaces.findLastIndex((workspace) => workspace.startsWith('mf-'));
  return workspaces.toSpliced(last + 1, 0, name);
}

async function readJson<Content>(root: string, file: string): Promise<Content> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8')) as Content;
}

async function writeJson(root: string, file: string, content: unknown): Promise<void> {
  await writeFile(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
}
