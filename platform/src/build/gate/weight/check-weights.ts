import { brotliCompress } from 'node:zlib';
import { promisify } from 'node:util';
import type { GateProblem } from '../../../contract/index.ts';
import { SERVER_FOLDER, SHELL, type BuiltRelease } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Candidate } from '../candidate.ts';
import { budgetOf, DEFAULT_BUDGETS, LATER_FACTOR, type Budgets } from './budgets.ts';

const toBrotli = promisify(brotliCompress);
const KB = 1000;

/** Weighs the scripts of what changes, from the files that visitors would get, against the product's budget. */
export async function checkWeights(
  store: ReleaseStore,
  { changed, concerned, shell }: Candidate,
  budgets: Budgets = DEFAULT_BUDGETS,
): Promise<GateProblem[]> {
  const parts = [...concerned, ...(shell ? [shell] : [])].filter(({ name }) => changed.includes(name));
  return (await Promise.all(parts.map((part) => checkPart(store, part, budgets)))).flat();
}

async function checkPart(store: ReleaseStore, part: BuiltRelease, budgets: Budgets): Promise<GateProblem[]> {
  const { name, entry, scripts, pageStarter = entry } = part;
  const limit = budgetOf(budgets, name, part.budget);
  const first = new Set([entry, ...scripts, pageStarter]);
  const weigh = (file: string) => weightOf(store, part, file);
  const weight = (await Promise.all([...first].map(weigh))).reduce((sum, one) => sum + one, 0);
  const problems = weight > limit ? [tooHeavy(part, `its first load weighs ${kb(weight)}`, limit)] : [];
  const most = budgetOf(budgets, name, undefined) * (name === SHELL ? 1 : LATER_FACTOR);
  const isLater = (file: string) =>
    file.endsWith('.js') && !file.startsWith(SERVER_FOLDER) && !first.has(file);
  for (const file of Object.keys(part.files).filter(isLater)) {
    const later = await weigh(file);
    if (later > most) problems.push(tooHeavy(part, `${file} weighs ${kb(later)}`, most));
  }
  return problems;
}

/** In KB. The stored copy is what a browser gets; a small file has none. */
async function weightOf(store: ReleaseStore, { name, version }: BuiltRelease, file: string): Promise<number> {
  const packed = await store.findFile(name, version, file, 'br');
  if (packed) return packed.length / KB;
  const content = await store.findFile(name, version, file);
  return content ? (await toBrotli(content)).length / KB : 0;
}

function kb(weight: number): string {
  return `${weight.toFixed(1)} KB`;
}

function tooHeavy({ name, version }: BuiltRelease, what: string, limit: number): GateProblem {
  return {
    check: 'weight',
    reason: `${name} ${version} is too heavy: ${what} (brotli), more than the ${kb(limit)} that it may.`,
    fix: `Load later what the first page does not need; \`npm run bench:weight\` prints what is in it. The operator raises a budget by RELEASE_BUDGETS.`,
  };
}
