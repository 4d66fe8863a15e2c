import { UsageError } from '../arguments.ts';
import type { CommandLine } from '../arguments.ts';
import type { CommandContext } from '../command-context.ts';

/** What a command has to say: lines for people, data for machines. */
export interface CommandResult {
  readonly text: string;
  readonly data: unknown;
  /** True when the command ran but the answer is a refusal. */
  readonly isRefusal?: boolean;
}

export type Command = (context: CommandContext) => Promise<CommandResult>;

/** The operands of a command line, when it has exactly these. @throws UsageError that names them */
export function operandsOf<Names extends readonly string[]>(
  { command, operands }: CommandLine,
  names: readonly [...Names],
): { [Index in keyof Names]: string } {
  if (operands.length === names.length) return operands as unknown as { [Index in keyof Names]: string };
  const usage = names.map((name) => `<${name}>`).join(' ');
  throw new UsageError(`Usage: platform ${command} ${usage}`.trim());
}

/** Says what nobody has looked at, one line each. */
export function formatUnchecked(unchecked: readonly string[]): string {
  return unchecked.map((line) => `\nnot checked: ${line}`).join('');
}

/** `5%` */
export function formatShare(share: number): string {
  return `${String(Number((share * 100).toFixed(2)))}%`;
}
