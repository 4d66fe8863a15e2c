import type { GateProblem } from '../../../contract/index.ts';
import { CONTRACT_FILE, SHELL, type BuiltRelease, type GateReport } from '../../../contract/server/index.ts';
import type { ReleaseStore } from '../../../registry/index.ts';
import type { Candidate, SlowCheck } from '../candidate.ts';
import { hashOfTypes, type Sources } from '../../contract-types.ts';
import { findCompiler } from './check-sources.ts';
import { compareTypes, PROVIDED_MODULE, wordsOf, type TypePair } from './compare-types.ts';

/** Differences that a problem lists. */
const MAX_LINES = 4;

/**
 * Creates a check that the live shell still has the contract types that an area was built against. Equal hashes need no
 * further check; otherwise the compiler must be able to assign the shell's types to those that the area uses.
 */
export function createContractTypesCheck(store: ReleaseStore): SlowCheck {
  const cache = new Map<string, Promise<string[]>>();
  const run: SlowCheck['run'] = async (candidate, { signal }) => {
    const { shell } = candidate;
    if (!shell) return { problems: [], unchecked: [] };
    const others = candidate.concerned.filter((area) => area.contractTypes !== shell.contractTypes);
    const groups = Object.values(Object.groupBy(others, ({ contractTypes = '' }) => contractTypes));
    const checks = groups.map((areas = []) =>
      checkGroup({ store, cache, signal }, { areas, shell, candidate }),
    );
    const reports = (await Promise.all(checks)).flat();
    return {
      problems: reports.flatMap(({ problems }) => problems),
      unchecked: reports.flatMap(({ unchecked }) => unchecked),
    };
  };
  return { name: 'types', run };
}

interface TypesCheck {
  readonly store: ReleaseStore;
  readonly cache: Map<string, Promise<string[]>>;
  readonly signal: AbortSignal;
}

interface Comparison {
  readonly area: BuiltRelease;
  readonly shell: BuiltRelease;
  readonly candidate: Candidate;
}

/** Areas that were built against the same types. */
type Group = Omit<Comparison, 'area'> & { readonly areas: readonly BuiltRelease[] };

/**
 * Compares once for all of them, by what any of them uses, since the compiler takes seconds; one by one only where that
 * finds a difference, which may be of one of them alone.
 */
async function checkGroup(check: TypesCheck, { areas, ...comparison }: Group): Promise<GateReport[]> {
  const each = () => Promise.all(areas.map((area) => checkTypes(check, { ...comparison, area })));
  const pair = areas.length > 1 ? await findPair(check.store, areas, comparison.shell) : undefined;
  if (!pair) return each();
  const differences = await findDifferences(check, areas, pair).catch(() => undefined);
  return differences?.length === 0 ? [] : each();
}

async function checkTypes(check: TypesCheck, { area, shell, candidate }: Comparison): Promise<GateReport> {
  if (findCompiler() === undefined) return unchecked(area, 'TypeScript is not installed here');
  const pair = await findPair(check.store, [area], shell);
  if (!pair)
    return unchecked(
      area,
      'neither its release nor a shell in the store has the types that it was built against; a new build of it has them',
    );
  try {
    const differences = await findDifferences(check, [area], pair);
    return {
      problems: differences.length ? [problemOf({ area, shell, candidate }, differences)] : [],
      unchecked: [],
    };
  } catch (error) {
    return unchecked(area, error instanceof Error ? error.message : String(error));
  }
}

/** The types that areas were built against and those of the shell; undefined when the store lacks some. */
async function findPair(
  store: ReleaseStore,
  areas: readonly BuiltRelease[],
  shell: BuiltRelease,
): Promise<TypePair | undefined> {
  const live = await readTypes(store, shell);
  if (!live) return undefined;
  for (const area of areas) {
    const needed = await readTypes(store, area);
    if (needed) return { needed, live };
  }
  const needed = await findTypes(store, areas[0]?.contractTypes);
  return needed && { needed, live };
}

/** What areas use and the shell lacks. @throws Error when that can't be said */
async function findDifferences(
  { store, cache, signal }: TypesCheck,
  areas: readonly BuiltRelease[],
  pair: TypePair,
): Promise<string[]> {
  const compiler = findCompiler();
  if (compiler === undefined) throw new Error('TypeScript is not installed here');
  const key = [...areas.map(({ name, version }) => `${name} ${version}`), hashOfTypes(pair.live)].join(' ');
  const compare = async () => {
    const used = await Promise.all(areas.map((area) => readUsed(store, area)));
    return compareTypes(compiler, { ...pair, used: new Set(used.flatMap((one) => [...one])) }, signal);
  };
  const found = cache.get(key) ?? compare();
  cache.set(key, found);
  // What failed may go well the next time.
  found.catch(() => cache.delete(key));
  return found;
}

function problemOf({ area, shell, candidate }: Comparison, differences: readonly string[]): GateProblem {
  return {
    check: 'types',
    reason: `${area.name} ${area.version} was built against other types than shell ${shell.version} has: ${differences.slice(0, MAX_LINES).join(' ')}`,
    fix: candidate.changed.includes(SHELL)
      ? `Keep what ${area.name} uses in the shell, or release both in one step: npm run platform -- release --changed`
      : `Release both in one step, from the same sources: npm run platform -- release --changed. Or build ${area.name} from the live shell’s sources.`,
  };
}

function unchecked({ name }: BuiltRelease, why: string): GateReport {
  return { problems: [], unchecked: [`Types of ${name}: ${why}.`] };
}

/** The types with this hash, from any shell in the store. */
async function findTypes(store: ReleaseStore, hash: string | undefined): Promise<Sources | undefined> {
  if (hash === undefined) return undefined;
  for (const version of await store.listVersions(SHELL)) {
    const shell = await store.findRelease(SHELL, version);
    if (shell?.contractTypes === hash) return readTypes(store, shell);
  }
  return undefined;
}

/** The types that a release brings; undefined without them, or when they are others than it says. */
async function readTypes(
  store: ReleaseStore,
  { name, version, contractTypes }: BuiltRelease,
): Promise<Sources | undefined> {
  const text = await store.findFile(name, version, CONTRACT_FILE);
  const sources = text && (JSON.parse(text.toString('utf8')) as Sources);
  return sources && hashOfTypes(sources) === contractTypes ? sources : undefined;
}

/** What an area may take of the shell's module: its imports, or every word of its scripts where it lists none. */
async function readUsed(store: ReleaseStore, area: BuiltRelease): Promise<ReadonlySet<string>> {
  const imports = area.imports?.[PROVIDED_MODULE];
  return imports ? new Set(imports) : wordsOf(await readScripts(store, area));
}

async function readScripts(store: ReleaseStore, { name, version, files }: BuiltRelease): Promise<string[]> {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => store.findFile(name, version, file)));
  return texts.map((text) => text?.toString('utf8') ?? '');
}
