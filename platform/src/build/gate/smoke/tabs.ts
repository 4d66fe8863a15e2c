import pLimit, { type LimitFunction } from 'p-limit';
import type { Browser } from 'playwright-core';
import { OpenPage } from './open-page.ts';

/** A page costs most while it loads; more at once would only wait for the processor. */
export const MOST_TABS = 2;

/** The tabs of a check. Opening one and its first page cost as much as ten further pages, so they are used again. */
export class Tabs {
  readonly #limit: LimitFunction;
  readonly #browser: Browser;
  readonly #address: string;
  readonly #free: OpenPage[] = [];

  /**
   * @param address of the server whose pages they open
   * @param most how many are in use at once
   */
  constructor(browser: Browser, address: string, most: number) {
    this.#limit = pLimit(most);
    this.#browser = browser;
    this.#address = address;
  }

  /** Lets `act` have a tab for itself, when its turn comes. */
  use<Result>(act: (page: OpenPage) => Promise<Result>): Promise<Result> {
    return this.#limit(async () => {
      const page = this.#free.pop() ?? (await OpenPage.open(this.#browser, this.#address));
      const result = await act(page);
      if (page.isUsable) this.#free.push(page);
      else page.close().catch(() => undefined);
      return result;
    });
  }
  /** Ends what they are used for. */
  end(): void {
    this.#limit.clearQueue();
    this.#browser.close().catch(() => undefined);
  }
}
