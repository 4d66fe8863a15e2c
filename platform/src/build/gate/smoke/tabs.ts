import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { OpenPage } from './open-page.ts';

/** A page costs most while it loads; more at once would only wait for the processor. */
const MOST_TABS = 2;

/** The tabs of a check. Opening one and its first page cost as much as ten further pages, so they are used again. */
export class Tabs {
  readonly #limit = pLimit(MOST_TABS);
  readonly #browser: Browser;
  readonly #address: string;
  readonly #free: OpenPage[] = [];

  /** @param address of the server whose pages they open */
  constructor(browser: Browser, address: string) {
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
}
