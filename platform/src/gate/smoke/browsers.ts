import type { Browser } from 'playwright-core';
import { launchOwnChromium } from '../../chromium.ts';
import type { OwnBrowser } from '../../chromium.ts';

/** Starts a browser; the first one may be warmed up already. */
export type Launch = () => Promise<Browser>;

const IDLE_MS = 60_000;

/** The browsers of the checks of one process. */
export class Browsers {
  readonly #chromium: string | undefined;
  readonly #idleMs: number;
  /** For the next check. */
  #warm: Promise<OwnBrowser> | undefined;
  readonly #started = new Set<Promise<OwnBrowser>>();
  #isStopped = false;

  /**
   * @param chromium path of the browser
   * @param idleMs how long one waits for its check
   */
  constructor(chromium: string | undefined, idleMs = IDLE_MS) {
    this.#chromium = chromium;
    this.#idleMs = idleMs;
  }

  /** Why there is no browser; undefined when there is one. */
  get problem(): string | undefined {
    if (this.#isStopped) return 'it was stopped.';
    return this.#chromium === undefined
      ? 'no Chromium on this machine; install it or set CHROMIUM=/path/to/it.'
      : undefined;
  }

  /** Starts the next check's browser ahead; one that nobody uses ends by itself. */
  warmUp(): void {
    if (this.problem !== undefined || this.#warm) return;
    const warm = this.#start();
    this.#warm = warm;
    const end = () => {
      if (this.#warm !== warm) return;
      this.#warm = undefined;
      void this.#kill(warm);
    };
    setTimeout(end, this.#idleMs).unref();
  }

  /** Lets `act` start browsers of its own, since several checks may run at the same time; none outlives it. */
  async use<Result>(signal: AbortSignal, act: (launch: Launch) => Promise<Result>): Promise<Result> {
    const own: Promise<OwnBrowser>[] = [];
    const launch = async () => {
      const next = this.#warm ?? this.#start();
      this.#warm = undefined;
      own.push(next);
      return (await next).browser;
    };
    const end = () => Promise.all(own.map((one) => this.#kill(one)));
    const abort = () => void end();
    signal.addEventListener('abort', abort, { once: true });
    try {
      return await act(launch);
    } finally {
      signal.removeEventListener('abort', abort);
      await end();
    }
  }

  /** Ends all browsers, and with them the checks under way. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#started].map((one) => this.#kill(one)));
  }

  #start(): Promise<OwnBrowser> {
    const { problem } = this;
    const own =
      problem === undefined ? launchOwnChromium(this.#chromium ?? '') : Promise.reject(new Error(problem));
    // Whoever uses it reports the error.
    own.catch(() => undefined);
    this.#started.add(own);
    return own;
  }

  /** Killed, not closed: a page whose script never ends would hold it. */
  async #kill(own: Promise<OwnBrowser>): Promise<void> {
    this.#started.delete(own);
    await (await own.catch(() => undefined))?.kill();
  }
}
