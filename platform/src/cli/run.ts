import { readCommandLine, UsageError } from './arguments.ts';
import type { CommandLine } from './arguments.ts';
import { COMMANDS } from './commands.ts';
import { HELP } from './help.ts';

/** Where a command line writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** Runs the command line of the platform; returns the exit code and never throws. */
export async function runCommandLine(args: readonly string[], output: CommandOutput): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const line = readCommandLine(args);
    if (!line) {
      output.out(HELP);
      return 0;
    }
    return await runCommand(line, output);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    output.error(isJson ? JSON.stringify({ error: message }) : `platform: ${message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(line: CommandLine, output: CommandOutput): Promise<number> {
  const command = COMMANDS.get(line.command);
  if (!command) throw new UsageError(`There is no command "${line.command}". See platform --help.`);
  const result = await command(line);
  output.out(line.isJson ? JSON.stringify(result.data, null, 2) : result.text);
  return result.isRefusal ? 1 : 0;
}
