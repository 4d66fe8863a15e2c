import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { LANGUAGE_COOKIE } from '../../contract/languages.ts';
import { PROBE, probeScript } from './probe.ts';
import type { Probe } from './probe.ts';

/** Where nothing is mounted: the shell alone is on the page. */
export const ELSEWHERE = '/nothing-is-mounted-here';
const PHONE = { width: 400, height: 600 };
/** A page that does not answer for so long is frozen. */
const FREEZE_MS = 6000;
const BEAT_MS = 500;
/** A call of the service that the stand-in refuses, or that was cancelled, is no failure of the code. */
const EXPECTED = /\b(?:ApiError|AbortError|CanceledError)\b/;

/** Something that went wrong in a page, with text that names the code: an error's stack, or an address. */
export interface PageFault {
  readonly kind: 'error' | 'console' | 'file' | 'crash';
  readonly what: string;
  readonly stack: string;
}

/** A page's script does not end. */
export class FrozenPageError extends Error {
  override readonly name = 'FrozenPageError';
}

/** Who opens a page, and where. */
export interface Visitor {
  readonly address: string;
  readonly cookies: Readonly<Record<string, string>>;
  readonly language: string;
}

type Method = keyof Probe;

/** A page with the probe, of a visitor of its own. */
export class OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  #faults: PageFault[] = [];

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
    page.on('pageerror', (error) => {
      const what = `${error.name}: ${error.message}`;
      this.#note({ kind: 'error', what, stack: error.stack ?? '' });
    });
    page.on('console', (message) => this.#noteConsole(message));
    page.on('crash', () => this.#note({ kind: 'crash', what: 'the page crashed', stack: '' }));
    page.on('response', (response) => {
      if (response.status() >= 400) this.#noteFile(response.url(), `status ${String(response.status())}`);
    });
    page.on('requestfailed', (request) =>
      this.#noteFile(request.url(), request.failure()?.errorText ?? 'failed'),
    );
  }

  static async open(browser: Browser, { address, cookies, language }: Visitor): Promise<OpenPage> {
    const context = await browser.newContext({
      baseURL: address,
      // A service worker would answer some of the requests from copies.
      serviceWorkers: 'block',
      // Drawing is a third of what a page costs, and nobody looks.
      reducedMotion: 'reduce',
      viewport: PHONE,
    });
    const all = { ...cookies, [LANGUAGE_COOKIE]: language };
    await context.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: address })));
    await context.addInitScript({ content: await probeScript() });
    const page = await context.newPage();
    return new OpenPage(page, await context.newCDPSession(page));
  }

  /** Opens an address as a new document. */
  async goTo(path: string): Promise<void> {
    await this.#unlessFrozen(this.page.goto(path, { waitUntil: 'commit' }).then(() => undefined));
    await this.call('settle');
  }

  /** Calls the probe. @throws FrozenPageError when the page does not answer */
  async call<Name extends Method>(
    name: Name,
    ...args: Parameters<Probe[Name]>
  ): Promise<Awaited<ReturnType<Probe[Name]>>> {
    const call = this.page.evaluate(
      ([symbol, method, values]) => {
        const page = globalThis as unknown as Record<
          symbol,
          Record<string, (...given: unknown[]) => unknown>
        >;
        return page[Symbol.for(symbol)]?.[method]?.(...values);
      },
      [PROBE, name, args] as const,
    );
    return (await this.#unlessFrozen(call)) as Awaited<ReturnType<Probe[Name]>>;
  }

  /** Bytes that the page's scripts hold, after what they no longer need is gone; that takes a tenth of a second. */
  async readHeap(): Promise<number> {
    await this.#unlessFrozen(this.cdp.send('HeapProfiler.collectGarbage'));
    return this.readUsage();
  }

  /** The same at once, with what they no longer need. */
  async readUsage(): Promise<number> {
    const { usedSize, ...more } = await this.cdp.send('Runtime.getHeapUsage');
    // Newer browsers also say how much is in array buffers.
    const { backingStorageSize = 0 } = more as { backingStorageSize?: number };
    return usedSize + backingStorageSize;
  }

  get hasFaults(): boolean {
    return this.#faults.length > 0;
  }

  /** What went wrong since the last call. */
  takeFaults(): PageFault[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** The page has to answer all the time while it works on something. */
  async #unlessFrozen<Value>(work: Promise<Value>): Promise<Value> {
    work.catch(() => undefined);
    const isDone = work.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isDone, sleep(BEAT_MS, false)]))) {
      const beat = this.page.evaluate('1').then(
        () => true,
        () => true,
      );
      if (!(await Promise.race([beat, isDone, sleep(FREEZE_MS, false)]))) throw new FrozenPageError();
    }
    return work;
  }

  #noteConsole(message: ConsoleMessage): void {
    const text = message.text();
    // Files are noted by their replies; the service is a stand-in that refuses most calls.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    const { url, lineNumber, columnNumber } = message.location();
    const stack = `${text}\n at ${url}:${String(lineNumber + 1)}:${String(columnNumber + 1)}`;
    this.#note({ kind: 'console', what: text.split('\n')[0] ?? '', stack });
  }

  #noteFile(url: string, why: string): void {
    const { pathname } = new URL(url);
    // A page that is left cancels what it was loading.
    if (!pathname.startsWith('/areas/') || why === 'net::ERR_ABORTED') return;
    this.#note({
      kind: 'file',
      what: `${pathname.replace(/^\/areas\/[^/]+\/[^/]+\//, '')} (${why})`,
      stack: '',
    });
  }

  #note(fault: PageFault): void {
    if (!EXPECTED.test(fault.what)) this.#faults.push(fault);
  }
}
