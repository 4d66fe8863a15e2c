import type { BrowserContext, Page } from '@playwright/test';
import { formatFaults, type Faults } from 'platform/contract';
import { runCommandLine } from 'platform/cli';
import type { Product } from './product.ts';

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
