import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { WORKSPACE } from '../../build/apps.ts';
import type { App } from '../../build/apps.ts';
import type { GateReport } from '../../release/gate.ts';

const require = createRequire(import.meta.url);
/** Lines of the compiler that a refusal repeats. */
const MAX_LINES = 8;

/** The compiler that checks types; undefined where none is installed. */
export function findCompiler(): string | undefined {
  for (const name of ['typescript7', 'typescript']) {
    for (const folder of require.resolve.paths(name) ?? []) {
      const manifest = path.join(folder, name, 'package.json');
      if (isInstalled(manifest)) return path.join(folder, name, 'bin/tsc');
    }
  }
  return undefined;
}

/** Whether the sources of an app agree with the shared packages as they lie beside it. */
export async function checkSources({ name, root }: App): Promise<GateReport> {
  const compiler = findCompiler();
  if (compiler === undefined)
    return { problems: [], unchecked: ['Types: TypeScript is not installed here.'] };
  // What was good last time is looked at again only as far as something has changed.
  const known = path.join(WORKSPACE, 'node_modules/.cache/maida-types', `${name}.tsbuildinfo`);
  const lines = await compile(compiler, root, ['--incremental', '--tsBuildInfoFile', known]);
  if (!lines.length) return { problems: [], unchecked: [] };
  const reason = `${name} has errors of type: ${lines.slice(0, MAX_LINES).join(' ')}`;
  return { problems: [{ check: 'types', reason, fix: 'Mend them and release again.' }], unchecked: [] };
}

/** What the compiler has against a project, line by line; nothing when it is content. */
export async function compile(
  compiler: string,
  project: string,
  options: readonly string[] = [],
): Promise<string[]> {
  const args = [compiler, '--noEmit', '--pretty', 'false', ...options, '-p', project];
  const child = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code === 0) return [];
  return Buffer.concat(output).toString('utf8').trim().split('\n');
}

function isInstalled(manifest: string): boolean {
  try {
    require(manifest);
    return true;
  } catch {
    return false;
  }
}
