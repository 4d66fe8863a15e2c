import { createRequire } from 'node:module';
import path from 'node:path';
import { WORKSPACE, type App } from '../../apps.ts';
import type { GateReport } from '../../../contract/server/index.ts';
import { runInGroup } from '../process-group.ts';

const require = createRequire(import.meta.url);
/** Compiler messages that a problem lists. */
const MAX_LINES = 8;

/** Path of the installed TypeScript compiler; undefined when there is none. */
export function findCompiler(): string | undefined {
  for (const name of ['typescript7', 'typescript']) {
    for (const folder of require.resolve.paths(name) ?? []) {
      const manifest = path.join(folder, name, 'package.json');
      if (isInstalled(manifest)) return path.join(folder, name, 'bin/tsc');
    }
  }
  return undefined;
}

/** Type-checks the sources of an app against the workspace's shared packages. */
export async function checkSources({ name, root }: App): Promise<GateReport> {
  const compiler = findCompiler();
  if (compiler === undefined)
    return { problems: [], unchecked: ['Types: TypeScript is not installed here.'] };
  // Incremental: only what changed since the last check is checked again.
  const buildInfo = path.join(WORKSPACE, 'node_modules/.cache/maida-types', `${name}.tsbuildinfo`);
  const lines = await compile(compiler, root, {
    options: ['--incremental', '--tsBuildInfoFile', buildInfo],
  });
  if (!lines.length) return { problems: [], unchecked: [] };
  const reason = `${name} has type errors: ${lines.slice(0, MAX_LINES).join(' ')}`;
  return { problems: [{ check: 'types', reason, fix: 'Fix them and release again.' }], unchecked: [] };
}

/** How the compiler runs. */
interface CompileOptions {
  readonly options?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

/** The compiler's messages for a project, by line; empty when it compiles. */
export async function compile(
  compiler: string,
  project: string,
  { options = [], signal }: CompileOptions = {},
): Promise<string[]> {
  const args = [compiler, '--noEmit', '--pretty', 'false', ...options, '-p', project];
  const { code, output } = await runInGroup({ file: process.execPath, args, cwd: project, signal });
  return code === 0 ? [] : output.trim().split('\n');
}

function isInstalled(manifest: string): boolean {
  try {
    require(manifest);
    return true;
  } catch {
    return false;
  }
}
