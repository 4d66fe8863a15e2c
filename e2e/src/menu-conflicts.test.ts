import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import type { Restaurant } from 'shared-api/contract';
import {
  orderConfirmation,
  dishes,
  fillContact,
  openMenu,
  openBasket,
  OWN_RESTAURANT,
  OWN_SLUG,
} from './support/checkout.ts';
import { LAPTOP, PHONE } from './support/browser.ts';
import { problemsOf } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { changeMenu, withRestored } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { eventually } from './support/eventually.ts';
import { newPhone } from './support/phone.ts';

async function setPrice(page: Page, dish: string, price: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill(price);
  await page.getByRole('button', { name: 'Done' }).click();
}

test('two sessions of one owner: a conflict shows both versions, and nothing is overwritten silently', async () => {
  await withRestored(OWN_SLUG, async (before, admin) => {
    const [one, two] = before.menu[0]?.items ?? [];
    assert.ok(one && two);
    const counter = await openAs('provider', { viewport: LAPTOP });
    const kitchen = await openAs('provider', { viewport: PHONE });
    await Promise.all([openEditor(counter.page), openEditor(kitchen.page)]);
    await setPrice(counter.page, one.name, '111');
    await setPrice(kitchen.page, one.name, '222');
    await setPrice(kitchen.page, two.name, '77');
    await saveMenu(kitchen.page);
    await counter.page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = counter.page.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
    await dialog.getByText('Changed by both.').waitFor();
    assert.ok(await dialog.getByRole('radio', { name: /111\.00.MRU Mine/ }).isChecked());
    assert.ok(await dialog.getByRole('radio', { name: /77\.00.MRU Theirs/ }).isChecked());
    assert.deepEqual(await problemsOf(counter.page, 'conflict'), []);
    await counter.page.setViewportSize(LAPTOP);
    await dialog.getByRole('radio', { name: /222\.00.MRU Theirs/ }).check();
    await dialog.getByRole('radio', { name: /111\.00.MRU Mine/ }).check();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await counter.page.getByText('Menu saved.').waitFor();
    const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
    const prices = stored.menu[0]?.items.slice(0, 2).map(({ price }) => price);
    assert.deepEqual(prices, [111, 77]);
    await Promise.all([counter.close(), kitchen.close()]);
  });
});

test('shows a price that changes while a customer chooses, and the service computes the total', async () => {
  await withRestored(OWN_SLUG, async () => {
    const { page, close } = await openGuest({ viewport: LAPTOP });
    await openMenu(page, OWN_RESTAURANT);
    await dishes(page).nth(0).click();
    await openBasket(page);
    await page.getByText('Takeaway', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const changed = await changeMenu(OWN_SLUG, (menu) =>
      menu.map((part, at) => ({
        ...part,
        items: part.items.map((item, index) => (at === 0 && index === 0 ? { ...item, price: 321.5 } : item)),
      })),
    );
    assert.equal(changed.menu[0]?.items[0]?.price, 321.5);
    const booking = { name: uniqueName('Aminata'), phone: newPhone(), address: 'Ksar' };
    const dialog = await fillContact(page, booking);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await dialog.getByText(/A price has changed.*321\.50\sMRU/).waitFor();
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await orderConfirmation(page).waitFor();
    assert.match((await orderConfirmation(page).textContent()) ?? '', /321\.50\sMRU/);
    await close();
  });
});

test('an open tab follows the menu, and keeps its input', async () => {
  await withRestored(OWN_SLUG, async (before) => {
    const { page, close } = await openAs('provider', { viewport: LAPTOP });
    await openEditor(page);
    const [dish] = namesOf(before);
    await page.getByRole('button', { name: `Delete ${dish}`, exact: true }).click();
    await changeMenu(OWN_SLUG, (menu) => [...menu, { category: 'Late', items: [] }]);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    const guard = page.getByRole('alertdialog');
    await guard.getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
    await conflict.getByRole('group', { name: 'Late · Category' }).waitFor();
    await conflict.getByRole('button', { name: 'Save this choice' }).click();
    await page.getByText('Menu saved.').waitFor();
    await page.getByRole('heading', { name: 'Late' }).waitFor();
    await eventually(async () => assert.ok(!(await shown(page)).includes(dish ?? '')));
    await close();
  });
});
