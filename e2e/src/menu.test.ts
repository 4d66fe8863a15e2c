import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator } from 'playwright-core';
import { dishes, openMenu, OWN_RESTAURANT, OWN_SLUG, basketBeside } from './support/checkout.ts';
import { LAPTOP, FIRST_SCREEN } from './support/browser.ts';
import { openGuest } from './support/people.ts';
import { withSchedule, withSoldOutDish } from './support/temporary-changes.ts';
import { eventually, eventuallyEqual } from './support/eventually.ts';

test('says in both languages that a restaurant is unknown, with a way back', async () => {
  const [guest, invite] = await Promise.all([openGuest(), openGuest({ language: 'fr' })]);
  await guest.page.goto('/restaurant/nowhere-at-all/menu');
  await guest.page.getByText('Restaurant not found. Please go back to the list.', { exact: true }).waitFor();
  await guest.page.getByRole('button', { name: 'Go Back', exact: true }).click();
  await guest.page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true }).waitFor();
  assert.equal(new URL(guest.page.url()).pathname, '/');
  await invite.page.goto('/restaurant/nowhere-at-all/menu');
  await invite.page.getByText('Restaurant introuvable. Veuillez revenir à la liste.').waitFor();
  await Promise.all([guest.close(), invite.close()]);
});

test('on a phone the first dish is on the first screen, and selecting it moves nothing', async () => {
  const guest = await openGuest({ viewport: FIRST_SCREEN });
  const { page } = guest;
  await openMenu(page, OWN_RESTAURANT);
  const [first, second] = [dishes(page).nth(0), dishes(page).nth(1)];
  const boxOf = async (dish: Locator) => (await dish.locator('../..').boundingBox()) ?? assert.fail();
  const { y, height } = await boxOf(first);
  assert.ok(y + height <= FIRST_SCREEN.height, `the first dish ends at ${y + height}`);
  const before = await boxOf(second);
  await first.check();
  await page.getByRole('button', { name: /^Add one:/ }).waitFor();
  assert.deepEqual(await boxOf(second), before);
  await guest.close();
});

test('dishes are toggled, counted and added up; the book button says what is missing', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const panel = basketBeside(page);
  const book = panel.getByRole('button', { name: 'Book', exact: true });
  const [first, second] = [dishes(page).nth(0), dishes(page).nth(1)];
  await first.waitFor();
  await eventuallyEqual(() => book.isDisabled(), true, 'nothing is selected');
  const prices = (await dishes(page).locator('..').allInnerTexts()).map((text) =>
    Number(/([\d  ]+\.\d\d)\sMRU/.exec(text)?.[1]),
  );

  await first.click();
  await eventuallyEqual(() => first.isChecked(), true);
  const frameOf = (dish: Locator) =>
    dish
      .locator('../..')
      .evaluate((card) => getComputedStyle(card).boxShadow + getComputedStyle(card).borderColor);
  await eventually(async () =>
    assert.notEqual(await frameOf(first), await frameOf(second), 'a selected dish is highlighted'),
  );
  await first.click();
  await eventuallyEqual(() => first.isChecked(), false);
  await panel.getByText('Nothing selected yet. Tap a dish to add it.').waitFor();

  await first.click();
  await second.click();
  await first
    .locator('../..')
    .getByRole('button', { name: /^Add one:/ })
    .click();
  const total = (2 * (prices[0] ?? 0) + (prices[1] ?? 0)).toFixed(2);
  await panel.getByText(`${total} MRU`, { exact: true }).waitFor();
  await eventuallyEqual(() => book.getAttribute('aria-disabled'), 'true', 'no order type is chosen');
  await book.click({ force: true });
  await panel.getByText('Please select Delivery or Takeaway', { exact: true }).waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  await panel.getByRole('radio', { name: 'Takeaway' }).check();
  await eventuallyEqual(() => panel.getByText('Please select Delivery or Takeaway').count(), 0);
  await eventuallyEqual(() => book.getAttribute('aria-disabled'), null);

  // The minimum is for deliveries.
  await first.click();
  await second.click();
  const cheap = prices.findIndex((price) => price < 100);
  await dishes(page).nth(cheap).click();
  await eventuallyEqual(() => book.isEnabled(), true);
  await panel.getByRole('radio', { name: 'Delivery' }).check();
  await panel.getByText(/^Minimum order 100\.00\sMRU: .* to go\.$/).waitFor();
  await eventuallyEqual(() => book.isDisabled(), true);
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('each restaurant has its own basket, and a reload keeps it', async () => {
  const guest = await openGuest({ viewport: LAPTOP });
  const { page } = guest;
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).nth(2).click();
  await dishes(page).nth(2).and(page.locator(':checked')).waitFor();
  await basketBeside(page).getByRole('radio', { name: 'Takeaway' }).check();
  await page.getByRole('link', { name: 'All restaurants' }).click();
  await page.getByRole('link', { name: 'Dune Burger' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dune Burger' }).waitFor();
  await dishes(page).first().waitFor();
  await basketBeside(page).getByText('Nothing selected yet. Tap a dish to add it.').waitFor();
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await page.reload();
  await dishes(page).nth(2).and(page.locator(':checked')).waitFor();
  await eventuallyEqual(() => basketBeside(page).getByRole('radio', { name: 'Takeaway' }).isChecked(), true);
  await eventuallyEqual(() => dishes(page).and(page.locator(':checked')).count(), 1);
  assert.deepEqual(guest.faults, []);
  await guest.close();
});

test('a sold-out dish is greyed and cannot be chosen', () =>
  withSoldOutDish(OWN_SLUG, 'fr', async (name) => {
    const guest = await openGuest({ language: 'fr' });
    const { page } = guest;
    await page.goto(`/restaurant/${OWN_SLUG}/menu`);
    const box = page.getByRole('listitem').getByRole('checkbox', { name, disabled: true });
    const dish = box.locator('..');
    await dish.getByText('Épuisé', { exact: true }).waitFor();
    const plain = dishes(page).first().locator('..');
    const look = (one: typeof dish) =>
      one.evaluate(
        (element) =>
          getComputedStyle(element.parentElement ?? element).opacity + getComputedStyle(element).color,
      );
    assert.notEqual(await look(dish), await look(plain));
    await guest.close();
  }));

test('at a closed restaurant dishes can be selected, but not ordered', async () => {
  const opens = new Date(Date.now() + 3 * 3_600_000);
  const at = (hours: number) => `${String((opens.getUTCHours() + hours) % 24).padStart(2, '0')}:00`;
  const week = Array.from({ length: 7 }, () => [{ opens: at(0), closes: at(1) }]);
  await withSchedule(OWN_SLUG, { week }, async () => {
    const guest = await openGuest({ viewport: LAPTOP });
    const { page } = guest;
    await page.goto(`/restaurant/${OWN_SLUG}/menu`);
    await page.getByText(new RegExp(`^Closed right now, opens (tomorrow )?at ${at(0)}`)).waitFor();
    await dishes(page).first().click();
    await basketBeside(page).getByRole('radio', { name: 'Takeaway' }).check();
    await basketBeside(page).getByText('This restaurant is closed.', { exact: true }).waitFor();
    await eventuallyEqual(
      () => basketBeside(page).getByRole('button', { name: 'Book', exact: true }).isDisabled(),
      true,
    );
    assert.deepEqual(guest.faults, []);
    await guest.close();
  });
});
