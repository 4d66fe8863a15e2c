import type { Locator, Page } from '@playwright/test';
import { orderConfirmation, dishes, fillContact, openBasket, OWN_SLUG } from './support/checkout.ts';
import { PHONE } from './support/browser.ts';
import { changeMenu, keepRestaurant } from './support/menus.ts';
import { expect, test } from './support/journey.ts';
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

test('long words and a long selection: nothing overflows the page, the total stays visible', async ({
  guest,
  service,
}) => {
  await keepRestaurant(service, OWN_SLUG);
  const items = Array.from({ length: 30 }, (_, index) => ({ name: `${LONG_WORD}${index}`, price: 625.25 }));
  await changeMenu(service, OWN_SLUG, () => [{ category: LONG_WORD, items }]);
  const page = await guest({ viewport: PHONE });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await expect(dishes(page).first()).toBeVisible();
  for (const dish of await dishes(page).all()) await dish.click();
  await openBasket(page);
  const sheet = page.getByRole('dialog', { name: 'Your selection' });
  await expect(sheet).toBeVisible();
  await expect.poll(() => sidewaysOf(page), 'the selection').toBe(0);
  const total = sheet.getByText(/^18.757\.50\sMRU$/).last();
  await expect.poll(() => isInSight(total), 'the total, above all dishes').toBe(true);

  await sheet.getByText('Takeaway', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Book', exact: true }).click();
  const form = await fillContact(page, {
    name: 'x'.repeat(60),
    phone: newPhone(),
    address: LONG_WORD.repeat(2),
  });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page)).toBeVisible();
  await expect.poll(() => sidewaysOf(page), 'the confirmation').toBe(0);
  await orderConfirmation(page).getByRole('link', { name: 'Track my order' }).click();
  await expect(page.getByText('Waiting for the restaurant').first()).toBeVisible();
  await expect.poll(() => sidewaysOf(page), 'the tracking page').toBe(0);
});

test('zoomed in, a form in a dialog scrolls as a whole, with its buttons', async ({ guest }) => {
  const page = await guest({ viewport: MUCH_ZOOMED });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await dishes(page).first().click();
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enter Your Information' });
  const name = form.getByLabel(/^Name/);
  await expect(name).toBeVisible();
  await expect.poll(() => isInSight(name), 'the first field').toBe(true);
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(form.getByText('Please enter your name.')).toBeVisible();
  await expect.poll(() => isInSight(name), 'the field that is wrong').toBe(true);
});
