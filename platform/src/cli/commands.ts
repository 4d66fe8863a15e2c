import path from 'node:path';
import { getApp, WORKSPACE } from '../build/apps.ts';
import { buildApp } from '../build/build-app.ts';
import { RELEASE_FILE } from '../store/built-release.ts';
import type { BuiltRelease } from '../store/built-release.ts';
import type { Registry, RegistryChange } from '../store/registry.ts';
import { sourceHash } from '../store/source-hash.ts';
import { readFile } from 'node:fs/promises';
import { UsageError } from './arguments.ts';
import type { CommandLine } from './arguments.ts';
import { formatTable, formatTime } from './format.ts';

/** What a command has to say: lines for people, data for machines. */
interface CommandResult {
  readonly text: string;
  readonly data: unknown;
  /** True when the command ran but the answer is a refusal. */
  readonly isRefusal?: boolean;
}

type Command = (line: CommandLine) => Promise<CommandResult>;

/** All commands by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['release', release],
  ['promote', promote],
  ['rollback', rollback],
  ['check', check],
  ['status', status],
  ['history', history],
]);

async function release(line: CommandLine): Promise<CommandResult> {
  const started = performance.now();
  const [area] = expect(line, ['area']);
  const app = await getApp(area);
  const folder = line.needsBuild ? await buildApp(app) : await freshBuild(app.root);
  const { release: built, isNew } = await line.store.release(folder);
  if (line.needsPromotion) await line.store.promote(area, built.version, line.reason);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  const stored = isNew ? 'released' : 'was released before, nothing new';
  const live = line.needsPromotion ? 'it is live' : `not live yet: platform promote ${area} ${built.version}`;
  return {
    text: `${area} ${built.version} ${stored}; ${live} (${seconds} s)`,
    data: { area, version: built.version, isNew, isLive: line.needsPromotion, seconds },
  };
}

/** The app's `dist`, when it was built from the sources as they are. */
async function freshBuild(root: string): Promise<string> {
  const folder = path.join(root, 'dist');
  const text = await readFile(path.join(folder, RELEASE_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${root} was not built yet. Add --build.`);
  const built = JSON.parse(text) as BuiltRelease;
  if (built.sourceHash !== (await sourceHash(WORKSPACE, root))) {
    throw new Error(`The build in ${folder} is older than the sources. Add --build.`);
  }
  return folder;
}

async function promote(line: CommandLine): Promise<CommandResult> {
  const [area, version] = expect(line, ['area', 'version']);
  return changeResult(area, await line.store.promote(area, version, line.reason));
}

async function rollback(line: CommandLine): Promise<CommandResult> {
  const [area] = expect(line, ['area']);
  return changeResult(area, await line.store.rollback(area, line.reason));
}

function changeResult(area: string, registry: Registry): CommandResult {
  const entry = registry.areas[area];
  const before = entry?.earlier[0];
  return {
    text: `${area} ${entry?.live ?? ''} is live${before ? `, before that ${before}` : ''}`,
    data: { area, ...entry },
  };
}

async function check(line: CommandLine): Promise<CommandResult> {
  const [area = '', named] = line.operands;
  if (!area) throw new UsageError('check needs an area.');
  const version = named ?? (await line.store.readRegistry()).areas[area]?.live;
  if (!version) throw new Error(`Nothing of ${area} is live; name a version.`);
  const problems = await line.store.check(area, version);
  const text = problems.length
    ? `${area} ${version} may not go live:\n${problems.map((problem) => `  ${problem}`).join('\n')}`
    : `${area} ${version} may go live`;
  return { text, data: { area, version, problems }, isRefusal: problems.length > 0 };
}

async function status(line: CommandLine): Promise<CommandResult> {
  expect(line, []);
  const { areas, revision } = await line.store.readRegistry();
  const rows = Object.entries(areas)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, entry]) => [name, entry.live, formatTime(entry.since), entry.earlier[0] ?? '–']);
  const text = rows.length
    ? formatTable(['area', 'live', 'since', 'before'], rows)
    : 'Nothing is live yet. Start with: platform release shell --build';
  return { text, data: { revision, areas } };
}

async function history(line: CommandLine): Promise<CommandResult> {
  const [area] = line.operands;
  const revisions = await line.store.readHistory(1000);
  const changes = revisions
    .flatMap(({ change }) => change ?? [])
    .filter((change) => !area || change.area === area);
  const rows = changes.slice(0, 30).map(historyRow);
  const text = rows.length
    ? formatTable(['when', 'who', 'what', 'area', 'from', 'to', 'why'], rows)
    : 'Nothing has changed yet.';
  return { text, data: changes };
}

function historyRow(change: RegistryChange): string[] {
  const { when, who, kind, area, from = '–', to, why } = change;
  return [formatTime(when), who, kind, area, from, to, why];
}

function expect<Names extends readonly string[]>(
  { command, operands }: CommandLine,
  names: readonly [...Names],
): { [Index in keyof Names]: string } {
  if (operands.length === names.length) return operands as unknown as { [Index in keyof Names]: string };
  const usage = names.map((name) => `<${name}>`).join(' ');
  throw new UsageError(`Usage: platform ${command} ${usage}`.trim());
}
