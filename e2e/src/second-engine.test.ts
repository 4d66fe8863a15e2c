/** What the tabs of one browser share (docs/tabs.md), in Firefox; skipped where none is installed. */
import { request } from '@playwright/test';
import { LANGUAGE_COOKIE } from 'platform/contract';
import { authenticate, EMAILS } from './support/authenticate.ts';
import { findFirefox, openFirefox, type Firefox, type FirefoxTab } from './support/firefox.ts';
import { expect, METRICS_TOKEN, test as base } from './support/journey.ts';
import { placeOrder, uniqueName } from './support/orders.ts';
import { ownerWithoutNotifications } from './support/owners.ts';
import type { Product } from './support/product.ts';
import type { Email } from './support/service.ts';

/** More than the connections that HTTP/1.1 gives a site. */
const TABS = 7;
const firefox = findFirefox();

const test = base.extend<{ openAs: (email: Email) => Promise<Firefox> }>({
  openAs: async ({ product }, use) => {
    const opened: Firefox[] = [];
    await use(async (email) => {
      const { hostname } = new URL(product.address);
      const english = { name: LANGUAGE_COOKIE, value: 'en', domain: hostname, path: '/' };
      const rest = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
      const api = await request.newContext({
        baseURL: product.address,
        storageState: { cookies: [{ ...english, ...rest }], origins: [] },
      });
      await authenticate(api, email);
      const browser = await openFirefox(firefox ?? '', api, product.address);
      opened.push(browser);
      await api.dispose();
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});
test.skip(firefox === undefined, 'Firefox is not installed');

/** The live streams that the product holds. */
async function countStreams({ address }: Product): Promise<number> {
  const reply = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^maida_event_streams (\d+)/m.exec(await reply.text())?.[1]);
}

/** Opens a page that follows the bell, in so many tabs. */
async function openTabs(browser: Firefox, count: number): Promise<FirefoxTab[]> {
  const tabs: FirefoxTab[] = [];
  for (let number = 0; number < count; number += 1) {
    const tab = await browser.newTab();
    await tab.goto('/terms');
    await tab.see({ role: 'button', name: 'Notifications' });
    tabs.push(tab);
  }
  return tabs;
}

test('Firefox: seven tabs of an owner hold one stream, which another takes over', async ({
  openAs,
  product,
  service,
}) => {
  const { email, provider } = await ownerWithoutNotifications(service);
  // Browsers of earlier journeys may still hang up.
  await expect.poll(() => countStreams(product)).toBe(0);
  const browser = await openAs(email);
  const tabs = await openTabs(browser, TABS);
  await expect.poll(() => countStreams(product)).toBe(1);
  // The tab in front holds it.
  await tabs.pop()?.close();
  await placeOrder(service, provider.slug, uniqueName('Guest'));
  for (const tab of tabs) {
    await tab.show();
    await tab.see({ role: 'button', name: 'Notifications, 1 unread' });
  }
  await expect.poll(() => countStreams(product)).toBe(1);
});

test('Firefox: a sign-out is known in every tab, and Back shows a page that says so', async ({ openAs }) => {
  const browser = await openAs(EMAILS.customer);
  const first = await browser.newTab();
  const second = await browser.newTab();
  await first.goto('/about');
  await first.goto('/account');
  await second.goto('/user');
  await first.press({ role: 'button', name: 'Log out' });
  await second.see({ role: 'heading', name: 'You are logged out' });
  await first.see({ role: 'heading', name: 'Log in' });
  await first.back();
  await first.see({ role: 'heading', name: 'You are logged out' });
});

test('Firefox: what is cleared in one tab is so in all', async ({ openAs, service }) => {
  const { email, provider } = await ownerWithoutNotifications(service);
  const browser = await openAs(email);
  const tabs = await openTabs(browser, 2);
  await placeOrder(service, provider.slug, uniqueName('Guest'));
  for (const tab of tabs) {
    await tab.show();
    await tab.see({ role: 'button', name: 'Notifications, 1 unread' });
  }
  await tabs[1]?.press({ role: 'button', name: 'Notifications, 1 unread' });
  await tabs[1]?.press({ role: 'button', name: 'Clear All' });
  for (const tab of tabs) await tab.see({ role: 'button', name: 'Notifications' });
});
