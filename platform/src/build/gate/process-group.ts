import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A command in a process group of its own, so that what it starts ends with it. */
export interface GroupCommand {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Ends the group. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the group's id. */
  readonly onStart?: (group: number) => void;
}

/** What a command printed, and its exit code; null when it was ended. */
export interface GroupResult {
  readonly code: number | null;
  readonly output: string;
}

const running = new Set<number>();

// A process that ends takes its commands with it: they are in groups that the terminal does not reach.
process.on('exit', () => running.forEach(killGroup));

/** Runs a command to its end or until `signal`. @throws the signal's reason */
export async function runInGroup({ file, args, cwd, signal, onStart }: GroupCommand): Promise<GroupResult> {
  signal?.throwIfAborted();
  const child = spawn(file, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  if (pid !== undefined) {
    running.add(pid);
    onStart?.(pid);
  }
  const end = () => pid !== undefined && killGroup(pid);
  signal?.addEventListener('abort', end, { once: true });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    signal?.throwIfAborted();
    return { code, output: Buffer.concat(output).toString('utf8') };
  } finally {
    signal?.removeEventListener('abort', end);
    if (pid !== undefined) running.delete(pid);
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
