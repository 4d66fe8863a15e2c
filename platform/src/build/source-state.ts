import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { MAX_CHANGED_FILES } from '../contract/schemas.ts';
import type { SourceState } from '../contract/index.ts';
import { isSource, sourcesOf } from './source-hash.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 32 * 1024 * 1024;
const MAX_NAME_LENGTH = 200;

/**
 * The state of an app's sources in git: commit, branch, and those of its sources that differ from the commit, new ones
 * included.
 * @param root Folder of the app.
 * @returns undefined outside a repository, without git, and before the first commit
 */
export async function readSourceState(workspace: string, root: string): Promise<SourceState | undefined> {
  const { inputs, excluded } = sourcesOf(workspace, root);
  const relative = (file: string) => path.relative(workspace, file).replaceAll(path.sep, '/');
  const paths = [...inputs.map(relative), ...excluded.map((file) => `:(exclude)${relative(file)}`)];
  const options = ['--porcelain=v2', '--branch', '-z', '--untracked-files=all', '--no-renames'];
  const found = await run('git', ['status', ...options, '--', ...paths], {
    cwd: workspace,
    maxBuffer: MAX_OUTPUT_BYTES,
  }).catch(() => undefined);
  return found && readStatus(found.stdout.split('\0'));
}

function readStatus(lines: readonly string[]): SourceState | undefined {
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`# branch.${name} `))?.slice(`# branch.${name} `.length);
  const commit = header('oid');
  if (commit === undefined || commit === '(initial)') return undefined;
  const branch = header('head') ?? '(detached)';
  const changed = lines.flatMap(fileOf).filter(isSource);
  return {
    commit,
    ...(branch === '(detached)' ? {} : { branch: plain(branch) }),
    changed: changed.slice(0, MAX_CHANGED_FILES).map(plain),
    changedCount: changed.length,
  };
}

/** How many fields stand before the path: of a changed file, an unmerged one, and one that git does not know. */
const FIELDS: Readonly<Record<string, number>> = { '1': 8, u: 10, '?': 1 };

function fileOf(line: string): string[] {
  const fields = FIELDS[line.split(' ', 1)[0] ?? ''];
  return fields === undefined ? [] : [line.split(' ').slice(fields).join(' ')];
}

/** A name as a {@link SourceState} may have it. */
function plain(name: string): string {
  return name.replaceAll(/\p{C}/gu, '?').slice(0, MAX_NAME_LENGTH);
}
