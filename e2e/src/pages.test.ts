import { PHONE } from './support/browser.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { expect, test } from './support/journey.ts';
import { STATIC_PAGES } from './support/static-pages.ts';

const PAGES = {
  guest: [
    '/',
    ...STATIC_PAGES,
    '/forgot-password',
    '/reset-password#AAAA',
    '/confirm-email',
    '/orders',
    '/unauthorized',
    '/nowhere',
  ],
  provider: [
    '/provider',
    '/provider/live',
    '/provider/orders',
    '/provider/menu',
    '/provider/reviews',
    '/restaurant/new',
  ],
  admin: [
    '/admin',
    '/admin/users',
    '/admin/orders',
    '/admin/messages',
    '/admin/reviews',
    '/admin/activity',
    '/admin/settings',
  ],
  customer: ['/user', '/orders'],
} as const;
type Actor = keyof typeof PAGES;

test.describe('no page scrolls sideways, and all pass axe, in every language', () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    for (const path of PAGES[actor]) {
      test(`${path} of a ${actor}`, async ({ guest, customer, owner, admin, faults }) => {
        if (path === '/nowhere') faults.expect(/status of 404/);
        const people = { guest, customer, provider: owner, admin };
        const page = await people[actor]({ viewport: PHONE });
        await page.goto(path);
        await settle(page);
        expect(await problemsInEveryLanguage(page, path)).toEqual([]);
      });
    }
  }
});
