import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** What is done with the lines of a process. */
export interface LineReader {
  readonly onLine: (line: string) => void;
  /** Minutes; a process that writes nothing for so long hangs, and is ended. */
  readonly maxSilentMinutes: number;
}

interface ProcessOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end; its errors go to this process's.
 * @param reader without one, what it writes goes to this process's output
 * @returns its exit code; 1 if a signal ended it or it could not be started
 */
export function runProcess(
  [program, ...args]: readonly [string, ...string[]],
  options: ProcessOptions,
  reader?: LineReader,
): Promise<number> {
  const child = spawn(program, args, {
    ...options,
    stdio: ['ignore', reader ? 'pipe' : 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
    if (!reader || !child.stdout) return;
    const { onLine, maxSilentMinutes } = reader;
    const { stdout } = child;
    const startLimit = () =>
      setTimeout(() => {
        onLine(`✖ ended: it wrote nothing for ${String(maxSilentMinutes)} minutes`);
        child.kill('SIGKILL');
        // Otherwise whatever it has started could keep it open.
        stdout.destroy();
      }, maxSilentMinutes * 60_000);
    let limit = startLimit();
    child.on('close', () => clearTimeout(limit));
    createInterface(stdout).on('line', (line) => {
      clearTimeout(limit);
      limit = startLimit();
      onLine(line);
    });
  });
}
