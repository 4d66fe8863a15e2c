import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '../build/apps.ts';

/** A command line that could not be understood; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command line, understood. */
export interface CommandLine {
  readonly command: string;
  readonly operands: readonly string[];
  readonly isJson: boolean;
  /** Build even when there is a build of these very sources. */
  readonly needsBuild: boolean;
  /** Store only. */
  readonly isWaiting: boolean;
  readonly isForced: boolean;
  /** Only say what would be done. */
  readonly isDryRun: boolean;
  /** Share of a canary, 0 to 1; absent: for everybody. */
  readonly share?: number;
  /** Days that versions are kept. */
  readonly days: number;
  readonly dataDir: string;
  /** Address of a running product to act on, over HTTP; absent: the store itself. */
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
  'dry-run': { type: 'boolean', default: false },
  days: { type: 'string', default: '30' },
  why: { type: 'string' },
  who: { type: 'string' },
  'data-dir': { type: 'string' },
  server: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Open tabs may ask for files of a version this long after it was live. */
const MIN_DAYS = 30;

/**
 * Reads a command line; undefined when help is asked for.
 * @throws UsageError when it can't be understood.
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
  throw new UsageError(`"${text}" is no share: expected 5%, 0.05 or off.`);
}

function readDays(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= MIN_DAYS) return days;
  throw new UsageError(`--days ${text}: expected a whole number from ${String(MIN_DAYS)}.`);
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
