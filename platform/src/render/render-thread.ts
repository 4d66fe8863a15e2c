import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rendering, ServiceCall } from '../contract/index.ts';
import type { FromThread, RenderTask, ToThread } from './messages.ts';

const WORKER_FILE = path.join(import.meta.dirname, 'render-worker.ts');
/** Milliseconds in which a thread that is not caught in a loop says that it is there. */
const PING_TIMEOUT_MS = 1000;
/** The first page of a release takes longer: its code has to be read, and often a thread to be started. */
const COLD_START_FACTOR = 3;
/** Two apps and React, with room to render; what leaks ends the thread before it hurts the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Code of one release, read when the thread does not have it yet. */
export interface CodeSource {
  readonly key: string;
  readonly read: () => Promise<string>;
}

/** One page for a thread. */
export interface ThreadJob {
  /** The release that is to blame when the job ends the thread. */
  readonly subject: string;
  readonly task: RenderTask;
  readonly shell: CodeSource;
  readonly area?: CodeSource | undefined;
  /** Milliseconds until the page is given up. */
  readonly timeout: number;
  /** How this page asks the service. */
  readonly call: ServiceCall;
  /** It is one person's: nothing that its code remembers serves another page. */
  readonly isPersonal: boolean;
}

/**
 * Why there is no rendering: the page's own failure, none in time, the end of the thread, or that the same release may
 * have ended one a short while ago.
 */
export type RenderFailure = 'failed' | 'slow' | 'crashed' | 'suspended';

/** A page that was not rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  readonly reason: RenderFailure;

  constructor(reason: RenderFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}

interface PendingRender {
  readonly subject: string;
  readonly call: ServiceCall;
  readonly resolve: (rendering: Rendering | undefined) => void;
  readonly reject: (error: RenderError) => void;
}

/** One thread that renders, with the code that it has been told. It ends once and stays ended. */
export class RenderThread {
  readonly #worker = new Worker(WORKER_FILE, { resourceLimits: RESOURCE_LIMITS, stdin: false });
  readonly #known = new Set<string>();
  readonly #waiting = new Map<number, PendingRender>();
  /** Subject of the first job that was given up since the thread last said that it is there; those after it only waited. */
  #suspect: string | undefined;
  readonly #onEnd: (culprits: readonly string[]) => void;
  #last = 0;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  isEnded = false;

  /** @param onEnd hears once whose jobs may have ended the thread; not when it is stopped */
  constructor(onEnd: (culprits: readonly string[]) => void) {
    this.#onEnd = onEnd;
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#hear(message));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => this.#end('The thread has ended.'));
  }

  /** How many releases' code the thread holds. */
  get codeCount(): number {
    return this.#known.size;
  }

  /**
   * Undefined when the page is not for whoever asks.
   * @throws RenderError
   */
  async render(job: ThreadJob): Promise<Rendering | undefined> {
    const isCold = [job.shell, job.area].some((code) => code && !this.#known.has(code.key));
    const timeout = isCold ? job.timeout * COLD_START_FACTOR : job.timeout;
    const [shell, area] = await Promise.all([this.#codeOf(job.shell), job.area && this.#codeOf(job.area)]);
    if (this.isEnded) throw new RenderError('crashed', 'The thread has ended.');
    this.#last += 1;
    const id = this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<Rendering | undefined>();
    this.#waiting.set(id, { subject: job.subject, call: job.call, resolve, reject });
    const timer = setTimeout(() => {
      reject(new RenderError('slow', `Not rendered within ${String(timeout)} ms.`));
      this.#suspect ??= job.subject;
      this.#feelPulse();
    }, timeout);
    const { task, isPersonal } = job;
    this.#tell({ kind: 'render', id, task, shell, isPersonal, ...(area ? { area } : {}) });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  async stop(): Promise<void> {
    this.#end('The thread was stopped.', []);
    await this.#worker.terminate();
  }

  async #codeOf({ key, read }: CodeSource): Promise<string> {
    if (this.#known.has(key)) return key;
    const code = await read();
    this.#known.add(key);
    this.#tell({ kind: 'code', key, code });
    return key;
  }

  #tell(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromThread): void {
    if (message.kind === 'pong') {
      clearTimeout(this.#pulse);
      this.#pulse = undefined;
      this.#suspect = undefined;
    } else if (message.kind === 'call') void this.#answer(message);
    else if (message.kind === 'done') this.#waiting.get(message.id)?.resolve(message.rendering);
    else this.#waiting.get(message.id)?.reject(new RenderError('failed', message.error));
  }

  async #answer({ call, path: asked, render }: Extract<FromThread, { kind: 'call' }>): Promise<void> {
    const waiting = this.#waiting.get(render);
    // Whoever waited for the page has gone on without it.
    if (!waiting) return;
    try {
      this.#tell({ kind: 'answer', call, answer: await waiting.call(asked) });
    } catch (error) {
      this.#tell({ kind: 'answer', call, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /** A thread that is late may only wait for the service; one that does not answer at all runs in circles. */
  #feelPulse(): void {
    if (this.#pulse || this.isEnded) return;
    this.#pulse = setTimeout(() => {
      this.#end('The thread ran in circles.');
      void this.#worker.terminate();
    }, PING_TIMEOUT_MS);
    this.#pulse.unref();
    this.#tell({ kind: 'ping' });
  }

  #end(why: string, culprits = this.#subjects()): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearTimeout(this.#pulse);
    this.#onEnd(culprits);
    for (const { reject } of this.#waiting.values()) reject(new RenderError('crashed', why));
    this.#waiting.clear();
  }

  #subjects(): string[] {
    if (this.#suspect !== undefined) return [this.#suspect];
    return [...this.#waiting.values()].map(({ subject }) => subject);
  }
}
