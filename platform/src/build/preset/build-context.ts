import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceHash } from '../source-hash.ts';
import type { BuildContext, ShellOptions } from './options.ts';

type ContextOptions = ShellOptions & Pick<BuildContext, 'name' | 'kind' | 'port'>;

/**
 * Creates the context of a build. The build id of a release depends only on its sources, so builds are reproducible.
 */
export async function createBuildContext(options: ContextOptions): Promise<BuildContext> {
  const { name, kind, port, owner, budget } = options;
  const root = path.resolve(options.root ?? process.cwd());
  const workspace = await getWorkspace(root);
  const hash = kind === 'release' ? await sourceHash(workspace, root) : 'dev';
  const build = { sourceHash: hash, buildId: hash.slice(0, 10) };
  return {
    name,
    kind,
    root,
    workspace,
    ...build,
    ...(port && { port }),
    ...(budget && { budget }),
    ...(owner && { owner }),
  };
}

/** A JavaScript identifier that is unique to this build of an app: `mf_public_3f9a0c11d2`. */
export function buildGlobal(context: BuildContext): string {
  return `${context.name.replaceAll('-', '_')}_${context.buildId}`;
}

/** The nearest folder above an app whose `package.json` has `workspaces`. */
async function getWorkspace(app: string): Promise<string> {
  for (let folder = path.dirname(app); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const text = await readFile(path.join(folder, 'package.json'), 'utf8').catch(() => '{}');
    if ('workspaces' in (JSON.parse(text) as object)) return folder;
  }
  throw new Error(`${app} is not in an npm workspace.`);
}
