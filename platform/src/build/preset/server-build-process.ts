import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BuildContext } from './options.ts';
import type { ServerBuildReply } from './server-build-worker.ts';

const WORKER = path.join(import.meta.dirname, 'server-build-worker.ts');

/**
 * A server build beside the browser's: one after the other would leave the second processor idle. A process, as a
 * thread that is ended while the compiler's native code works takes everything else with it.
 */
export class ServerBuildProcess {
  /** The file's content. @throws Error with the compiler's output */
  readonly content: Promise<Buffer>;
  readonly #child: ChildProcess;

  constructor(context: BuildContext) {
    this.#child = fork(WORKER, { serialization: 'advanced', execArgv: [] });
    this.#child.send(context);
    this.content = this.#read();
    // Whoever waits for it reports the error.
    this.content.catch(() => undefined);
  }

  /** Ends it, also when nobody needs it any more. */
  stop(): void {
    this.#child.kill('SIGKILL');
  }

  async #read(): Promise<Buffer> {
    const reply = once(this.#child, 'message') as Promise<[ServerBuildReply]>;
    const end = once(this.#child, 'exit').then(([code, signal]) => {
      throw new Error(`The server build ended with ${String(code ?? signal)}, and built nothing.`);
    });
    const [{ content, problem }] = await Promise.race([reply, end]);
    if (this.#child.connected) this.#child.disconnect();
    if (!content) throw new Error(problem);
    return Buffer.from(content);
  }
}
