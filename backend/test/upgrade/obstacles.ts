import { neededBy } from '../../src/infra/database/migration-files.ts';

/** One kind of statement under which a version that knows nothing of it may break. */
interface Obstacle {
  readonly pattern: RegExp;
  readonly says: string;
  /** Whether something goes that the running version may still use. */
  readonly isRemoval: boolean;
}

const OBSTACLES: readonly Obstacle[] = [
  {
    pattern: /\bDROP\s+(?:TABLE|VIEW|SEQUENCE|TYPE|FUNCTION)\b/i,
    says: 'drops what is there',
    isRemoval: true,
  },
  {
    pattern: /\bDROP\s+(?:COLUMN\b|(?!CONSTRAINT|INDEX|DEFAULT|NOT)\w+\s*(?:,|$))/i,
    says: 'drops a column',
    isRemoval: true,
  },
  { pattern: /\bRENAME\b/i, says: 'renames', isRemoval: true },
  { pattern: /\bTRUNCATE\b|\bDELETE\s+FROM\b/i, says: 'removes rows', isRemoval: true },
  {
    pattern: /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    says: 'changes a type',
    isRemoval: false,
  },
  { pattern: /\bSET\s+NOT\s+NULL\b|\bDROP\s+DEFAULT\b/i, says: 'demands a value', isRemoval: false },
  {
    pattern:
      /\bADD\s+COLUMN\b(?:(?!\bADD\b|\bDEFAULT\b|\bGENERATED\b)[^,])*\bNOT\s+NULL\b(?!(?:(?!\bADD\b)[^,])*\b(?:DEFAULT|GENERATED)\b)/i,
    says: 'adds a column that demands a value',
    isRemoval: false,
  },
  {
    pattern: /\bADD\s+(?:CONSTRAINT\b|CHECK\b|UNIQUE\b|FOREIGN\b|PRIMARY\b|EXCLUDE\b)/i,
    says: 'adds a condition',
    isRemoval: false,
  },
];

const UNIQUE_INDEX = /\bCREATE\s+UNIQUE\s+INDEX\b.*?\bON\s+(\w+)/is;
const NEW_TABLE = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi;
const ALTERED = /\bALTER\s+TABLE\s+(?:ONLY\s+)?(\w+)/i;
/** Says in a migration why the running version goes on all the same. */
const EXCUSE = /^-- expand: \S/m;

/**
 * Why a migration cannot run beside the version before it, which still reads and writes as it always did.
 *
 * @param earlier numbers of the migrations that may stand in `-- contract after NNN: why`
 */
export function obstaclesOf(sql: string, earlier: ReadonlySet<number>): string[] {
  const excused = EXCUSE.test(sql);
  const isContract = earlier.has(neededBy(sql));
  const plain = sql.replaceAll(/--.*$/gm, '').replaceAll(/'(?:[^']|'')*'/g, "''");
  const made = new Set([...plain.matchAll(NEW_TABLE)].map(([, name]) => name));
  return plain.split(';').flatMap((statement) => {
    const text = statement.trim();
    if (made.has(ALTERED.exec(text)?.[1])) return [];
    const found = OBSTACLES.filter(({ pattern, isRemoval }) => {
      return pattern.test(text) && !(isRemoval ? isContract : excused || isContract);
    });
    const unique = UNIQUE_INDEX.exec(text)?.[1];
    const refuses = unique !== undefined && !made.has(unique) && !excused && !isContract;
    return [...found.map(({ says }) => says), ...(refuses ? ['refuses rows that are alike'] : [])];
  });
}
