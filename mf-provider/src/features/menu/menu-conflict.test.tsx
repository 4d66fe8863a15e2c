import { screen, waitFor, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import { sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);

const [plats, boissons] = restaurant.menu;
if (!plats || !boissons) throw new Error('The sample has two categories.');
// Without the first dish, with the second one at a higher price.
const theirs = [
  { ...plats, items: plats.items.slice(1).map((item) => ({ ...item, price: item.price + 10 })) },
  boissons,
];

/** Deletes a drink after somebody else has saved another menu. */
async function openConflict(menu: Restaurant['menu'] = theirs) {
  const area = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  await area.user.click(screen.getByRole('button', { name: 'Delete Bouye' }));
  area.service.restaurants = [{ ...restaurant, menu, version: 2 }];
  await area.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The menu was changed elsewhere' }));
  const choose = (name: string) => area.user.click(dialog.getByRole('button', { name }));
  const names = () => area.service.restaurants[0]?.menu.map(({ items }) => items.map(({ name }) => name));
  return { ...area, dialog, choose, names };
}

test('shows both versions, difference by difference, and overwrites nothing unasked', async () => {
  const { dialog, service } = await openConflict();
  const price = within(dialog.getByRole('group', { name: 'Méchoui · Price' }));
  expect(price.getByRole('radio', { name: /350\.00.MRU Mine/ })).not.toBeChecked();
  expect(price.getByRole('radio', { name: /360\.00.MRU Theirs/ })).toBeChecked();
  const deleted = within(dialog.getByRole('group', { name: 'Bouye · Dish' }));
  expect(deleted.getByRole('radio', { name: 'Not on the menu Mine' })).toBeChecked();
  expect(service.restaurants[0]?.version).toBe(2);
});

test('preselects what each side has changed', async () => {
  const { choose, names, service } = await openConflict();
  await choose('Save this choice');
  await screen.findByText('Menu saved.');
  expect(names()).toEqual([['Méchoui', 'Poulet yassa'], ['Bissap']]);
  expect(service.restaurants[0]?.menu[0]?.items[0]?.price).toBe(360);
});

test('lets each difference be decided', async () => {
  const { user, dialog, choose, names } = await openConflict();
  const dish = within(dialog.getByRole('group', { name: 'Thieboudienne · Dish' }));
  await user.click(dish.getByRole('radio', { name: /Mine/ }));
  await choose('Save this choice');
  await screen.findByText('Menu saved.');
  expect(names()).toEqual([['Thieboudienne', 'Méchoui', 'Poulet yassa'], ['Bissap']]);
});

test('takes one whole version', async () => {
  const { choose, names, service } = await openConflict();
  await choose('Keep all theirs');
  await choose('Save this choice');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Edit Bouye' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Thieboudienne' })).not.toBeInTheDocument();
  expect(service.restaurants[0]?.version).toBe(2);
  expect(names()?.[1]).toEqual(['Bissap', 'Bouye']);
});

test('saves my version over theirs', async () => {
  const { choose, names } = await openConflict();
  await choose('Keep all mine');
  await choose('Save this choice');
  await screen.findByText('Menu saved.');
  expect(names()).toEqual([['Thieboudienne', 'Méchoui', 'Poulet yassa'], ['Bissap']]);
});

test('asks again when a third version arrives meanwhile', async () => {
  const { user, choose, service } = await openConflict();
  service.restaurants = [{ ...restaurant, menu: [boissons], version: 3 }];
  await choose('Save this choice');
  const again = within(await screen.findByRole('alertdialog'));
  expect(await again.findByRole('group', { name: 'Plats · Category' })).toBeVisible();
  await user.click(again.getByRole('button', { name: 'Keep editing' }));
  expect(service.restaurants[0]?.version).toBe(3);
});

test('finds no conflict in the same change on both sides', async () => {
  const same = [plats, { ...boissons, items: boissons.items.slice(0, 1) }];
  const area = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  await area.user.click(screen.getByRole('button', { name: 'Delete Bouye' }));
  area.service.restaurants = [{ ...restaurant, menu: same, version: 2 }];
  await area.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Menu saved.');
  expect(area.service.restaurants[0]?.version).toBe(2);
});
