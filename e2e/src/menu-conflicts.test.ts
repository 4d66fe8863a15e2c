import type { Page } from '@playwright/test';
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
import { expect, test } from './support/journey.ts';
import { problemsOf } from './support/look.ts';
import { namesOf, openEditor, saveMenu, shown } from './support/menu-editor.ts';
import { changeMenu, keepRestaurant } from './support/menus.ts';
import { uniqueName } from './support/orders.ts';
import { newPhone } from './support/phone.ts';

async function setPrice(page: Page, dish: string, price: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${dish}`, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Price/)
    .fill(price);
  await page.getByRole('button', { name: 'Done' }).click();
}

test('two sessions of one owner: a conflict shows both versions, and nothing is overwritten silently', async ({
  service,
  owner,
  faults,
}) => {
  faults.expect(/status of 409/);
  const before = await keepRestaurant(service, OWN_SLUG);
  const [one, two] = before.menu[0]?.items ?? [];
  if (!one || !two) throw new Error(`${OWN_SLUG} starts with fewer than two dishes.`);
  const counter = await owner({ viewport: LAPTOP });
  const kitchen = await owner({ viewport: PHONE });
  await Promise.all([openEditor(counter), openEditor(kitchen)]);
  await setPrice(counter, one.name, '111');
  await setPrice(kitchen, one.name, '222');
  await setPrice(kitchen, two.name, '77');
  await saveMenu(kitchen);
  await counter.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = counter.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
  await expect(dialog.getByText('Changed by both.')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /111\.00.MRU Mine/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /77\.00.MRU Theirs/ })).toBeChecked();
  expect(await problemsOf(counter, 'conflict')).toEqual([]);
  await counter.setViewportSize(LAPTOP);
  await dialog.getByRole('radio', { name: /222\.00.MRU Theirs/ }).check();
  await dialog.getByRole('radio', { name: /111\.00.MRU Mine/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(counter.getByText('Menu saved.')).toBeVisible();
  const admin = await service.as('admin');
  const stored = await admin.get<Restaurant>(`/api/restaurant/${before.id}`);
  expect(stored.menu[0]?.items.slice(0, 2).map(({ price }) => price)).toEqual([111, 77]);
});

test('shows a price that changes while a customer chooses, and the service computes the total', async ({
  service,
  guest,
  faults,
}) => {
  faults.expect(/status of 409/);
  await keepRestaurant(service, OWN_SLUG);
  const page = await guest({ viewport: LAPTOP });
  await openMenu(page, OWN_RESTAURANT);
  await dishes(page).nth(0).click();
  await openBasket(page);
  await page.getByText('Takeaway', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  const changed = await changeMenu(service, OWN_SLUG, (menu) =>
    menu.map((part, at) => ({
      ...part,
      items: part.items.map((item, index) => (at === 0 && index === 0 ? { ...item, price: 321.5 } : item)),
    })),
  );
  expect(changed.menu[0]?.items[0]?.price).toBe(321.5);
  const booking = { name: uniqueName('Aminata'), phone: newPhone(), address: 'Ksar' };
  const dialog = await fillContact(page, booking);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(dialog.getByText(/A price has changed.*321\.50\sMRU/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(orderConfirmation(page)).toBeVisible();
  await expect(orderConfirmation(page)).toContainText(/321\.50\sMRU/);
});

test('an open tab follows the menu, and keeps its input', async ({ service, owner, faults }) => {
  faults.expect(/status of 409/);
  const before = await keepRestaurant(service, OWN_SLUG);
  const page = await owner({ viewport: LAPTOP });
  await openEditor(page);
  const [dish] = namesOf(before);
  await page.getByRole('button', { name: `Delete ${dish}`, exact: true }).click();
  await changeMenu(service, OWN_SLUG, (menu) => [...menu, { category: 'Late', items: [] }]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const guard = page.getByRole('alertdialog');
  await guard.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = page.getByRole('alertdialog', { name: 'The menu was changed elsewhere' });
  await expect(conflict.getByRole('group', { name: 'Late · Category' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Menu saved.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Late' })).toBeVisible();
  await expect.poll(() => shown(page)).not.toContain(dish);
});
