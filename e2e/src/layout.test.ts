import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { LANGUAGES } from 'shared-api/contract';
import { PHONE, TABLET } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { settle } from './support/look.ts';
import { withCaller } from './support/service.ts';
import { restaurantBySlug } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? assert.fail('It is not shown.');
}

test('on a tablet, dishes beside one another are equally high, and their prices level', async () => {
  const { page, close } = await openGuest({ viewport: TABLET });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await settle(page);
  const rows = await page
    .getByRole('main')
    .locator('li:has(input[type=checkbox]), li:has(button[aria-haspopup=dialog])')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const { top, height } = card.getBoundingClientRect();
        const price = [...card.querySelectorAll('span')].findLast((text) =>
          /\dMRU|\sMRU$/.test(text.innerText),
        );
        return { top, look: [height, price?.getBoundingClientRect().bottom].map(Number).map(Math.round) };
      }),
    );
  const uneven = rows.flatMap(({ top, look }, index) => {
    const next = rows[index + 1];
    return next?.top === top && next.look.join() !== look.join() ? [{ look, next: next.look }] : [];
  });
  assert.ok(rows.some(({ top }, index) => rows[index + 1]?.top === top));
  assert.deepEqual(uneven, []);
  await close();
});

for (const language of LANGUAGES) {
  test(`on a tablet, the phone of the page for restaurants is as high as its picture (${language})`, async () => {
    const { page, close } = await openGuest({ viewport: TABLET, language });
    await page.goto('/business');
    await settle(page);
    const picture = page.getByRole('main').locator('img:visible').first();
    const [inner, frame] = [await boxOf(picture), await boxOf(picture.locator('..'))];
    assert.ok(frame.height - inner.height < 24, `${frame.height} px around ${inner.height} px`);
    await close();
  });
}

test('on a phone, logging in stands above cancelling where both don’t fit beside one another', async () => {
  const { page, close } = await openGuest({ viewport: PHONE });
  await page.goto('/login');
  await settle(page);
  const form = page.getByRole('main').locator('form');
  const submit = await boxOf(form.getByRole('button', { name: 'Log in', exact: true }));
  const cancel = await boxOf(form.getByRole('link', { name: 'Cancel', exact: true }));
  assert.ok(submit.y < cancel.y || submit.y === cancel.y, `${submit.y} below ${cancel.y}`);
  await close();
});

test('in Arabic, a number stands at its field’s edge, clear of its unit', async () => {
  const restaurant = await withCaller('provider', (caller) => restaurantBySlug(caller, OWN_SLUG));
  const { page, close } = await openAs('provider', { viewport: TABLET, language: 'ar' });
  await page.goto(`/provider/${restaurant.id}/delivery`);
  const field = page.getByRole('main').locator('input[inputmode=numeric], input[inputmode=decimal]').first();
  await field.waitFor();
  const { before, after } = await field.evaluate((input) => {
    const style = getComputedStyle(input);
    return { before: parseFloat(style.paddingRight), after: parseFloat(style.paddingLeft) };
  });
  assert.ok(before < after, `${before} px before the number, ${after} px after it`);
  await close();
});
