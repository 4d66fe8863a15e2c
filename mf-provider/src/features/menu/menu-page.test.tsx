import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MenuCategory } from 'shared-api/contract';
import { sampleId, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';
import { restaurantChoice, switchRestaurant } from '../../testing/restaurant-choice.ts';

const restaurant = sampleRestaurant(1);
const path = '/provider/menu';

const category = (name: string) => within(screen.getByRole('region', { name }));
const dishesOf = (name: string) =>
  category(name)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

async function open(change: Partial<typeof restaurant> = {}) {
  const area = await renderArea(path, { restaurants: [{ ...restaurant, ...change }], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  const save = async () => {
    await area.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Menu saved.');
  };
  return { ...area, save };
}

test('a new dish needs a name and a price', async () => {
  const { user, save, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a dish to Boissons' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('A dish needs a name.')).toBeVisible();
  expect(screen.getByText('A dish needs a price, for example 120 or 120.50.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Name/), 'Zrig');
  await user.type(screen.getByLabelText(/^Price/), '25,50');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(dishesOf('Boissons')).toEqual(['Bissap', 'Bouye', 'Zrig']));
  await save();
  expect(service.restaurants[0]?.menu[1]?.items[2]).toMatchObject({ name: 'Zrig', price: 25.5 });
});

test('before the approval the page says how much the menu may have, and how much the draft has', async () => {
  const { user } = await open({ menuQuota: { dishes: 200, pictures: 100, textBytes: 250_000 } });
  const used = (dishes: number) =>
    new RegExp(`dishes ${dishes} of 200, pictures \\d of 100, texts 1 of 250 KB`);
  const before = restaurant.menu.flatMap(({ items }) => items).length;
  expect(screen.getByText(used(before))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a dish to Boissons' }));
  await user.type(screen.getByLabelText(/^Name/), 'Zrig');
  await user.type(screen.getByLabelText(/^Price/), '25');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(used(before + 1))).toBeVisible();
});

test('a new category needs a name that is not blank', async () => {
  const { user, save, service } = await open();
  await user.type(screen.getByLabelText('New category'), '   ');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  expect(await screen.findByText('Give the category a name.')).toBeVisible();
  await user.type(screen.getByLabelText('New category'), 'Desserts');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  expect(await screen.findByRole('heading', { name: 'Desserts' })).toBeVisible();
  await save();
  expect(service.restaurants[0]?.menu.map((entry) => entry.category)).toEqual([
    'Plats',
    'Boissons',
    'Desserts',
  ]);
});

test('two categories of one name are refused, whatever case and accents', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('New category'), ' PLÂTS ');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  expect(await screen.findByText('There is already a category of this name.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rename Boissons' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename category' }));
  const name = dialog.getByLabelText(/^Category name/);
  await user.clear(name);
  await user.type(name, 'Plats');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('There is already a category of this name.')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'Boissons');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('renames and moves', async () => {
  const { user, save, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Méchoui up' }));
  expect(dishesOf('Plats')).toEqual(['Méchoui', 'Thieboudienne', 'Poulet yassa']);
  await user.click(screen.getByRole('button', { name: 'Move Boissons up' }));
  await user.click(screen.getByRole('button', { name: 'Rename Boissons' }));
  await user.clear(screen.getByLabelText(/Category name/));
  await user.type(screen.getByLabelText(/Category name/), 'À boire');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Rename' }));
  await screen.findByRole('heading', { name: 'À boire' });
  await save();
  expect(service.restaurants[0]?.menu.map((entry) => entry.category)).toEqual(['À boire', 'Plats']);
  expect(service.restaurants[0]?.menu[1]?.items[0]?.id).toBe(restaurant.menu[0]?.items[1]?.id);
});

test('moves a dish to another category in its dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Bissap' }));
  await user.selectOptions(screen.getByLabelText('Category'), 'Plats');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(dishesOf('Boissons')).toEqual(['Bouye']));
  expect(dishesOf('Plats').at(-1)).toBe('Bissap');
});

test('restores what was deleted', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Méchoui' }));
  expect(dishesOf('Plats')).toEqual(['Thieboudienne', 'Poulet yassa']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(dishesOf('Plats')).toEqual(['Thieboudienne', 'Méchoui', 'Poulet yassa']);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('marks a dish as sold out immediately, without saving the menu', async () => {
  const { user, service } = await open();
  const toggle = screen.getByRole('switch', { name: 'Bissap is available' });
  expect(toggle).toBeChecked();
  // Said once above the list, not at every dish.
  expect(screen.getAllByText(/^Out of a dish\? Switch it off/)).toHaveLength(1);
  expect(toggle).not.toHaveAccessibleDescription();
  await user.click(toggle);
  await waitFor(() => expect(service.restaurants[0]?.menu[1]?.items[0]?.soldOutUntil).not.toBeNull());
  expect(toggle).not.toBeChecked();
  expect(toggle).toHaveAccessibleDescription(/^Sold out until .*05:00\. Switch on to sell it again\.$/);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await user.click(toggle);
  await waitFor(() => expect(service.restaurants[0]?.menu[1]?.items[0]?.soldOutUntil).toBeNull());
});

test('saves although something else of the restaurant has changed', async () => {
  const { user, save, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bouye' }));
  service.restaurants = [{ ...restaurant, phone: '2299999999', version: 5 }];
  await save();
  expect(service.restaurants[0]).toMatchObject({ phone: '2299999999', version: 6 });
  expect(service.restaurants[0]?.menu[1]?.items.map(({ name }) => name)).toEqual(['Bissap']);
});

test('asks before leaving unsaved changes', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bouye' }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(path);
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/provider'));
});

test('asks about a price far from the others, and accepts it', async () => {
  const { user, save, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit Méchoui' }));
  const price = screen.getByLabelText(/^Price/);
  await user.clear(price);
  await user.type(price, '3500');
  expect(await screen.findByText(/^3.500\.00.MRU\? Your dishes usually cost around/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Unusual price')).toBeVisible();
  await save();
  expect(service.restaurants[0]?.menu[0]?.items[1]?.price).toBe(3500);
});

test('undoes a save', async () => {
  const { user, save, service } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete Bouye' }));
  await save();
  const saved = within(screen.getByText('Menu saved.').closest('div')?.parentElement ?? document.body);
  await user.click(saved.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Your menu is back as it was.');
  expect(service.restaurants[0]?.menu).toEqual(restaurant.menu);
  expect(dishesOf('Boissons')).toEqual(['Bissap', 'Bouye']);
});

test('restores discarded changes', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Move Méchoui up' }));
  await user.click(screen.getByRole('button', { name: /Discard/ }));
  expect(dishesOf('Plats')[0]).toBe('Thieboudienne');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(dishesOf('Plats')[0]).toBe('Méchoui');
});

test('says that the service refuses a category with the name of another one', async () => {
  const { user, server } = await open();
  const errors = [{ path: 'menu.2.category', message: 'is the name of another category' }];
  server.use(
    http.put('*/api/restaurant/:id', () =>
      HttpResponse.json({ code: 'validation_failed', status: 400, errors }, { status: 400 }),
    ),
  );
  await user.type(screen.getByLabelText('New category'), 'Desserts');
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const why = 'The menu wasn’t saved. There is already a category of this name.';
  expect(await screen.findByText(why)).toBeVisible();
});

test('neither saves a menu twice nor reports a conflict when the reply was lost', async () => {
  const { user, save, service, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Add a dish to Boissons' }));
  await user.type(screen.getByLabelText(/^Name/), 'Zrig');
  await user.type(screen.getByLabelText(/^Price/), '25');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  server.use(
    http.put(
      '*/api/restaurant/:id',
      async ({ request }) => {
        const { menu } = (await request.json()) as { menu: MenuCategory[] };
        const stored = menu.map((part) => ({
          ...part,
          items: part.items.map((item) => ({ ...item, id: item.id ?? sampleId(4, 77), soldOutUntil: null })),
        }));
        service.restaurants = [{ ...restaurant, menu: stored, version: 2 }];
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/The menu wasn’t saved/)).toBeVisible();
  expect(dishesOf('Boissons')).toContain('Zrig');
  await save();
  expect(service.restaurants[0]?.version).toBe(2);
});

test('asks before switching restaurants with unsaved changes', async () => {
  const { user } = await renderArea(path, { restaurants: [restaurant, sampleRestaurant(2)], orders: [] });
  await screen.findByRole('heading', { name: 'Plats' });
  await user.click(screen.getByRole('button', { name: 'Delete Bissap' }));
  await switchRestaurant(user, /^Restaurant 2/);
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
      name: 'Stay',
    }),
  );
  expect(restaurantChoice()).toHaveTextContent(restaurant.name);
  expect(dishesOf('Boissons')).toEqual(['Bouye']);
  await switchRestaurant(user, /^Restaurant 2/);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(restaurantChoice()).toHaveTextContent('Restaurant 2');
});
