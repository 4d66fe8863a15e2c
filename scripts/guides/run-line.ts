import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const WORKSPACE = join(import.meta.dirname, '../..');

const run = promisify(execFile);

/** A guide's line without npm, which takes half a second: the project's commands are scripts of the same names. */
export function withoutNpm(line: string): string {
  return line.replaceAll(/npm run ([\w-]+)(?: --)?/g, `"${process.execPath}" scripts/$1.ts`);
}

/** Runs a guide's line in a shell; what it prints. @throws when it fails */
export async function runLine(line: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await run('sh', ['-c', withoutNpm(line)], { cwd: WORKSPACE, env });
  return stdout;
}
