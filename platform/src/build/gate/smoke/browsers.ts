import type { Browser } from 'playwright-core';
import { findChromium, launchOwnChromium, type OwnBrowser } from '../../../common/chromium/index.ts';

/** Path of the browser to start; undefined when there is none. */
export type FindBrowser = () => string | undefined | Promise<string | undefined>;

/** Starts a browser; the first one may be warmed up already. */
export type Launch = () => Promise<Browser>;

/** There is no browser to start. */
export class NoBrowserError extends Error {
  override readonly name = 'NoBrowserError';
}

const IDLE_MS = 60_000;

/** The browsers of the checks of one process. */
export class Browsers {
  readonly #findBrowser: FindBrowser;
  readonly #idleMs: number;
  /** For the next check. */
  #warm: Promise<OwnBrowser> | undefined;
  readonly #started = new Set<Promise<OwnBrowser>>();
  #isStopped = false;

  /**
   * @param findBrowser called before each start
   * @param idleMs how long one waits for its check
   */
  constructor(findBrowser: FindBrowser = findChromium, idleMs = IDLE_MS) {
    this.#findBrowser = findBrowser;
    this.#idleMs = idleMs;
  }

  /** Starts the next check's browser ahead; one that nobody uses ends by itself. */
  warmUp(): void {
    if (this.#isStopped || this.#warm) return;
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
    const own = this.#launch();
    // Whoever uses it reports the error.
    own.catch(() => undefined);
    this.#started.add(own);
    return own;
  }

  async #launch(): Promise<OwnBrowser> {
    const browser = await this.#findBrowser();
    if (this.#isStopped) throw new NoBrowserError('it was stopped.');
    if (browser === undefined)
      throw new NoBrowserError('no Chromium on this machine; install it or set CHROMIUM=/path/to/it.');
    return launchOwnChromium(browser);
  }

  /** Killed, not closed: a page whose script never ends would hold it. */
  async #kill(own: Promise<OwnBrowser>): Promise<void> {
    this.#started.delete(own);
    await (await own.catch(() => undefined))?.kill();
  }
}
