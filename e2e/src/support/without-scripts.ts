import type { Page } from 'playwright-core';
import { PHONE, type Visitor } from './browser.ts';
import { getBrowser, getProduct } from './stage.ts';

export interface WithoutScriptsOptions {
  /** Language of the browser. Default: English. */
  readonly locale?: string;
  /** Account of its session; signed out by default. */
  readonly as?: Visitor;
}

/** A phone whose browser runs no scripts. */
export async function openWithoutScripts(
  options: WithoutScriptsOptions = {},
): Promise<{ page: Page; close: () => Promise<void> }> {
  const { locale = 'en-GB', as } = options;
  const context = await getBrowser().newContext({
    baseURL: getProduct().address,
    javaScriptEnabled: false,
    viewport: PHONE,
    locale,
    ...(as ? { storageState: await as.context.storageState() } : {}),
  });
  return { page: await context.newPage(), close: () => context.close() };
}
