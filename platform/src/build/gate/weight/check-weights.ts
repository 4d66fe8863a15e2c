import { brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { GateProblem } from '../../../contract/index.ts';
import { SERVER_FOLDER, SHELL, type BuiltRelease } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Candidate } from '../candidate.ts';
import { budgetOf, DEFAULT_BUDGETS, LATER_FACTOR, type Budgets } from './budgets.ts';
import { findGrowth, type Scripts } from './growth.ts';

const toBrotli = promisify(brotliCompress);
const KB = 1000;

/** What was weighed, and what is too heavy. */
export interface WeightReport {
  readonly problems: readonly GateProblem[];
  /** The weight of each first load, and what has grown in it. */
  readonly note: string;
}

/** Weighs the scripts of what changes, from the files that visitors would get, against the product's budget. */
export async function checkWeights(
  store: ReleaseStore,
  { changed, concerned, shell }: Candidate,
  budgets: Budgets = DEFAULT_BUDGETS,
): Promise<WeightReport> {
  const parts = [...concerned, ...(shell ? [shell] : [])].filter(({ name }) => changed.includes(name));
  const reports = await Promise.all(parts.map((part) => checkPart(store, part, budgets)));
  return {
    problems: reports.flatMap(({ problems }) => problems),
    note: reports.map(({ note }) => note).join('; '),
  };
}

async function checkPart(store: ReleaseStore, part: BuiltRelease, budgets: Budgets): Promise<WeightReport> {
  const { name, budget: own } = part;
  const given = budgetOf(budgets, name, undefined);
  const first = firstScripts(part);
  const live = await findLive(store, part);
  const before = live && { release: live, files: firstScripts(live) };
  const weigh = (scripts: Scripts) => weightOf(store, scripts);
  const [weight, weightBefore] = await Promise.all([
    weigh({ release: part, files: first }),
    before ? weigh(before) : 0,
  ]);
  const growth = await describeGrowth(store, { release: part, files: first }, before);
  const limit = budgetOf(budgets, name, own);
  const problems: GateProblem[] = [];
  const change = before
    ? `, ${kilobytes(weight - weightBefore, true)} against ${before.release.version}`
    : '';
  const note = `first load of ${name}: ${kilobytes(weight)} of ${String(limit)} KB${change}. ${growth}`;
  if (weight > limit * KB)
    problems.push(tooHeavy(part, { what: 'its first load', weight, limit, isOwn: limit < given, growth }));
  const most = given * (name === SHELL ? 1 : LATER_FACTOR);
  for (const file of laterScripts(part, first)) {
    const later = { release: part, files: [file] };
    const weightLater = await weigh(later);
    if (weightLater <= most * KB) continue;
    const same = live && {
      release: live,
      files: laterScripts(live, []).filter((one) => stemOf(one) === stemOf(file)),
    };
    const grown = await describeGrowth(store, later, same);
    problems.push(
      tooHeavy(part, { what: file, weight: weightLater, limit: most, isOwn: false, growth: grown }),
    );
  }
  return { problems, note: note.trim() };
}

function firstScripts({ entry, scripts, pageStarter = entry }: BuiltRelease): string[] {
  return [...new Set([entry, ...scripts, pageStarter])];
}

function laterScripts({ files }: BuiltRelease, first: readonly string[]): string[] {
  const isLater = (file: string) =>
    file.endsWith('.js') && !file.startsWith(SERVER_FOLDER) && !first.includes(file);
  return Object.keys(files).filter(isLater);
}

/** Name of a script without the hash of its content. */
function stemOf(file: string): string {
  return file.replace(/\.[0-9a-f]{8,}\.js$/, '.js');
}

/** The live release that a part would replace. */
async function findLive(
  store: ReleaseStore,
  { name, version }: BuiltRelease,
): Promise<BuiltRelease | undefined> {
  const live = (await store.readRegistry()).areas[name]?.live;
  return live === undefined || live === version ? undefined : store.findRelease(name, live);
}

async function describeGrowth(
  store: ReleaseStore,
  now: Scripts,
  before: Scripts | undefined,
): Promise<string> {
  const modules = await findGrowth(store, now, before);
  if (modules === '') return '';
  return `${before ? 'Grown' : 'Largest'}, before compression: ${modules}.`;
}

/** In bytes. The stored copy is what a browser gets; a small file has none. */
async function weightOf(store: ReleaseStore, { release, files }: Scripts): Promise<number> {
  const { name, version } = release;
  const weigh = async (file: string) => {
    const packed = await store.findFile(name, version, file, 'br');
    if (packed) return packed.length;
    const content = await store.findFile(name, version, file);
    return content ? (await toBrotli(content)).length : 0;
  };
  return (await Promise.all(files.map(weigh))).reduce((sum, one) => sum + one, 0);
}

/** `61.2`, or as a change: `+0.4 KB`. */
function kilobytes(bytes: number, isChange = false): string {
  const text = (Math.round(bytes / (KB / 10)) / 10 || 0).toFixed(1);
  return isChange ? `${text.startsWith('-') ? '' : '+'}${text} KB` : text;
}

interface Excess {
  readonly what: string;
  /** In bytes. */
  readonly weight: number;
  /** In KB, as the guides and settings say it. */
  readonly limit: number;
  /** Whether the part has set itself the limit. */
  readonly isOwn: boolean;
  readonly growth: string;
}

function tooHeavy(
  { name, version }: BuiltRelease,
  { what, weight, limit, isOwn, growth }: Excess,
): GateProblem {
  const whose = isOwn ? `, the budget in ${name}/webpack.config.mjs` : '';
  const more = kilobytes(weight - limit * KB, true);
  const raise = isOwn
    ? 'The team raises its own budget there, up to the product’s.'
    : 'The operator raises a budget by RELEASE_BUDGETS.';
  return {
    check: 'weight',
    reason:
      `${name} ${version} is too heavy: ${what} weighs ${kilobytes(weight)} of ${String(limit)} KB (brotli)${whose}, ${more}. ${growth}`.trim(),
    fix: `Load later what the first page does not need; \`npm run bench:weight\` prints what is in it. ${raise} In an emergency, --force passes it, and the history says so.`,
  };
}
