import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession, ConsoleMessage, Page } from 'playwright-core';
import { LANGUAGE_COOKIE } from '../../../contract/index.ts';
import { PROBE, probeScript, type Probe } from './probe.ts';
import { BLANK_PATH } from './serve-set.ts';

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
  readonly kind: 'error' | 'console' | 'file' | 'crash' | 'departure';
  readonly what: string;
  readonly stack: string;
}

/** A page's script does not end. */
export class FrozenPageError extends Error {
  override readonly name = 'FrozenPageError';
}

/** Who opens a page. */
export interface Visitor {
  readonly cookies: Readonly<Record<string, string>>;
  readonly language: string;
}

type Method = keyof Probe;

/** A tab with the probe, of one visitor after the other: what was compiled for one serves the next. */
export class OpenPage {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly #address: string;
  #faults: PageFault[] = [];
  #isUsable = true;
  /** Whether the gate itself opens a document. */
  #isOpening = false;

  private constructor(page: Page, cdp: CDPSession, address: string) {
    this.page = page;
    this.cdp = cdp;
    this.#address = address;
    page.on('pageerror', (error) => {
      const what = `${error.name}: ${error.message}`;
      this.#note({ kind: 'error', what, stack: error.stack ?? '' });
    });
    page.on('console', (message) => this.#noteConsole(message));
    page.on('crash', () => {
      this.#isUsable = false;
      this.#note({ kind: 'crash', what: 'the page crashed', stack: '' });
    });
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        this.#noteDocument(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#noteFile(response.url(), `status ${String(response.status())}`);
    });
    page.on('requestfailed', (request) =>
      this.#noteFile(request.url(), request.failure()?.errorText ?? 'failed'),
    );
  }

  /** Opens a tab that has its cookies and its storage for itself. */
  static async open(browser: Browser, address: string): Promise<OpenPage> {
    const context = await browser.newContext({
      baseURL: address,
      // A service worker would answer some of the requests from copies.
      serviceWorkers: 'block',
      // Drawing is a third of what a page costs, and nobody looks.
      reducedMotion: 'reduce',
      viewport: PHONE,
    });
    await context.addInitScript({ content: await probeScript() });
    const page = await context.newPage();
    return new OpenPage(page, await context.newCDPSession(page), address);
  }

  /** Forgets whoever was here before; the next page is this visitor's. */
  async enter({ cookies, language }: Visitor): Promise<void> {
    const context = this.page.context();
    // What still runs on the page before could write after it.
    await this.#openDocument(this.page.goto(BLANK_PATH));
    await this.cdp.send('Storage.clearDataForOrigin', { origin: this.#address, storageTypes: 'all' });
    await context.clearCookies();
    const all = { ...cookies, [LANGUAGE_COOKIE]: language };
    await context.addCookies(
      Object.entries(all).map(([name, value]) => ({ name, value, url: this.#address })),
    );
    this.#faults = [];
  }

  /** Opens an address as a new document. */
  async goTo(path: string): Promise<void> {
    await this.#unlessFrozen(this.#openDocument(this.page.goto(path, { waitUntil: 'commit' })));
    await this.call('settle');
  }

  async #openDocument(going: Promise<unknown>): Promise<void> {
    this.#isOpening = true;
    await going.finally(() => (this.#isOpening = false));
  }

  /** A document that a script of the page opens takes the page away from whoever is on it. */
  #noteDocument(url: string): void {
    if (this.#isOpening) return;
    const { origin, pathname, search } = new URL(url);
    this.#isUsable = false;
    const what = origin === new URL(this.#address).origin ? pathname + search : origin;
    this.#note({ kind: 'departure', what, stack: '' });
  }

  /** Calls the probe. @throws FrozenPageError when the page does not answer */
  async call<Name extends Method>(
    name: Name,
    ...args: Parameters<Probe[Name]>
  ): Promise<Awaited<ReturnType<Probe[Name]>>> {
    const call = this.page.evaluate(
      async ([symbol, method, values]) => {
        const page = globalThis as unknown as Record<
          symbol,
          Record<string, (...given: unknown[]) => unknown>
        >;
        // All texts of an area as an object take the driver several times as long.
        return JSON.stringify(await page[Symbol.for(symbol)]?.[method]?.(...values));
      },
      [PROBE, name, args] as const,
    );
    const result = (await this.#unlessFrozen(call)) as string | undefined;
    return (result === undefined ? undefined : JSON.parse(result)) as Awaited<ReturnType<Probe[Name]>>;
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

  /** Whether another visitor can use the tab: it has neither crashed, frozen nor gone elsewhere. */
  get isUsable(): boolean {
    return this.#isUsable;
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
    while (!(await Promise.race([isDone, sleep(BEAT_MS, false, { ref: false })]))) {
      const beat = this.page.evaluate('1').then(
        () => true,
        () => true,
      );
      if (!(await Promise.race([beat, isDone, sleep(FREEZE_MS, false, { ref: false })]))) {
        this.#isUsable = false;
        throw new FrozenPageError();
      }
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
