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
  const limit = budgetOf(budgets, name, part.budget) * KB;
  const first = new Set([entry, ...scripts, pageStarter]);
  const weigh = (file: string) => weightOf(store, part, file);
  const weight = (await Promise.all([...first].map(weigh))).reduce((sum, one) => sum + one, 0);
  const problems = weight > limit ? [tooHeavy(part, 'its first load', { weight, limit })] : [];
  const most = budgetOf(budgets, name, undefined) * KB * (name === SHELL ? 1 : LATER_FACTOR);
  const isLater = (file: string) =>
    file.endsWith('.js') && !file.startsWith(SERVER_FOLDER) && !first.has(file);
  for (const file of Object.keys(part.files).filter(isLater)) {
    const later = await weigh(file);
    if (later > most) problems.push(tooHeavy(part, file, { weight: later, limit: most }));
  }
  return problems;
}

/** In bytes. The stored copy is what a browser gets; a small file has none. */
async function weightOf(store: ReleaseStore, { name, version }: BuiltRelease, file: string): Promise<number> {
  const packed = await store.findFile(name, version, file, 'br');
  if (packed) return packed.length;
  const content = await store.findFile(name, version, file);
  return content ? (await toBrotli(content)).length : 0;
}

interface Excess {
  readonly weight: number;
  readonly limit: number;
}

function tooHeavy({ name, version }: BuiltRelease, what: string, { weight, limit }: Excess): GateProblem {
  const [has, may, more] = [weight, limit, weight - limit].map((bytes) =>
    Math.round(bytes).toLocaleString('en'),
  );
  return {
    check: 'weight',
    reason: `${name} ${version} is too heavy: ${what} weighs ${has ?? ''} of ${may ?? ''} bytes (brotli), +${more ?? ''}.`,
    fix: `Load later what the first page does not need; \`npm run bench:weight\` prints what is in it. The operator raises a budget by RELEASE_BUDGETS.`,
  };
}
