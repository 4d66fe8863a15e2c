import { LANGUAGES } from 'shared-api/contract';
import { PHONE } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
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

test.describe('every page', () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    for (const language of LANGUAGES) {
      test(`${actor}, ${language}: no page scrolls sideways, all pass axe, without errors`, async ({
        guest,
        customer,
        owner,
        admin,
        faults,
      }) => {
        const people = { guest, customer, provider: owner, admin };
        const page = await people[actor]({ viewport: PHONE, language });
        const problems: string[] = [];
        for (const path of PAGES[actor]) {
          await page.goto(path);
          await settle(page);
          problems.push(...(await problemsOf(page, path)));
          // The not-found page must be one.
          const unexpected = faults.seen
            .splice(0)
            .filter((fault) => path !== '/nowhere' || !fault.includes('404'));
          problems.push(...unexpected.map((fault) => `${path} ${fault}`));
        }
        expect(problems).toEqual([]);
      });
    }
  }
});
