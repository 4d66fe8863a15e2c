import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { orderConfirmation, dishes, fillContact, openBasket, OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { changeMenu, withRestored } from './support/menus.ts';
import { openGuest } from './support/people.ts';
import { eventuallyEqual } from './support/eventually.ts';
import { newPhone } from './support/phone.ts';

/** Words without a break: run-together names, addresses of pages, pasted text. */
const LONG_WORD = 'https://maps.example/tevragh-zeina/behind-the-great-mosque/blue-gate';
/** A laptop's window zoomed to 400 %. */
const MUCH_ZOOMED = { width: 320, height: 256 };

/** How many pixels something overflows the page or a dialog sideways. */
function sidewaysOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] *')]
        .filter((element) => element.tagName !== 'INPUT')
        .map((element) => element.scrollWidth - element.clientWidth),
    ),
  );
}

/** Whether it is completely visible without scrolling. */
function isInSight(what: Locator): Promise<boolean> {
  return what.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && element.contains(seen);
  });
}

test('long words and a long selection: nothing overflows the page, the total stays visible', async () => {
  await withRestored(OWN_SLUG, async () => {
    const items = Array.from({ length: 30 }, (_, index) => ({ name: `${LONG_WORD}${index}`, price: 625.25 }));
    await changeMenu(OWN_SLUG, () => [{ category: LONG_WORD, items }]);
    const guest = await openGuest({ viewport: PHONE });
    const { page } = guest;
    await page.goto(`/restaurant/${OWN_SLUG}/menu`);
    await dishes(page).first().waitFor();
    for (const dish of await dishes(page).all()) await dish.click();
    await openBasket(page);
    const sheet = page.getByRole('dialog', { name: 'Your selection' });
    await sheet.waitFor();
    await eventuallyEqual(() => sidewaysOf(page), 0, 'the selection');
    const total = sheet.getByText(/^18.757\.50\sMRU$/).last();
    await eventuallyEqual(() => isInSight(total), true, 'the total, above all dishes');

    await sheet.getByText('Takeaway', { exact: true }).click();
    await sheet.getByRole('button', { name: 'Book', exact: true }).click();
    const form = await fillContact(page, {
      name: 'x'.repeat(60),
      phone: newPhone(),
      address: LONG_WORD.repeat(2),
    });
    await form.getByRole('button', { name: 'Confirm', exact: true }).click();
    await orderConfirmation(page).waitFor();
    await eventuallyEqual(() => sidewaysOf(page), 0, 'the confirmation');
    await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
    await page.getByText('Waiting for the restaurant').first().waitFor();
    await eventuallyEqual(() => sidewaysOf(page), 0, 'the tracking page');
    assert.deepEqual(guest.faults, []);
    await guest.close();
  });
});

test('zoomed in, a form in a dialog scrolls as a whole, with its buttons', async () => {
  const guest = await openGuest({ viewport: MUCH_ZOOMED });
  const { page } = guest;
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await dishes(page).first().click();
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enter Your Information' });
  const name = form.getByLabel(/^Name/);
  await name.waitFor();
  await eventuallyEqual(() => isInSight(name), true, 'the first field');
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await form.getByText('Please enter your name.').waitFor();
  await eventuallyEqual(() => isInSight(name), true, 'the field that is wrong');
  await guest.close();
});
