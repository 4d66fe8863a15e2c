import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Rendering, ServiceCall } from '../../contract/index.ts';
import type { FromThread, RenderTask, ToThread } from './messages.ts';

const WORKER_FILE = path.join(import.meta.dirname, 'render-worker.ts');
/** How often a thread that has not answered a ping is looked at. */
const PING_TIMEOUT_MS = 1000;
/** Processor time that a thread in a loop has used up by then; one that used less waits for a busy machine. */
const LOOP_CPU_MS = PING_TIMEOUT_MS / 2;
/** A thread that still has not answered then is ended whatever it does. */
const MAX_PING_MS = 10_000;
/** The first page of a release gets more time: its code must be loaded and perhaps a thread started. */
const COLD_START_FACTOR = 3;
/** Enough for two apps and React; a memory leak ends the thread before it affects the server. */
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Code of one release; read only if the thread does not have it yet. */
export interface CodeSource {
  readonly key: string;
  readonly read: () => Promise<string>;
}

/** One page for a thread to render. */
export interface ThreadJob {
  /** The release to suspend when the job ends the thread. */
  readonly subject: string;
  readonly task: RenderTask;
  readonly shell: CodeSource;
  readonly area?: CodeSource | undefined;
  /** In milliseconds. */
  readonly timeout: number;
  /** How this page calls the service. */
  readonly call: ServiceCall;
  /** The page of one user: module state is not shared with other pages. */
  readonly isPersonal: boolean;
}

/**
 * Why there is no rendering: an error of the page, a timeout, the end of the thread, a release that is suspended
 * because it may have ended a thread recently, or too many pages at once.
 */
export type RenderFailure = 'failed' | 'slow' | 'crashed' | 'suspended' | 'busy';

/** A page could not be rendered. */
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

/** A worker thread that renders pages. After it has ended it can't be used again. */
export class RenderThread {
  readonly #worker = new Worker(WORKER_FILE, { resourceLimits: RESOURCE_LIMITS, stdin: false });
  readonly #loaded = new Set<string>();
  readonly #pending = new Map<number, PendingRender>();
  /** Subject of the first job that timed out since the last pong; later ones may only have waited for it. */
  #suspect: string | undefined;
  readonly #onEnd: (culprits: readonly string[]) => void;
  #lastId = 0;
  /** Time of the last message from the thread. */
  #heardAt = 0;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  isEnded = false;

  /** @param onEnd Called once with the subjects that may have ended the thread; with none when it was stopped. */
  constructor(onEnd: (culprits: readonly string[]) => void) {
    this.#onEnd = onEnd;
    this.#worker.unref();
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error.message : String(error)));
    this.#worker.on('exit', () => this.#end('The thread has ended.'));
  }

  /** Number of releases whose code the thread has loaded. */
  get codeCount(): number {
    return this.#loaded.size;
  }

  /**
   * Undefined when the user may not see the page.
   * @throws RenderError
   */
  async render(job: ThreadJob): Promise<Rendering | undefined> {
    const isCold = [job.shell, job.area].some((code) => code && !this.#loaded.has(code.key));
    const timeout = isCold ? job.timeout * COLD_START_FACTOR : job.timeout;
    const [shell, area] = await Promise.all([
      this.#sendCode(job.shell),
      job.area && this.#sendCode(job.area),
    ]);
    if (this.isEnded) throw new RenderError('crashed', 'The thread has ended.');
    this.#lastId += 1;
    const id = this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<Rendering | undefined>();
    this.#pending.set(id, { subject: job.subject, call: job.call, resolve, reject });
    const timer = setTimeout(() => {
      reject(new RenderError('slow', `Not rendered within ${String(timeout)} ms.`));
      this.#suspect ??= job.subject;
      this.#ping();
    }, timeout);
    const { task, isPersonal } = job;
    this.#send({ kind: 'render', id, task, shell, isPersonal, ...(area ? { area } : {}) });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#pending.delete(id);
    });
  }

  async stop(): Promise<void> {
    this.#end('The thread was stopped.', []);
    await this.#worker.terminate();
  }

  async #sendCode({ key, read }: CodeSource): Promise<string> {
    if (this.#loaded.has(key)) return key;
    const code = await read();
    this.#loaded.add(key);
    this.#send({ kind: 'code', key, code });
    return key;
  }

  #send(message: ToThread): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromThread): void {
    this.#heardAt = performance.now();
    if (message.kind === 'pong') {
      clearInterval(this.#pingTimer);
      this.#pingTimer = undefined;
      this.#suspect = undefined;
    } else if (message.kind === 'call') void this.#answer(message);
    else if (message.kind === 'done') this.#pending.get(message.id)?.resolve(message.rendering);
    else this.#pending.get(message.id)?.reject(new RenderError('failed', message.error));
  }

  async #answer({ call, path: requestPath, render }: Extract<FromThread, { kind: 'call' }>): Promise<void> {
    const pending = this.#pending.get(render);
    // The page has timed out.
    if (!pending) return;
    try {
      this.#send({ kind: 'answer', call, answer: await pending.call(requestPath) });
    } catch (error) {
      this.#send({ kind: 'answer', call, error: error instanceof Error ? error.message : String(error) });
    }
  }

  /**
   * A slow page may be waiting for the service, and a ping for other pages; a thread that works on without a word is
   * stuck in a loop.
   */
  #ping(): void {
    if (this.#pingTimer || this.isEnded) return;
    let start = { cpu: this.#cpuTime(), at: performance.now() };
    const endIfStuck = async () => {
      if (this.#heardAt > start.at) {
        start = { cpu: this.#cpuTime(), at: performance.now() };
        return;
      }
      const used = (await this.#cpuTime()) - (await start.cpu);
      const isStuck = used >= LOOP_CPU_MS || performance.now() - start.at >= MAX_PING_MS;
      const isAnswered = this.#pingTimer !== timer;
      if (isAnswered || !isStuck) return;
      this.#end('The thread was stuck in a loop.');
      await this.#worker.terminate();
    };
    const timer = setInterval(() => void endIfStuck(), PING_TIMEOUT_MS);
    timer.unref();
    this.#pingTimer = timer;
    this.#send({ kind: 'ping' });
  }

  /** Milliseconds that the thread has worked, which Node tells of one in a loop as well; 0 when it has ended. */
  async #cpuTime(): Promise<number> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000;
  }

  #end(why: string, culprits = this.#subjects()): void {
    if (this.isEnded) return;
    this.isEnded = true;
    clearInterval(this.#pingTimer);
    this.#pingTimer = undefined;
    this.#onEnd(culprits);
    for (const { reject } of this.#pending.values()) reject(new RenderError('crashed', why));
    this.#pending.clear();
  }

  #subjects(): string[] {
    if (this.#suspect !== undefined) return [this.#suspect];
    return [...this.#pending.values()].map(({ subject }) => subject);
  }
}
