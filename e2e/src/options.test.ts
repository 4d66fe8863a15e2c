import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { shownText, type Restaurant } from 'shared-api/contract';
import { fillContact, openBasket, orderConfirmation, OWN_SLUG } from './support/checkout.ts';
import { PHONE, TABLET } from './support/browser.ts';
import { problemsOf, settle } from './support/look.ts';
import { openEditor, saveMenu } from './support/menu-editor.ts';
import { withRestored } from './support/menus.ts';
import { openAs, openGuest } from './support/people.ts';
import { newPhone } from './support/phone.ts';
import { surfacesGone } from './support/surfaces.ts';

test('a guest chooses a size and an extra, sees the price, and orders; the owner reads both and the same price', async () => {
  const name = `Mariem Mint Choix ${randomUUID().slice(0, 8)}`;
  const [guest, owner] = await Promise.all([openGuest(), openAs('provider', { viewport: TABLET })]);
  const { page } = guest;
  await owner.page.goto('/provider/orders');
  await owner.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();

  await page.goto(`/restaurant/${OWN_SLUG}/menu`);
  const couscous = page.getByRole('button', { name: /^Camel couscous/ });
  const dialog = page.getByRole('dialog', { name: 'Camel couscous' });
  await couscous.click();
  await dialog.getByRole('button', { name: /^Add 220\.00/ }).click();
  await dialog.getByText('Please choose one.').waitFor();
  await dialog.getByRole('radio', { name: /^For two/ }).check();
  // Back closes the dialog, and keeps what was chosen.
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  await surfacesGone(page);
  await couscous.click();
  await dialog.getByRole('button', { name: 'Add one: Camel meat' }).click();
  await dialog.getByRole('button', { name: /^Add 490\.00/ }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.reload();
  await openBasket(page);
  await page.getByText('For two', { exact: true }).last().waitFor();
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).last().click();
  const form = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
  await form.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirmed = orderConfirmation(page);
  await confirmed.getByText('For two', { exact: true }).waitFor();
  assert.match(await confirmed.innerText(), /490\.00\sMRU/);

  const card = owner.page.getByRole('article').filter({ hasText: name });
  await card.getByText('Pour deux').first().waitFor();
  const ordered = await card.innerText();
  for (const text of ['Taille', 'Suppléments', 'Viande de chameau'])
    assert.ok(ordered.includes(text), `the owner reads ${text}:\n${ordered}`);
  assert.match(ordered, /490\.00\sMRU/);
  assert.deepEqual([guest.faults, owner.faults], [[], []]);
  await Promise.all([guest.close(), owner.close()]);
});

/** A dish without options, and its name as its owner and as a guest sees it. */
function plainDish({ menu, language }: Restaurant): { name: string; shown: string; price: number } {
  const dish = menu
    .flatMap(({ items }) => items)
    .find(({ optionGroups, soldOutUntil }) => !optionGroups && soldOutUntil === null);
  assert.ok(dish);
  const { name, price, translations } = dish;
  const { text } = shownText({ original: name, language, translations, field: 'name' }, 'en');
  return { name, shown: text, price };
}

test('an owner makes options and adds them to a dish; a guest orders with one', async () => {
  await withRestored(OWN_SLUG, async (before) => {
    const dish = plainDish(before);
    const group = `Cuisson ${randomUUID().slice(0, 8)}`;
    const owner = await openAs('provider', { viewport: PHONE });
    await openEditor(owner.page);
    await settle(owner.page);
    const dialog = owner.page.getByRole('dialog');
    await owner.page.getByRole('radio', { name: 'Options' }).click();
    await owner.page.getByRole('button', { name: 'New options' }).click();
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(group);
    await dialog.getByRole('textbox', { name: 'Option 1' }).fill('À point');
    await dialog.getByRole('textbox', { name: 'Option 2' }).fill('Bien cuit');
    await dialog.getByRole('textbox', { name: 'Price difference' }).last().fill('12,50');
    assert.deepEqual(await problemsOf(owner.page, 'the dialog of options', [PHONE]), []);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await surfacesGone(owner.page);
    await owner.page.getByRole('radio', { name: 'Dishes' }).click();
    await owner.page.getByRole('button', { name: `Edit ${dish.name}`, exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Add options' }).selectOption(group);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'detached' });
    await surfacesGone(owner.page);
    await saveMenu(owner.page);

    const { page, faults, close } = await openGuest();
    await page.goto(`/restaurant/${OWN_SLUG}/menu`);
    await page.getByRole('button', { name: dish.shown }).first().click();
    const portion = page.getByRole('dialog', { name: dish.shown });
    await portion.getByRole('radio', { name: /^Bien cuit/ }).check();
    assert.deepEqual(await problemsOf(page, 'the dialog of a portion', [PHONE]), []);
    const sum = (dish.price + 12.5).toFixed(2);
    await portion.getByRole('button', { name: `Add ${sum}` }).click();
    await portion.waitFor({ state: 'detached' });
    await openBasket(page);
    await page.getByText('Takeaway', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Book', exact: true }).last().click();
    const name = `Mariem Mint Choix ${randomUUID().slice(0, 8)}`;
    const form = await fillContact(page, { name, phone: newPhone(), address: 'Ksar, near the market' });
    await form.getByRole('button', { name: 'Confirm', exact: true }).click();
    const confirmed = orderConfirmation(page);
    await confirmed.getByText('Bien cuit', { exact: true }).waitFor();
    assert.ok((await confirmed.innerText()).includes(sum), 'the price of the portion with its option');
    assert.deepEqual([owner.faults, faults], [[], []]);
    await Promise.all([owner.close(), close()]);
  });
});
