import { shownText, type Restaurant } from 'shared-api/contract';
import { fillContact, openBasket, orderConfirmation, OWN_SLUG } from './support/checkout.ts';
import { PHONE, TABLET } from './support/browser.ts';
import { expect, test } from './support/journey.ts';
import { problemsOf, settle } from './support/look.ts';
import { openEditor, saveGroupOf } from './support/menu-editor.ts';
import { keepRestaurant } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';
import { surfacesGone } from './support/surfaces.ts';

test('a guest chooses a size and an extra, sees the price, and orders; the owner reads both and the same price', async ({
  guest,
  owner,
}) => {
  const name = uniqueName('Mariem Mint Choix');
  const page = await guest();
  const ownerPage = await owner({ viewport: TABLET });
  await ownerPage.goto('/provider/orders');
  await expect(ownerPage.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();

  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const couscous = page.getByRole('button', { name: /^Camel couscous/ });
  const dialog = page.getByRole('dialog', { name: 'Camel couscous' });
  await couscous.click();
  await dialog.getByRole('button', { name: /^Add 220\.00/ }).click();
  await expect(dialog.getByText('Please choose one.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^For two/ }).check();
  // Back closes the dialog, and keeps what was chosen.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await surfacesGone(page);
  await couscous.click();
  await dialog.getByRole('button', { name: 'Add one: Camel meat' }).click();
  await dialog.getByRole('button', { name: /^Add 490\.00/ }).click();
  await expect(dialog).toHaveCount(0);
  await surfacesGone(page);

  await page.reload();
  await openBasket(page);
  await expect(page.getByText('For two', { exact: true }).last()).toBeVisible();
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  const form = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = orderConfirmation(page);
  await expect(confirmed.getByText('For two', { exact: true })).toBeVisible();
  expect(await confirmed.innerText()).toMatch(/490\.00\sMRU/);

  const card = ownerPage.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('Pour deux').first()).toBeVisible();
  const ordered = await card.innerText();
  for (const text of ['Taille', 'Suppléments', 'Viande de chameau'])
    expect(ordered, `the owner reads ${text}:\n${ordered}`).toContain(text);
  expect(ordered).toMatch(/490\.00\sMRU/);
});

/** A dish without options, and its name as its owner and as a guest sees it. */
function plainDish({ menu, language }: Restaurant): { name: string; shown: string; price: number } {
  const dish = menu
    .flatMap(({ items }) => items)
    .find(({ optionGroups, soldOutUntil }) => !optionGroups && soldOutUntil === null);
  if (!dish) throw new Error('Every dish has options or is sold out.');
  const { name, price, translations } = dish;
  const { text } = shownText({ original: name, language, translations, field: 'name' }, 'en');
  return { name, shown: text, price };
}

test('an owner makes options and adds them to a dish; a guest orders with one', async ({
  guest,
  owner,
  service,
}) => {
  const dish = plainDish(await keepRestaurant(service, OWN_SLUG));
  const group = uniqueName('Cuisson');
  const ownerPage = await owner({ viewport: PHONE });
  await openEditor(ownerPage);
  await settle(ownerPage);
  const dialog = ownerPage.getByRole('dialog');
  await ownerPage.getByRole('radio', { name: 'Options' }).click();
  await ownerPage.getByRole('button', { name: 'New options' }).click();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(group);
  await dialog.getByRole('textbox', { name: 'Option 1' }).fill('À point');
  await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Bien cuit');
  await dialog.getByRole('textbox', { name: 'Price difference' }).last().fill('12,50');
  expect(await problemsOf(ownerPage, 'the dialog of options', [PHONE])).toEqual([]);
  await saveGroupOf(ownerPage, group, dish.name);

  const page = await guest();
  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  await page.getByRole('button', { name: dish.shown }).first().click();
  const portion = page.getByRole('dialog', { name: dish.shown });
  await portion.getByRole('radio', { name: /^Bien cuit/ }).check();
  expect(await problemsOf(page, 'the dialog of a portion', [PHONE])).toEqual([]);
  const sum = (dish.price + 12.5).toFixed(2);
  await portion.getByRole('button', { name: `Add ${sum}` }).click();
  await expect(portion).toHaveCount(0);
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  const name = uniqueName('Mariem Mint Choix');
  const form = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = orderConfirmation(page);
  await expect(confirmed.getByText('Bien cuit', { exact: true })).toBeVisible();
  expect(await confirmed.innerText(), 'the price of the portion with its option').toContain(sum);
});
