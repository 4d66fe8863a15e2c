import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from 'platform/contract';
import { authenticate, EMAILS } from './authenticate.ts';
import { newVisitorContext, type VisitorOptions } from './browser.ts';
import { copyBuilt, removeData, startProduct, START_MS, type Product } from './product.ts';
import { openService, type Email, type Service } from './service.ts';

export { expect };

interface PersonOptions extends VisitorOptions {
  /** Who signs in, in place of the demo's account of that role. */
  readonly email?: Email;
}

/** Opens a browser of a person's own with an empty page at the site's address; it is closed after the journey. */
export type Open<Options = PersonOptions> = (options?: Options) => Promise<Page>;

/** Errors that nobody caught or that a console shows, and violations of the policy, on any page of a journey. */
interface Faults {
  /** So far, in order. */
  readonly seen: string[];
  /** Names faults that belong to this journey; all others fail it. */
  readonly expect: (...expected: readonly RegExp[]) => void;
}

interface Journey {
  readonly guest: Open<VisitorOptions>;
  readonly customer: Open;
  readonly owner: Open;
  readonly admin: Open;
  readonly service: Service;
  readonly faults: Faults;
}

interface Worker {
  /** The whole product, as `npm start` runs it, shared by all journeys of a worker. */
  readonly product: Product;
}

/** Bearer token for the figures of the product. */
export const METRICS_TOKEN = 'of-the-journeys';

const ENVIRONMENT = {
  METRICS_TOKEN,
  // As behind a proxy, so that a visitor can come from another network than the machine itself.
  TRUST_PROXY: '1',
  // The verdict of a release's check counts, however busy the machine is.
  RELEASE_CHECK_SECONDS: '600',
};

/** What the browser prints of a device that the journey itself has taken off the network. */
const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

/** What the browser prints of a call without a session. */
const REFUSED = /status of 401/;

function watchFaults(context: BrowserContext, seen: string[]): void {
  // What a page reads while its person signs out is refused; the next sign-in or page has no such excuse.
  let isSignedOut = false;
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isSignIn = pathname.startsWith('/auth/') && request.method() === 'POST';
    if (pathname === '/auth/logout') isSignedOut = true;
    else if (isSignIn || request.isNavigationRequest()) isSignedOut = false;
  });
  context.on('weberror', (error) => seen.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' || OFFLINE.test(message.text())) return;
    if (isSignedOut && REFUSED.test(message.text())) return;
    seen.push(`console: ${message.text()} [${message.location().url}]`);
  });
}

/** A signed-in person has chosen the language in this browser: the account's may be another. */
function openSignedIn(open: Open<VisitorOptions>, address: string, demoEmail: Email): Open {
  return async ({ email = demoEmail, ...options } = {}) => {
    const page = await open(options);
    const context = page.context();
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: options.language ?? 'en', url: address }]);
    await authenticate(context.request, email);
    return page;
  };
}

/** A journey: people with browsers of their own, over a product that runs. */
export const test = base.extend<Journey, Worker>({
  product: [
    async ({}, use) => {
      const dataDir = await copyBuilt(process.env['E2E_BUILT_DIR'] ?? '');
      const product = await startProduct({ env: ENVIRONMENT, dataDir });
      await use(product);
      await product.stop();
      await removeData(dataDir);
    },
    { scope: 'worker', timeout: START_MS },
  ],
  service: async ({ product }, use) => {
    const service = openService(product.address);
    await use(service);
    await service.close();
  },
  faults: async ({}, use) => {
    const seen: string[] = [];
    const expected: RegExp[] = [];
    await use({ seen, expect: (...patterns) => void expected.push(...patterns) });
    const unexpected = seen.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'errors on the pages of this journey').toEqual([]);
  },
  // After `service`, so that the pages are closed before what was changed is restored.
  guest: async ({ browser, product, faults, service: _ }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await newVisitorContext(browser, product.address, options);
      contexts.push(context);
      watchFaults(context, faults.seen);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  customer: ({ guest, product }, use) => use(openSignedIn(guest, product.address, EMAILS.customer)),
  owner: ({ guest, product }, use) => use(openSignedIn(guest, product.address, EMAILS.provider)),
  admin: ({ guest, product }, use) => use(openSignedIn(guest, product.address, EMAILS.admin)),
});
