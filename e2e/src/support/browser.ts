import { launchInstalledChromium } from 'platform/chromium';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from 'shared-api/contract';

const LOCALES: Readonly<Partial<Record<Language, string>>> = { en: 'en-GB', fr: 'fr-FR', ar: 'ar-MR' };

/** A typical phone of our customers. */
export const PHONE = { width: 360, height: 740 };
/** The screen on which the first dish and two restaurants have to fit without scrolling. */
export const FIRST_SCREEN = { width: 360, height: 780 };
export const TABLET = { width: 768, height: 1024 };
export const LAPTOP = { width: 1280, height: 800 };

/** The visitors of a journey share one process, which is a fifth cheaper (docs/decisions/journeys-in-headless-shell.md). */
const SWITCHES = ['--in-process-gpu', '--renderer-process-limit=1'];

/** Starts the machine's Chromium, headless. @throws with the command that installs it */
export function launchBrowser(): Promise<Browser> {
  return launchInstalledChromium(SWITCHES);
}

export interface VisitorOptions {
  viewport?: { width: number; height: number };
  language?: Language;
  colorScheme?: 'light' | 'dark';
  /** With the site's service worker; without it, calls can be intercepted, which a worker's own can't. */
  hasWorker?: boolean;
  /** Address that the proxy in front says it comes from; the machine's own otherwise. */
  address?: string;
}

/** A fresh browser context with one page, and its errors. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors, console errors and policy violations, in order. */
  readonly faults: string[];
  close: () => Promise<void>;
}

/** Opens a fresh browser context at the product's address. */
export async function openVisitor(
  browser: Browser,
  address: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const { viewport = PHONE, language = 'en' } = options;
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    colorScheme: options.colorScheme ?? 'light',
    hasTouch: viewport.width < 768,
    locale: LOCALES[language] ?? language,
    reducedMotion: 'reduce',
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
    timezoneId: 'Africa/Nouakchott',
    ...(options.address === undefined ? {} : { extraHTTPHeaders: { 'x-forwarded-for': options.address } }),
  });
  // Generous, for busy machines; a wait ends as soon as the page is ready.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  return { context, page, faults, close: () => context.close() };
}

/** What the open pages of a browser show: of each its address, then its visible text; for a journey that failed. */
export function describePages(browser: Browser): Promise<string[]> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return Promise.all(
    pages.map(async (page) => {
      const text = await page.locator('body').innerText({ timeout: 5000 }).catch(String);
      return `${page.url()}\n${text.replaceAll(/\n\s*\n/g, '\n').slice(0, 3000)}`;
    }),
  );
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
