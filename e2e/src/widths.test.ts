import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LANGUAGES, type Language } from 'shared-api/contract';
import { PHONE } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { settle } from './support/look.ts';
import { openAs, openGuest } from './support/people.ts';
import { sweepWidths } from './support/sweep-widths.ts';

/** One page of each kind, the first in every language for its header: list, menu, form, table, lanes, charts. */
const PAGES = {
  guest: ['/', `/restaurant/${OWN_SLUG}/menu`, '/provider/register'],
  customer: ['/user', '/user/profile'],
  provider: ['/provider', '/provider/live', '/provider/orders', '/provider/menu'],
  admin: ['/admin', '/admin/users', '/admin/orders', '/admin/settings'],
} as const;
type Actor = keyof typeof PAGES;

/** The other pages by turns, so that each language meets each kind of part. */
function languagesOf(index: number): readonly Language[] {
  return index === 0 ? LANGUAGES : LANGUAGES.slice(index % LANGUAGES.length).slice(0, 1);
}

// Two at once: one waits for the network while the other one draws.
describe('from 320 to 1280 px', { concurrency: 2 }, () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    test(`${actor}: no page scrolls sideways, nothing in the header is clipped or covered`, async () => {
      const problems: string[] = [];
      for (const language of LANGUAGES) {
        const pages = PAGES[actor].filter((_path, index) => languagesOf(index).includes(language));
        const options = { viewport: PHONE, language };
        const visitor = await (actor === 'guest' ? openGuest(options) : openAs(actor, options));
        for (const path of pages) {
          await visitor.page.goto(path);
          await settle(visitor.page);
          const found = await sweepWidths(visitor.page);
          problems.push(...found.map((problem) => `${path} in ${language}: ${problem}`));
        }
        await visitor.close();
      }
      assert.deepEqual(problems, []);
    });
  }
});
