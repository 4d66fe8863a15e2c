import { sourceHash } from '../store/source-hash.ts';
import type { AppOptions, BuildContext, BuildKind } from './options.ts';
import path from 'node:path';

const WORKSPACE = path.resolve(import.meta.dirname, '../../..');

/** Collects what a build needs to know; the build id of a release follows its sources, so equal sources build equally. */
export async function createBuildContext(
  name: string,
  options: AppOptions,
  kind: BuildKind,
): Promise<BuildContext> {
  const root = path.resolve(options.root ?? process.cwd());
  const hash = kind === 'release' ? await sourceHash(WORKSPACE, root) : 'dev';
  return {
    name,
    kind,
    root,
    workspace: WORKSPACE,
    port: options.port,
    sourceHash: hash,
    buildId: hash.slice(0, 10),
  };
}

/** A JavaScript identifier for this very build of an app: `mf_public_3f9a0c11d2`. */
export function buildGlobal(context: BuildContext): string {
  return `${context.name.replaceAll('-', '_')}_${context.buildId}`;
}
