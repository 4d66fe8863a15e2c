/** What the tabs of one browser share (docs/tabs.md), in Firefox; skipped where none is installed. */
import { request } from '@playwright/test';
import { LANGUAGE_COOKIE } from 'platform/contract';
import { authenticate, EMAILS, type Role } from './support/authenticate.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { findFirefox, openFirefox, type Firefox, type FirefoxTab } from './support/firefox.ts';
import { expect, test as base } from './support/journey.ts';
import { placeOrder, uniqueName } from './support/orders.ts';

/** More than the connections that HTTP/1.1 gives a site. */
const TABS = 7;
const firefox = findFirefox();

const test = base.extend<{ openAs: (role: Role) => Promise<Firefox> }>({
  openAs: async ({ product }, use) => {
    const opened: Firefox[] = [];
    await use(async (role) => {
      const { hostname } = new URL(product.address);
      const english = { name: LANGUAGE_COOKIE, value: 'en', domain: hostname, path: '/' };
      const rest = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
      const api = await request.newContext({
        baseURL: product.address,
        storageState: { cookies: [{ ...english, ...rest }], origins: [] },
      });
      await authenticate(api, EMAILS[role]);
      const browser = await openFirefox(firefox ?? '', api, product.address);
      opened.push(browser);
      await api.dispose();
      return browser;
    });
    for (const browser of opened) await browser.close();
  },
});
test.skip(firefox === undefined, 'Firefox is not installed');

const streamsOf = (browser: Firefox) => browser.waiting('/api/events');

test('Firefox: seven tabs of an owner hold one stream, which another takes over', async ({
  openAs,
  service,
}) => {
  await (await service.as('provider')).send('DELETE', '/api/notifications');
  const browser = await openAs('provider');
  const first = await browser.newTab();
  await first.goto('/terms');
  await expect.poll(() => streamsOf(browser)).toHaveLength(1);
  const tabs = [first];
  for (let count = 1; count < TABS; count += 1) {
    const tab = await browser.newTab();
    await tab.goto('/terms');
    await tab.see({ role: 'button', name: 'Notifications' });
    tabs.push(tab);
  }
  await expect.poll(() => streamsOf(browser)).toHaveLength(1);
  const holder = tabs.find(({ id }) => id === streamsOf(browser)[0]);
  await holder?.close();
  await expect.poll(() => streamsOf(browser).filter((id) => id !== holder?.id)).toHaveLength(1);
  await placeOrder(service, OWN_SLUG, uniqueName('Firefox'));
  for (const tab of tabs.filter((each) => each !== holder)) {
    await tab.show();
    await tab.see({ role: 'button', name: 'Notifications, 1 unread' });
  }
  await expect.poll(() => streamsOf(browser).filter((id) => id !== holder?.id)).toHaveLength(1);
});

test('Firefox: a sign-out is known in every tab, and Back shows a page that says so', async ({ openAs }) => {
  const browser = await openAs('customer');
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
  await (await service.as('provider')).send('DELETE', '/api/notifications');
  const browser = await openAs('provider');
  const tabs: FirefoxTab[] = [];
  for (let count = 0; count < 2; count += 1) {
    const tab = await browser.newTab();
    await tab.goto('/terms');
    await tab.see({ role: 'button', name: 'Notifications' });
    tabs.push(tab);
  }
  await placeOrder(service, OWN_SLUG, uniqueName('Firefox'));
  for (const tab of tabs) {
    await tab.show();
    await tab.see({ role: 'button', name: 'Notifications, 1 unread' });
  }
  await tabs[1]?.press({ role: 'button', name: 'Notifications, 1 unread' });
  await tabs[1]?.press({ role: 'button', name: 'Clear All' });
  for (const tab of tabs) await tab.see({ role: 'button', name: 'Notifications' });
});
