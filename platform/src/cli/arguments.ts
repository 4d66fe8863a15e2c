import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { WORKSPACE } from '../build/apps.ts';
import { DiskStore } from '../store/disk-store.ts';
import type { Reason } from '../store/registry.ts';
import type { ReleaseStore } from '../store/store.ts';

/** A command line that could not be understood; exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command line, understood. */
export interface CommandLine {
  readonly command: string;
  readonly operands: readonly string[];
  readonly isJson: boolean;
  readonly needsBuild: boolean;
  readonly needsPromotion: boolean;
  readonly store: ReleaseStore;
  readonly reason: Reason;
}

const OPTIONS = {
  build: { type: 'boolean', default: false },
  'no-promote': { type: 'boolean', default: false },
  why: { type: 'string' },
  who: { type: 'string' },
  'data-dir': { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

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
    needsPromotion: !values['no-promote'],
    store: new DiskStore(path.resolve(data)),
    reason: { who: values.who ?? systemUser(), why: values.why ?? command },
  };
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
