import { LANGUAGES, type Language } from 'shared-api/contract';
import { PHONE } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { settle } from './support/look.ts';
import { expect, test } from './support/journey.ts';
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

test.describe('from 320 to 1280 px', () => {
  for (const actor of Object.keys(PAGES) as Actor[]) {
    test(`${actor}: no page scrolls sideways, nothing in the header is clipped or covered`, async ({
      guest,
      customer,
      owner,
      admin,
    }) => {
      const people = { guest, customer, provider: owner, admin };
      const problems: string[] = [];
      for (const language of LANGUAGES) {
        const pages = PAGES[actor].filter((_path, index) => languagesOf(index).includes(language));
        const page = await people[actor]({ viewport: PHONE, language });
        for (const path of pages) {
          await page.goto(path);
          await settle(page);
          const found = await sweepWidths(page);
          problems.push(...found.map((problem) => `${path} in ${language}: ${problem}`));
        }
      }
      expect(problems).toEqual([]);
    });
  }
});
