import { shownText, type MenuItem, type Restaurant } from 'shared-api/contract';
import { PHONE } from './support/browser.ts';
import { fillContact, openBasket, orderConfirmation, OWN_SLUG } from './support/checkout.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf, settle } from './support/look.ts';
import { openEditor, saveGroupOf } from './support/menu-editor.ts';
import { keepRestaurant } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { surfacesGone } from './support/surfaces.ts';

/** Three dishes without options that can be had. */
function plainDishes({ menu }: Restaurant): [MenuItem, MenuItem, MenuItem] {
  const dishes = menu
    .flatMap(({ items }) => items)
    .filter(({ optionGroups, soldOutUntil }) => !optionGroups && soldOutUntil === null);
  if (dishes.length < 3) throw new Error('Too many dishes have options or are sold out.');
  return dishes as [MenuItem, MenuItem, MenuItem];
}

test('an owner makes a course of two dishes; a guest chooses one; without both the set menu is sold out', async ({
  guest,
  owner,
  service,
}) => {
  const restaurant = await keepRestaurant(service, OWN_SLUG);
  const [set, first, second] = plainDishes(restaurant);
  const shown = ({ name: original, translations }: MenuItem) =>
    shownText({ original, language: restaurant.language, translations, field: 'name' }, 'en').text;
  const course = uniqueName('Plat');
  const ownerPage = await owner({ viewport: PHONE });
  await openEditor(ownerPage);
  await settle(ownerPage);
  const dialog = ownerPage.getByRole('dialog');
  await ownerPage.getByRole('radio', { name: 'Options' }).click();
  await ownerPage.getByRole('button', { name: 'New options' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(course);
  await dialog.getByRole('radio', { name: 'Dishes of the menu' }).click();
  await dialog.getByRole('combobox', { name: 'Dish 1' }).selectOption(first.name);
  await dialog.getByRole('combobox', { name: 'Dish 2' }).selectOption(second.name);
  expect(await problemsOf(ownerPage, 'the dialog of a course', [PHONE])).toEqual([]);
  await saveGroupOf(ownerPage, course, set.name);

  const page = await guest();
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const card = page.getByRole('button').filter({ hasText: `Set menu: ${course}` });
  await card.click();
  const portion = page.getByRole('dialog', { name: shown(set) });
  await portion.getByRole('radio', { name: shown(second) }).check();
  expect(await problemsOf(page, 'the dialog of a set menu', [PHONE])).toEqual([]);
  await portion.getByRole('button', { name: /^Add \d/ }).click();
  await expect(portion).toHaveCount(0);
  await surfacesGone(page);
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  const name = uniqueName('Mariem');
  const form = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page).getByText(shown(second), { exact: true })).toBeVisible();

  const provider = await service.as('provider');
  for (const { id } of [first, second]) {
    const path = `/api/restaurant/${restaurant.id}/item/${id}/availability`;
    await provider.send('PUT', path, { soldOutUntil: 'next_day' });
  }
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await expect(card).toBeDisabled();
});
