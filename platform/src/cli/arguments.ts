import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '../build/index.ts';
import { ACTS, tidyPath, type Act, type Grant } from '../contract/index.ts';

/** An invalid command line; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A parsed command line. */
export interface CommandLine {
  readonly command: string;
  readonly operands: readonly string[];
  readonly isJson: boolean;
  /** Build even when there is a build of the same sources. */
  readonly needsBuild: boolean;
  /** Store the version without promoting it. */
  readonly isWaiting: boolean;
  readonly isForced: boolean;
  /** Whether a retired area may come back. */
  readonly isReturn: boolean;
  /** Whether a rollback concerns all areas that changed together. */
  readonly isTogether: boolean;
  /** Release every app whose sources differ from what is live. */
  readonly isChanged: boolean;
  /** Check every page in every language, and what each leaves behind. */
  readonly isDeep: boolean;
  /** Only print what would be done. */
  readonly isDryRun: boolean;
  /** Share of a canary, 0 to 1; absent: everybody. */
  readonly share?: number;
  /** How long to keep versions that are not live. */
  readonly days: number;
  readonly dataDir: string;
  /** URL of a running product to act on over HTTP; absent: the local store. */
  readonly server?: string;
  readonly who: string;
  readonly why: string;
  /** Rights, as `--area mf-public --acts release,canary` gives them. */
  readonly grants: readonly Grant[];
  /** When a token ends by itself; ISO 8601. */
  readonly ends?: string;
}

const OPTIONS = {
  build: { type: 'boolean', default: false },
  wait: { type: 'boolean', default: false },
  'no-promote': { type: 'boolean', default: false },
  canary: { type: 'string' },
  force: { type: 'boolean', default: false },
  'bring-back': { type: 'boolean', default: false },
  together: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  deep: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  days: { type: 'string', default: '30' },
  why: { type: 'string' },
  who: { type: 'string' },
  'data-dir': { type: 'string' },
  server: { type: 'string' },
  area: { type: 'string', multiple: true, default: [] as string[] },
  acts: { type: 'string', multiple: true, default: [] as string[] },
  ends: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Open tabs may load files of a version this long after it was live. */
const MIN_DAYS = 30;

/**
 * Parses a command line; undefined when it asks for help.
 * @throws UsageError when it is invalid
 */
export function readCommandLine(args: readonly string[]): CommandLine | undefined {
  const { values, positionals } = parse(args);
  const [command, ...operands] = positionals;
  if (values.help || command === undefined || command === 'help') return undefined;
  const data = values['data-dir'] || process.env['DATA_DIR'] || path.join(WORKSPACE, '.data');
  return {
    command,
    operands,
    isJson: values.json,
    needsBuild: values.build,
    isWaiting: values.wait || values['no-promote'],
    isForced: values.force,
    isReturn: values['bring-back'],
    isTogether: values.together,
    isChanged: values.changed,
    isDeep: values.deep,
    isDryRun: values['dry-run'],
    ...(values.canary === undefined ? {} : { share: readShare(values.canary) }),
    days: readDays(values.days),
    dataDir: path.resolve(data),
    ...(values.server === undefined ? {} : { server: tidyPath(values.server) }),
    who: values.who ?? systemUser(),
    why: values.why ?? command,
    grants: readGrants(values.area, values.acts),
    ...(values.ends === undefined ? {} : { ends: readEnd(values.ends) }),
  };
}

/** `5%`, `0.05` or `off`. @throws UsageError */
export function readShare(text: string): number {
  if (text === 'off') return 0;
  const share = text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
  if (text !== '' && share >= 0 && share <= 1) return share;
  throw new UsageError(`"${text}" is not a share: expected 5%, 0.05 or off.`);
}

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= MIN_DAYS) return days;
  throw new UsageError(`--days ${text}: expected a whole number of at least ${String(MIN_DAYS)}.`);
}

/** Each `--area` has the `--acts` of its place; one `--acts` counts for all. */
function readGrants(areas: readonly string[], acts: readonly string[]): Grant[] {
  if (acts.length > 1 && acts.length !== areas.length) {
    throw new UsageError('Give --acts once for all, or once for each --area.');
  }
  return areas.map((area, index) => ({ area, acts: readActs(acts[index] ?? acts[0] ?? '') }));
}

function readActs(text: string): readonly Act[] {
  if (text === 'all') return ACTS;
  return text.split(',').map((given) => {
    const act = ACTS.find((known) => known === given.trim());
    if (!act) throw new UsageError(`--acts "${text}": expected all, or some of ${ACTS.join(',')}.`);
    return act;
  });
}

/** A day, which ends with it, or a time; in Nouakchott's (UTC) unless it names another zone. */
function readEnd(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text);
  const time = Date.parse(isDay ? `${text}T23:59:59Z` : hasZone ? text : `${text}Z`);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new UsageError(`--ends ${text}: expected a day or a time, like 2027-03-31 or 2027-03-31T18:00.`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}
