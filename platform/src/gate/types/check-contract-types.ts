import type { GateProblem } from '../../contract/releases.ts';
import type { GateReport } from '../../release/gate.ts';
import { CONTRACT_FILE, SHELL } from '../../store/index.ts';
import type { BuiltRelease, ReleaseStore } from '../../store/index.ts';
import type { Candidate, DeepCheck } from '../candidate.ts';
import { findCompiler } from './check-sources.ts';
import { compareTypes } from './compare-types.ts';
import type { Sources } from './compare-types.ts';

/** Differences that a refusal repeats. */
const MAX_LINES = 4;

/**
 * Looks whether what the live shell brings still has the types that an area was built against. Equal types are seen by
 * their hash; others are given to the compiler: whoever wrote for the old ones has to be able to use the new ones.
 */
export function createContractTypesCheck(store: ReleaseStore): DeepCheck {
  const known = new Map<string, Promise<string[]>>();
  return async (candidate) => {
    const { shell } = candidate;
    if (!shell) return { problems: [], unchecked: [] };
    const looks = candidate.concerned
      .filter((area) => area.contractTypes !== shell.contractTypes)
      .map((area) => checkTypes(store, { area, shell, candidate }, known));
    const reports = await Promise.all(looks);
    return {
      problems: reports.flatMap(({ problems }) => problems),
      unchecked: reports.flatMap(({ unchecked }) => unchecked),
    };
  };
}

interface Comparison {
  readonly area: BuiltRelease;
  readonly shell: BuiltRelease;
  readonly candidate: Candidate;
}

async function checkTypes(
  store: ReleaseStore,
  { area, shell, candidate }: Comparison,
  known: Map<string, Promise<string[]>>,
): Promise<GateReport> {
  const compiler = findCompiler();
  if (compiler === undefined) return unchecked(area, 'TypeScript is not installed here');
  const needed = await findTypes(store, area.contractTypes);
  const live = await readTypes(store, shell);
  if (!needed || !live) return unchecked(area, 'no shell in the store says what it was built against');
  const key = `${area.contractTypes ?? ''} ${shell.contractTypes ?? ''}`;
  const found = known.get(key) ?? compareTypes(compiler, { needed, live });
  known.set(key, found);
  try {
    const differences = await found;
    return {
      problems: differences.length ? [problemOf({ area, shell, candidate }, differences)] : [],
      unchecked: [],
    };
  } catch (error) {
    known.delete(key);
    return unchecked(area, error instanceof Error ? error.message : String(error));
  }
}

function problemOf({ area, shell, candidate }: Comparison, differences: readonly string[]): GateProblem {
  return {
    check: 'types',
    reason: `${area.name} ${area.version} was built against other types than shell ${shell.version} has: ${differences.slice(0, MAX_LINES).join(' ')}`,
    fix:
      candidate.area === SHELL
        ? `Keep in the shell what ${area.name} uses, or release a ${area.name} that does without it first.`
        : `Release the shell of the same sources first, or build ${area.name} from sources as old as the live shell.`,
  };
}

function unchecked({ name }: BuiltRelease, why: string): GateReport {
  return { problems: [], unchecked: [`Types of ${name}: ${why}.`] };
}

/** The types of a hash, from any shell in the store that has them. */
async function findTypes(store: ReleaseStore, hash: string | undefined): Promise<Sources | undefined> {
  if (hash === undefined) return undefined;
  for (const version of await store.listVersions(SHELL)) {
    const shell = await store.findRelease(SHELL, version);
    if (shell?.contractTypes === hash) return readTypes(store, shell);
  }
  return undefined;
}

async function readTypes(store: ReleaseStore, { name, version }: BuiltRelease): Promise<Sources | undefined> {
  const text = await store.findFile(name, version, CONTRACT_FILE);
  return text && (JSON.parse(text.toString('utf8')) as Sources);
}
