import { isReleaseError } from '../contract/server/index.ts';
import { readCommandLine, UsageError, type CommandLine } from './arguments.ts';
import type { CommandLineParts } from './command-context.ts';
import { HELP } from './help.ts';

/** Where the command line writes. */
export interface CommandOutput {
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
  /** Called with what a slow command is doing; not with `--json`. */
  readonly progress?: (text: string) => void;
}

/**
 * Runs the platform's command line; returns the exit code and never throws.
 * @param loadParts called for a command, not for the help
 */
export async function runCommandLine(
  args: readonly string[],
  output: CommandOutput,
  loadParts: () => Promise<CommandLineParts> = () => Promise.resolve({}),
): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const line = readCommandLine(args);
    if (!line) {
      output.out(HELP);
      return 0;
    }
    return await runCommand(line, output, loadParts);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const problems = isReleaseError(error) && error.problems.length ? { problems: error.problems } : {};
    output.error(isJson ? JSON.stringify({ error: message, ...problems }) : `platform: ${message}`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(
  line: CommandLine,
  output: CommandOutput,
  loadParts: () => Promise<CommandLineParts>,
): Promise<number> {
  // Not for the help, which answers at once without them.
  const [{ COMMANDS }, { createCommandContext }] = await Promise.all([
    import('./commands/index.ts'),
    import('./command-context.ts'),
  ]);
  const loadCommand = COMMANDS.get(line.command);
  if (!loadCommand) throw new UsageError(`There is no command "${line.command}". See platform --help.`);
  const onProgress = line.isJson ? () => undefined : (output.progress ?? (() => undefined));
  const context = createCommandContext(line, await loadParts(), onProgress);
  try {
    const command = await loadCommand();
    const result = await command(context);
    output.out(line.isJson ? JSON.stringify(result.data, null, 2) : result.text);
    return result.isRefusal ? 1 : 0;
  } finally {
    await context.close();
  }
}
