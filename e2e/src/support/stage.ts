import { after, afterEach, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { describePages, launchBrowser } from './browser.ts';
import { copyBuilt, removeData, startProduct, type Product } from './product.ts';

let product: Product | undefined;
let browser: Browser | undefined;

/** A data folder to reuse between runs while writing a journey; by default each run starts with an empty one. */
const REUSED_DATA_DIR = process.env['E2E_DATA_DIR'];
/** A stopped product's data folder with everything built, from which this run starts; `run.ts` makes it. */
const BUILT_DIR = process.env['E2E_BUILT_DIR'];

// As behind a proxy, so that a visitor can come from another network than the machine itself.
const ENVIRONMENT = { TRUST_PROXY: '1' };

// All journeys of a lane run in one process (`--test-isolation=none`) against one product and one browser.
before(async () => {
  browser = await launchBrowser();
  const dataDir = REUSED_DATA_DIR ?? (BUILT_DIR && (await copyBuilt(BUILT_DIR)));
  product = await startProduct({ env: ENVIRONMENT, ...(dataDir ? { dataDir } : {}) });
});

// A failed journey leaves its pages open; what they show says why.
afterEach(async (context) => {
  if (!browser || !('passed' in context) || context.passed) return;
  console.log((await describePages(browser)).join('\n\n'));
});

after(async () => {
  await browser?.close();
  await product?.stop();
  if (product && !REUSED_DATA_DIR) await removeData(product.dataDir);
});

/** The running product. */
export function getProduct(): Product {
  if (!product) throw new Error('The product is not started yet.');
  return product;
}

/** The running browser. */
export function getBrowser(): Browser {
  if (!browser) throw new Error('The browser is not started yet.');
  return browser;
}
