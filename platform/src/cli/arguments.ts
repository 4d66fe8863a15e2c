import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '../build/apps.ts';

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
  /** Release every app whose sources differ from what is live. */
  readonly isChanged: boolean;
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
}

const OPTIONS = {
  build: { type: 'boolean', default: false },
  wait: { type: 'boolean', default: false },
  'no-promote': { type: 'boolean', default: false },
  canary: { type: 'string' },
  force: { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  days: { type: 'string', default: '30' },
  why: { type: 'string' },
  who: { type: 'string' },
  'data-dir': { type: 'string' },
  server: { type: 'string' },
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
    isChanged: values.changed,
    isDryRun: values['dry-run'],
    ...(values.canary === undefined ? {} : { share: readShare(values.canary) }),
    days: readDays(values.days),
    dataDir: path.resolve(data),
    ...(values.server === undefined ? {} : { server: values.server.replace(/\/+$/, '') }),
    who: values.who ?? systemUser(),
    why: values.why ?? command,
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
