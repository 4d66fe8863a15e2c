import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BuildContext } from './options.ts';

const WORKER = path.join(import.meta.dirname, 'server-build-worker.ts');

/** A server build beside the browser's: one after the other would leave the second processor idle. */
export class ServerBuildThread {
  /** The file's content. @throws Error with the compiler's output */
  readonly content: Promise<Buffer>;
  readonly #worker: Worker;

  constructor(context: BuildContext) {
    this.#worker = new Worker(WORKER, { workerData: context });
    this.content = this.#read();
    // Whoever waits for it reports the error.
    this.content.catch(() => undefined);
  }

  /** Ends it, also when nobody needs it any more. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  async #read(): Promise<Buffer> {
    const [content] = (await once(this.#worker, 'message')) as [Uint8Array];
    return Buffer.from(content);
  }
}
