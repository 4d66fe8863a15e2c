import type { Locator } from '@playwright/test';
import { LANGUAGES } from 'shared-api/contract';
import { dishes, openMenu, OWN_RESTAURANT, OWN_SLUG, basketBeside } from './support/checkout.ts';
import { LAPTOP, FIRST_SCREEN } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { changeSchedule, sellOut } from './support/temporary-changes.ts';

test('says in both languages that a restaurant is unknown, with a way back', async ({ faults, guest }) => {
  faults.expect(/status of 404/);
  const page = await guest();
  await page.goto('/restaurant/nowhere-at-all/menu');
  const unknown = 'Restaurant not found. Please go back to the list.';
  await expect(page.getByText(unknown, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Go Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Restaurants', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  const frenchPage = await guest({ language: 'fr' });
  await frenchPage.goto('/restaurant/nowhere-at-all/menu');
  await expect(frenchPage.getByText('Restaurant introuvable. Veuillez revenir à la liste.')).toBeVisible();
});

test('on a phone the first dish is on the first screen, and selecting it moves nothing', async ({
  guest,
}) => {
  const page = await guest({ viewport: FIRST_SCREEN });
  await openMenu(page, OWN_RESTAURANT);
  const [first, second] = [dishes(page).nth(0), dishes(page).nth(1)];
  const boxOf = async (dish: Locator) => {
    const box = await dish.locator('../..').boundingBox();
    if (!box) throw new Error(`${String(dish)} is not shown.`);
    return box;
  };
  const { y, height } = await boxOf(first);
  expect(y + height, `the first dish ends at ${y + height}`).toBeLessThanOrEqual(FIRST_SCREEN.height);
  const before = await boxOf(second);
  await first.check();
  await expect(page.getByRole('button', { name: /^Add one:/ })).toBeVisible();
  expect(await boxOf(second)).toEqual(before);
});

test('of a closed restaurant with an offer, too, in every language', async ({ guest, service }) => {
  const slug = 'forno-atlantique';
  // Opening days begin with Monday; a day after tomorrow's is said by its name, the longest form of the notice.
  const inTwoDays = (new Date().getUTCDay() + 1) % 7;
  const week = Array.from({ length: 7 }, (_, day) =>
    day === inTwoDays ? [{ opens: '10:00', closes: '11:00' }] : [],
  );
  const { restaurant } = await changeSchedule(service, slug, { week });
  expect(restaurant.offers).toHaveLength(1);
  for (const language of LANGUAGES) {
    const page = await guest({ viewport: FIRST_SCREEN, language });
    await page.goto(`/restaurant/${slug}/menu`);
    const box = await page.getByRole('main').locator('section li').first().boundingBox();
    expect(box && box.y + box.height, `${language}: where the first dish ends`).toBeLessThanOrEqual(
      FIRST_SCREEN.height,
    );
  }
});

test('dishes are toggled, counted and added up; the book button says what is missing', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const panel = basketBeside(page);
  const book = panel.getByRole('button', { name: 'Book', exact: true });
  const [first, second] = [dishes(page).nth(0), dishes(page).nth(1)];
  await expect(first).toBeVisible();
  await expect(book, 'nothing is selected').toBeDisabled();
  const prices = (await dishes(page).locator('..').allInnerTexts()).map((text) =>
    Number(/([\d  ]+\.\d\d)\sMRU/.exec(text)?.[1]),
  );

  await first.click();
  await expect(first).toBeChecked();
  const frameOf = (dish: Locator) =>
    dish
      .locator('../..')
      .evaluate((card) => getComputedStyle(card).boxShadow + getComputedStyle(card).borderColor);
  await expect.poll(() => frameOf(first), 'a selected dish is highlighted').not.toBe(await frameOf(second));
  await first.click();
  await expect(first).not.toBeChecked();
  await expect(panel.getByText('Nothing selected yet. Tap a dish to add it.')).toBeVisible();

  await first.click();
  await second.click();
  await first
    .locator('../..')
    .getByRole('button', { name: /^Add one:/ })
    .click();
  const total = (2 * (prices[0] ?? 0) + (prices[1] ?? 0)).toFixed(2);
  await expect(panel.getByText(`${total} MRU`, { exact: true })).toBeVisible();
  await expect(book, 'no order type is chosen').toHaveAttribute('aria-disabled', 'true');
  await book.click({ force: true });
  await expect(panel.getByText('Please select Delivery or Takeaway', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Takeaway' }).check();
  await expect(panel.getByText('Please select Delivery or Takeaway')).toHaveCount(0);
  await expect(book).not.toHaveAttribute('aria-disabled');

  // The minimum is for deliveries.
  await first.click();
  await second.click();
  const cheap = prices.findIndex((price) => price < 100);
  await dishes(page).nth(cheap).click();
  await expect(book).toBeEnabled();
  await panel.getByRole('radio', { name: 'Delivery' }).check();
  await expect(panel.getByText(/^Minimum order for delivery 100\.00\sMRU: .* to go\.$/)).toBeVisible();
  await expect(book).toBeDisabled();
});

test('each restaurant has its own basket, and a reload keeps it', async ({ guest }) => {
  const page = await guest({ viewport: LAPTOP });
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).nth(2).click();
  await expect(dishes(page).nth(2).and(page.locator(':checked'))).toBeVisible();
  await basketBeside(page).getByRole('radio', { name: 'Takeaway' }).check();
  await page.getByRole('link', { name: 'All restaurants' }).click();
  await page.getByRole('link', { name: 'Dune Burger' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dune Burger' })).toBeVisible();
  await expect(dishes(page).first()).toBeVisible();
  await expect(basketBeside(page).getByText('Nothing selected yet. Tap a dish to add it.')).toBeVisible();
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await page.reload();
  await expect(dishes(page).nth(2).and(page.locator(':checked'))).toBeVisible();
  await expect(basketBeside(page).getByRole('radio', { name: 'Takeaway' })).toBeChecked();
  await expect(dishes(page).and(page.locator(':checked'))).toHaveCount(1);
});

test('a sold-out dish is greyed and cannot be chosen', async ({ guest, service }) => {
  const { name } = await sellOut(service, OWN_SLUG, 'fr');
  const page = await guest({ language: 'fr' });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const box = page.getByRole('listitem').getByRole('checkbox', { name, disabled: true });
  const dish = box.locator('..');
  await expect(dish.getByText('Épuisé', { exact: true })).toBeVisible();
  const plain = dishes(page).first().locator('..');
  const look = (one: typeof dish) =>
    one.evaluate(
      (element) =>
        getComputedStyle(element.parentElement ?? element).opacity + getComputedStyle(element).color,
    );
  expect(await look(dish)).not.toBe(await look(plain));
});

test('at a closed restaurant dishes can be selected, but not ordered', async ({ guest, service }) => {
  const opens = new Date(Date.now() + 3 * 3_600_000);
  const at = (hours: number) => `${String((opens.getUTCHours() + hours) % 24).padStart(2, '0')}:00`;
  const week = Array.from({ length: 7 }, () => [{ opens: at(0), closes: at(1) }]);
  await changeSchedule(service, OWN_SLUG, { week });
  const page = await guest({ viewport: LAPTOP });
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await expect(page.getByText(new RegExp(`^Closed right now, opens (tomorrow )?at ${at(0)}`))).toBeVisible();
  await dishes(page).first().click();
  await basketBeside(page).getByRole('radio', { name: 'Takeaway' }).check();
  await expect(basketBeside(page).getByText('This restaurant is closed.', { exact: true })).toBeVisible();
  await expect(basketBeside(page).getByRole('button', { name: 'Book', exact: true })).toBeDisabled();
});
