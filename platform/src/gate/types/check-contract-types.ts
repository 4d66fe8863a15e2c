import type { GateProblem } from '../../contract/releases.ts';
import type { GateReport } from '../../release/gate.ts';
import { CONTRACT_FILE, SHELL } from '../../store/index.ts';
import type { BuiltRelease, ReleaseStore } from '../../store/index.ts';
import type { Candidate, DeepCheck } from '../candidate.ts';
import { hashOfTypes, type Sources } from '../../contract-types.ts';
import { findCompiler } from './check-sources.ts';
import { compareTypes } from './compare-types.ts';

/** Differences that a problem lists. */
const MAX_LINES = 4;

/**
 * Creates a check that the live shell still has the contract types that an area was built against. Equal hashes need no
 * further check; otherwise the compiler must be able to assign the shell's types to those of the area.
 */
export function createContractTypesCheck(store: ReleaseStore): DeepCheck {
  const cache = new Map<string, Promise<string[]>>();
  const run: DeepCheck['run'] = async (candidate, signal) => {
    const { shell } = candidate;
    if (!shell) return { problems: [], unchecked: [] };
    const checks = candidate.concerned
      .filter((area) => area.contractTypes !== shell.contractTypes)
      .map((area) => checkTypes({ store, cache, signal }, { area, shell, candidate }));
    const reports = await Promise.all(checks);
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

async function checkTypes(
  { store, cache, signal }: TypesCheck,
  { area, shell, candidate }: Comparison,
): Promise<GateReport> {
  const compiler = findCompiler();
  if (compiler === undefined) return unchecked(area, 'TypeScript is not installed here');
  const needed = (await readTypes(store, area)) ?? (await findTypes(store, area.contractTypes));
  const live = await readTypes(store, shell);
  if (!needed || !live)
    return unchecked(
      area,
      'neither its release nor a shell in the store has the types that it was built against',
    );
  const key = `${area.contractTypes ?? ''} ${shell.contractTypes ?? ''}`;
  const found = cache.get(key) ?? compareTypes(compiler, { needed, live }, signal);
  cache.set(key, found);
  try {
    const differences = await found;
    return {
      problems: differences.length ? [problemOf({ area, shell, candidate }, differences)] : [],
      unchecked: [],
    };
  } catch (error) {
    cache.delete(key);
    return unchecked(area, error instanceof Error ? error.message : String(error));
  }
}

function problemOf({ area, shell, candidate }: Comparison, differences: readonly string[]): GateProblem {
  return {
    check: 'types',
    reason: `${area.name} ${area.version} was built against other types than shell ${shell.version} has: ${differences.slice(0, MAX_LINES).join(' ')}`,
    fix: candidate.changed.includes(SHELL)
      ? `Keep what ${area.name} uses in the shell, or release ${area.name} without it first.`
      : `Release the shell from the same sources first, or build ${area.name} from the live shell’s sources.`,
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
