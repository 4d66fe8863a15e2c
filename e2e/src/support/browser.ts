import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Language } from 'shared-api/contract';

const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-MR' };

/** A typical phone of our customers. */
export const PHONE = { width: 360, height: 740 };
/** The screen on which the first dish and two restaurants have to fit without scrolling. */
export const FIRST_SCREEN = { width: 360, height: 780 };
export const TABLET = { width: 768, height: 1024 };
export const LAPTOP = { width: 1280, height: 800 };

export interface VisitorOptions {
  readonly viewport?: { width: number; height: number };
  /** Of the browser. Default: English. */
  readonly language?: Language;
  readonly colorScheme?: 'light' | 'dark';
  /** With the site's service worker; without it, calls can be intercepted, which a worker's own can't. */
  readonly hasWorker?: boolean;
  readonly hasScripts?: boolean;
  /** Address that the proxy in front says it comes from; the machine's own otherwise. */
  readonly address?: string;
}

/** A fresh browser context at the product's address. */
export function newVisitorContext(
  browser: Browser,
  baseURL: string,
  options: VisitorOptions = {},
): Promise<BrowserContext> {
  const { viewport = PHONE, language = 'en', address, colorScheme = 'light', hasScripts = true } = options;
  return browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    hasTouch: viewport.width < 768,
    javaScriptEnabled: hasScripts,
    locale: LOCALES[language] ?? language,
    reducedMotion: 'reduce',
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
    timezoneId: 'Africa/Nouakchott',
    ...(address !== undefined && { extraHTTPHeaders: { 'x-forwarded-for': address } }),
  });
}

/** Holds back the replies of an address. Returns the function that releases them. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}
