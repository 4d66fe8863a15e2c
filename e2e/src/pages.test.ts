import { PHONE } from './support/browser.ts';
import { problemsInEveryLanguage, settle } from './support/look.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { STATIC_PAGES } from './support/static-pages.ts';

const PAGES = {
  guest: [
    '/',
    `/restaurant/${OWN_SLUG}/menu`,
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
    '/provider/promotions',
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

test.describe('no page scrolls sideways, no header is clipped, and all pass axe, in every language', () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    // In one browser for its pages, which has loaded the areas by the second.
    test(`pages of a ${actor}`, async ({ guest, customer, owner, admin, faults }) => {
      test.slow();
      faults.expect(/status of 404/);
      const people = { guest, customer, provider: owner, admin };
      const page = await people[actor]({ viewport: PHONE });
      const problems: string[] = [];
      for (const path of PAGES[actor]) {
        await page.goto(path);
        await settle(page);
        problems.push(...(await problemsInEveryLanguage(page, path, 'every width')));
      }
      expect(problems).toEqual([]);
    });
  }
});
