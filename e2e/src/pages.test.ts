import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES } from 'shared-api/contract';
import { PHONE, type Visitor } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { openAs, openGuest } from './support/people.ts';
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

async function openActor(actor: Actor, options: Parameters<typeof openGuest>[0]): Promise<Visitor> {
  return actor === 'guest' ? openGuest(options) : openAs(actor, options);
}

// Two at once: one waits for the network while the other one draws.
describe('every page', { concurrency: 2 }, () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    for (const language of LANGUAGES) {
      test(`${actor}, ${language}: no page scrolls sideways, all pass axe, without errors`, async () => {
        const visitor = await openActor(actor, { viewport: PHONE, language });
        const { page, faults } = visitor;
        const problems: string[] = [];
        for (const path of PAGES[actor]) {
          await page.goto(path);
          await settle(page);
          problems.push(...(await problemsOf(page, path)));
          // The not-found page must be one.
          const unexpected = faults
            .splice(0)
            .filter((fault) => path !== '/nowhere' || !fault.includes('404'));
          problems.push(...unexpected.map((fault) => `${path} ${fault}`));
        }
        assert.deepEqual(problems, []);
        await visitor.close();
      });
    }
  }
});
