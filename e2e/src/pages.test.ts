import AxeBuilder from '@axe-core/playwright';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { LAPTOP, PHONE, TABLET, type Visitor } from './support/browser.ts';
import { openAs, openGuest } from './support/people.ts';

const PAGES = {
  guest: [
    '/',
    '/about',
    '/business',
    '/contact',
    '/terms',
    '/login',
    '/register',
    '/provider/register',
    '/orders',
    '/nowhere',
  ],
  provider: ['/provider', '/provider/orders', '/provider/menu', '/restaurant/new'],
  admin: ['/admin', '/admin/users', '/admin/orders', '/admin/settings'],
  customer: ['/user', '/orders'],
} as const;
type Actor = keyof typeof PAGES;

/** The page has come to rest: an area is there and nothing is busy any more. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), undefined, {
    timeout: 10_000,
  });
}

/** Colours that fade from one theme to the other have arrived. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}

async function openActor(actor: Actor, options: Parameters<typeof openGuest>[0]): Promise<Visitor> {
  return actor === 'guest' ? openGuest(options) : openAs(actor, options);
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

for (const actor of Object.keys(PAGES) as Actor[]) {
  for (const language of ['en', 'fr'] as const) {
    test(`${actor}, ${language}: no page scrolls sideways, axe finds nothing, nothing goes wrong`, async () => {
      const visitor = await openActor(actor, { viewport: PHONE, language });
      const { page, faults } = visitor;
      const problems: string[] = [];
      for (const path of PAGES[actor]) {
        await page.goto(path);
        await settle(page);
        for (const viewport of [PHONE, TABLET, LAPTOP]) {
          await page.setViewportSize(viewport);
          const over = await sidewaysScroll(page);
          if (over > 0) problems.push(`${path} at ${viewport.width} px scrolls sideways by ${over} px`);
        }
        problems.push(...(await violationsOf(page)).map((violation) => `${path} ${violation}`));
        await page.emulateMedia({ colorScheme: 'dark' });
        await transitionsEnd(page);
        problems.push(...(await violationsOf(page)).map((violation) => `${path} dark ${violation}`));
        await page.emulateMedia({ colorScheme: 'light' });
        // The page that does not exist is meant to be one.
        const unexpected = faults.splice(0).filter((fault) => path !== '/nowhere' || !fault.includes('404'));
        problems.push(...unexpected.map((fault) => `${path} ${fault}`));
      }
      assert.deepEqual(problems, []);
      await visitor.close();
    });
  }
}
