import { access, readFile } from 'node:fs/promises';
import path from 'node:path';

/** An app of the workspace that can be released: the shell or an area. */
export interface App {
  readonly name: string;
  /** Absolute path of its folder. */
  readonly root: string;
}

/** Absolute path of the workspace that this platform is part of. */
export const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** A package of the workspace with this file is an app. */
export const CONFIGURATION_FILE = 'webpack.config.mjs';

/** All apps of the workspace, in the order of its `workspaces`. */
export async function findApps(workspace = WORKSPACE): Promise<App[]> {
  const manifest = await readFile(path.join(workspace, 'package.json'), 'utf8');
  const { workspaces } = JSON.parse(manifest) as { workspaces: string[] };
  const candidates = workspaces.map((name) => ({ name, root: path.join(workspace, name) }));
  const isApp = await Promise.all(candidates.map(({ root }) => exists(path.join(root, CONFIGURATION_FILE))));
  return candidates.filter((_, index) => isApp[index]);
}

/**
 * Finds an app by its name.
 * @throws Error that lists the existing apps
 */
export async function getApp(name: string, workspace = WORKSPACE): Promise<App> {
  const apps = await findApps(workspace);
  const app = apps.find((candidate) => candidate.name === name);
  if (app) return app;
  throw new Error(`There is no app "${name}". The apps are: ${apps.map((one) => one.name).join(', ')}.`);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
