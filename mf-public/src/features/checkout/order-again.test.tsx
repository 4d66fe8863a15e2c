import { screen, waitFor, within } from '@testing-library/react';
import type { Restaurant } from 'shared-api/contract';
import { orderAgainState } from 'shared-api/order-again';
import { provideSampleService, renderArea } from '../../testing/render-area.tsx';

const { service } = provideSampleService();
const MENU = '/restaurant/chez-mariem/menu';

type MenuItems = Restaurant['menu'][number]['items'];

function getRestaurant(): Restaurant {
  const [restaurant] = service().restaurants;
  if (!restaurant) throw new Error('The sample service has no restaurant.');
  return restaurant;
}

function getItems(): MenuItems {
  return getRestaurant().menu.flatMap(({ items }) => items);
}

/** Changes the dishes of the restaurant. */
function changeMenu(change: (items: MenuItems) => MenuItems) {
  service().restaurants = service().restaurants.map((restaurant) =>
    restaurant.id === getRestaurant().id
      ? { ...restaurant, menu: restaurant.menu.map((part) => ({ ...part, items: change(part.items) })) }
      : restaurant,
  );
}

function storedBasket(): { lines: { id: string }[]; attempt: unknown } | undefined {
  const baskets = JSON.parse(localStorage.getItem('maida.baskets') ?? '{}') as Record<string, never>;
  return baskets[getRestaurant().id];
}

/** Opens the menu by the link of an order of its first two dishes, after `prepare`. */
async function orderAgain(prepare: () => void = () => undefined) {
  const items = getItems().slice(0, 2);
  const state = orderAgainState({
    orderType: 'Takeaway',
    items: items.map(({ id, name, price }, index) => ({
      itemId: id,
      name,
      price,
      quantity: index + 1,
      note: null,
    })),
  });
  prepare();
  return { items, ...(await renderArea({ pathname: MENU, state })) };
}

test('fills the basket at once when nothing differs, and only once', async () => {
  const { items, router } = await orderAgain();
  expect(await screen.findByText('Your dishes are in the basket.')).toBeInTheDocument();
  expect(storedBasket()).toMatchObject({
    lines: items.map(({ id }, index) => ({ id, quantity: index + 1, note: '' })),
    orderType: 'Takeaway',
    note: '',
    attempt: null,
  });
  await waitFor(() => expect(router.state.location.state).toBeNull());
});

test('first shows what is gone, sold out or changed in price', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const [first, second] = getItems();
  const { user } = await orderAgain(() =>
    changeMenu((items) =>
      items.map((item) => {
        if (item.id === first?.id) return { ...item, price: item.price + 40 };
        return item.id === second?.id ? { ...item, soldOutUntil: tomorrow } : item;
      }),
    ),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again from Chez Mariem' }));
  expect(dialog.getByText('1 dish can go in your basket.')).toBeInTheDocument();
  expect(dialog.getByText('Sold out for now').closest('section')).toHaveTextContent(second?.name ?? '');
  expect(dialog.getByText('New price').closest('section')).toHaveTextContent(first?.name ?? '');
  expect(storedBasket()).toBeUndefined();
  await user.click(dialog.getByRole('button', { name: 'Add to basket' }));
  expect(storedBasket()?.lines).toMatchObject([{ id: first?.id, quantity: 1, note: '' }]);
});

test('names the dishes that have left the menu when all have, and shows the menu', async () => {
  const { user, items } = await orderAgain(() => changeMenu((all) => all.slice(2)));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('None of these dishes is available right now.')).toBeInTheDocument();
  expect(dialog.getByText('No longer on the menu').closest('section')).toHaveTextContent(
    items.map(({ name }) => name).join(''),
  );
  await user.click(dialog.getByRole('button', { name: 'See the menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('asks before it replaces a basket, and keeps it when declined', async () => {
  const before = { lines: [{ id: getItems()[0]?.id, quantity: 3, note: '' }], attempt: null };
  localStorage.setItem('maida.baskets', JSON.stringify({ [getRestaurant().id]: before }));
  const { user, router } = await orderAgain();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('This replaces the 3 dishes already in your basket there.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Not now' }));
  expect(storedBasket()).toMatchObject(before);
  await waitFor(() => expect(router.state.location.state).toBeNull());
});

test('an order without an answer stays under its key', async () => {
  const attempt = { key: 'k', bodies: [], sentAt: 1 };
  localStorage.setItem(
    'maida.baskets',
    JSON.stringify({ [getRestaurant().id]: { lines: [], note: '', attempt } }),
  );
  await orderAgain();
  await screen.findByText('Your dishes are in the basket.');
  expect(storedBasket()).toMatchObject({ attempt });
});

test('keeps what was chosen of a dish, and names what of it is gone', async () => {
  const couscous = getItems().find(({ optionGroups }) => optionGroups);
  const options = (getRestaurant().optionGroups ?? []).flatMap((group) => group.options);
  const large = options.find(({ name }) => name === 'Grande');
  const ordered = [large?.id ?? '', 'gone'].map((id, index) => ({
    ...{ id, quantity: 1, price: 0, group: '' },
    name: ['Grande', 'Truffe'][index] ?? '',
  }));
  const line = { itemId: couscous?.id ?? '', name: 'Couscous', quantity: 2, price: 300, note: null };
  const state = orderAgainState({ orderType: 'Takeaway', items: [{ ...line, options: ordered }] });
  const { user } = await renderArea({ pathname: MENU, state });
  const dialog = within(await screen.findByRole('dialog', { name: 'Order again from Chez Mariem' }));
  const section = dialog.getByText('Without what’s no longer available').closest('section');
  expect(section).toHaveTextContent(/Couscous au chameau.*Truffe/);
  expect(dialog.queryByText('New price')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add to basket' }));
  expect(storedBasket()?.lines).toMatchObject([
    { id: couscous?.id, quantity: 2, note: '', options: [{ id: large?.id, quantity: 1 }] },
  ]);
});
