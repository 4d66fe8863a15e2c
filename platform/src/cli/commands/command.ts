import type { ReleasesStatus } from '../../contract/index.ts';
import { retiredRefusal } from '../../registry/index.ts';
import { UsageError } from '../arguments.ts';
import type { CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';

/** The output of a command: text for people, data for `--json`. */
export interface CommandResult {
  readonly text: string;
  readonly data: unknown;
  /** True when the command succeeded but its answer is negative; exit code 1. */
  readonly isRefusal?: boolean;
}

export type Command = (context: CommandContext) => Promise<CommandResult>;

/** The operands of a command line. @throws UsageError when it has more or fewer than `names` */
export function operandsOf<Names extends readonly string[]>(
  { command, operands }: CommandLine,
  names: readonly [...Names],
): { [Index in keyof Names]: string } {
  if (operands.length === names.length) return operands as unknown as { [Index in keyof Names]: string };
  const usage = names.map((name) => `<${name}>`).join(' ');
  throw new UsageError(`Usage: platform ${command} ${usage}`.trim());
}

/** The server, bucket or folder that a command is about. */
export function placeOf({ server, dataDir }: CommandLine): string {
  return server ?? (process.env['RELEASES_S3_URL'] || dataDir);
}

/** @throws ReleaseError when the area was retired */
export function refuseRetired({ retired = [] }: ReleasesStatus, area: string): void {
  const gone = retired.find(({ name }) => name === area);
  if (gone) throw retiredRefusal(area, gone);
}

/** What the gate could not check and what it let pass, one line each. */
export function formatRemarks(unchecked: readonly string[], warnings: readonly string[] = []): string {
  const lines = [
    ...unchecked.map((line) => `not checked: ${line}`),
    ...warnings.map((line) => `warning: ${line}`),
  ];
  return lines.map((line) => `\n${line}`).join('');
}

/** `5%` */
export function formatShare(share: number): string {
  return `${String(Number((share * 100).toFixed(2)))}%`;
}
