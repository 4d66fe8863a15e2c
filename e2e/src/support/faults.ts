import type { BrowserContext, Page } from '@playwright/test';
import { formatFaults, type Faults } from 'platform/contract';
import { runCommandLine } from 'platform/cli';
import type { Product } from './product.ts';

// What a browser and the shell print when files of a release are lost; for `faults.expect`.

export const NOT_LOADED = /^console: The area mf-\w+ could not be loaded\./;
/** The browser says that a file is missing, and that the answer is neither a script nor a style sheet. */
export const MISSING =
  /^console: (?:Failed to load resource: .* status of 404|Refused to .* MIME type \('text\/plain'\))/;
export const ALTERED = /^console: Failed to find a valid digest in the 'integrity' attribute/;
export const NO_CHUNK =
  /^console: (?:A part of the page could not be loaded\. |The area mf-\w+ failed while it was shown\. )?ChunkLoadError: /;

/** The value of `?faults=` that `platform fault-link` creates for these faults. */
export async function makeFaultPermit({ dataDir }: Product, ...faults: string[]): Promise<string> {
  const lines: string[] = [];
  const code = await runCommandLine(['fault-link', ...faults, '--json', '--data-dir', dataDir], {
    out: (text) => lines.push(text),
    error: (text) => lines.push(text),
  });
  if (code !== 0) throw new Error(lines.join('\n'));
  return (JSON.parse(lines.join('\n')) as { value: string }).value;
}

/** Lets a browser switch faults, as the link would. */
export async function permitFaults(product: Product, context: BrowserContext): Promise<void> {
  const value = await makeFaultPermit(product);
  await context.addCookies([{ name: 'maida_fault_permit', value, url: product.address }]);
}

/** Switches the faults of a browser, as its panel would. */
export async function switchFaults(product: Product, context: BrowserContext, faults: Faults): Promise<void> {
  const value = formatFaults(faults);
  await context.addCookies([{ name: 'maida_faults', value, url: product.address }]);
}

/** Marks the page that is open, so that a reload of it shows. */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  return () => page.evaluate(() => 'isSamePage' in globalThis);
}
