import type { Locator } from '@playwright/test';
import { LANGUAGES } from 'shared-api/contract';
import { PHONE, TABLET } from './support/browser.ts';
import { OWN_SLUG } from './support/checkout.ts';
import { settle } from './support/look.ts';
import { restaurantBySlug } from './support/orders.ts';
import { expect, test } from './support/journey.ts';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test('on a tablet, dishes beside one another are equally high, and their prices level', async ({ guest }) => {
  const page = await guest({ viewport: TABLET });
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
  const hasPairs = rows.some(({ top }, index) => rows[index + 1]?.top === top);
  expect(hasPairs, 'some stand beside one another').toBe(true);
  expect(uneven).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`on a tablet, the phone of the page for restaurants is as high as its picture (${language})`, async ({
    guest,
  }) => {
    const page = await guest({ viewport: TABLET, language });
    await page.goto('/business');
    await settle(page);
    const picture = page.getByRole('main').locator('img:visible').first();
    const [inner, frame] = [await boxOf(picture), await boxOf(picture.locator('..'))];
    expect(frame.height - inner.height, `${frame.height} px around ${inner.height} px`).toBeLessThan(24);
  });
}

test('on a phone, logging in stands above cancelling where both don’t fit beside one another', async ({
  guest,
}) => {
  const page = await guest({ viewport: PHONE });
  await page.goto('/login');
  await settle(page);
  const form = page.getByRole('main').locator('form');
  const submit = await boxOf(form.getByRole('button', { name: 'Log in', exact: true }));
  const cancel = await boxOf(form.getByRole('link', { name: 'Cancel', exact: true }));
  expect(submit.y).toBeLessThanOrEqual(cancel.y);
});

test('in Arabic, an empty field begins at the right, as the page does', async ({ guest }) => {
  const page = await guest({ language: 'ar' });
  for (const path of ['/contact', '/provider/register']) {
    await page.goto(path);
    await settle(page);
    const directions = await page
      .getByRole('main')
      .locator('input:is(:not([type]), [type=text]):not([inputmode]), textarea')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).direction));
    expect(directions.length, path).toBeGreaterThan(1);
    expect(new Set(directions), path).toEqual(new Set(['rtl']));
  }
});

test('in Arabic, a number stands at its field’s edge, clear of its unit', async ({ owner, service }) => {
  const { id } = await restaurantBySlug(await service.as('provider'), OWN_SLUG);
  const page = await owner({ viewport: TABLET, language: 'ar' });
  await page.goto(`/provider/${id}/delivery`);
  const field = page.getByRole('main').locator('input[inputmode=numeric], input[inputmode=decimal]').first();
  await expect(field).toBeVisible();
  const { before, after } = await field.evaluate((input) => {
    const style = getComputedStyle(input);
    return { before: parseFloat(style.paddingRight), after: parseFloat(style.paddingLeft) };
  });
  expect(before, `${before} px before the number, ${after} px after it`).toBeLessThan(after);
});

test('on a phone the longest region’s name is clear of the field after it', async ({ guest }) => {
  for (const language of LANGUAGES) {
    const page = await guest({ language });
    await page.goto('/?region=Dakhlet+Nouadhibou');
    const fields = page.getByRole('search').getByRole('combobox');
    await expect(fields.first()).toHaveValue('Dakhlet Nouadhibou');
    const [region, sort] = [await boxOf(fields.nth(0)), await boxOf(fields.nth(1))];
    const [left, right] = region.x < sort.x ? [region, sort] : [sort, region];
    expect(right.x - left.x - left.width, language).toBeGreaterThanOrEqual(7);
  }
});
