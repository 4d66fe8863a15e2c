import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1, { language: 'fr' });

/** With a number for today of bissap. */
function counted(known: typeof restaurant, portionsLeft: number): typeof restaurant {
  const menu = known.menu.map((category) => ({
    ...category,
    items: category.items.map((item) => (item.name === 'Bissap' ? { ...item, portionsLeft } : item)),
  }));
  return { ...known, menu };
}

async function openDashboard(portionsLeft?: number) {
  const restaurants = [portionsLeft === undefined ? restaurant : counted(restaurant, portionsLeft)];
  const area = await renderArea('/provider', { restaurants, orders: [] });
  const { user, service } = area;
  await user.click(await screen.findByRole('button', { name: 'Mark a dish sold out' }));
  const switches = within(await screen.findByRole('dialog', { name: 'What’s available now' }));
  await switches.findByRole('switch', { name: 'Bissap is available' });
  return {
    ...area,
    switches,
    bissap: () =>
      service.restaurants[0]?.menu.flatMap(({ items }) => items).find(({ name }) => name === 'Bissap'),
    setTo: (left: number) => {
      service.restaurants = service.restaurants.map((known) => counted(known, left));
    },
  };
}

const numbers = () => screen.findByRole('dialog', { name: 'Portions today: Bissap' });

test('a dish gets a number for today beside its switch, and loses it again', async () => {
  const { user, switches, bissap } = await openDashboard();
  await user.click(switches.getByRole('button', { name: 'Portions: Bissap' }));
  const dialog = within(await numbers());
  const field = await dialog.findByRole('textbox', { name: 'Portions left to sell' });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a whole number from 0 to 999.')).toBeVisible();
  await user.type(field, '١٢{Enter}');
  expect(await switches.findByRole('button', { name: '12 left: Bissap' })).toBeVisible();
  expect(bissap()?.portionsLeft).toBe(12);
  await user.click(switches.getByRole('button', { name: '12 left: Bissap' }));
  await user.click(within(await numbers()).getByRole('button', { name: 'Sell without a limit' }));
  expect(await switches.findByRole('button', { name: 'Portions: Bissap' })).toBeVisible();
  expect(bissap()).not.toHaveProperty('portionsLeft');
});

test('zero is sold out', async () => {
  const { user, switches } = await openDashboard();
  await user.click(switches.getByRole('button', { name: 'Portions: Bissap' }));
  await user.type(await screen.findByRole('textbox', { name: 'Portions left to sell' }), '0{Enter}');
  const bissap = switches.getByRole('switch', { name: 'Bissap is available' });
  await waitFor(() => expect(bissap).toHaveAccessibleDescription(/^Sold out until/));
  expect(bissap).not.toBeChecked();
});

test('a number that orders have changed meanwhile is not overwritten unseen', async () => {
  const { user, switches, setTo, bissap } = await openDashboard();
  setTo(3);
  await user.click(switches.getByRole('button', { name: 'Portions: Bissap' }));
  await user.type(await screen.findByRole('textbox', { name: 'Portions left to sell' }), '8{Enter}');
  const dialog = await numbers();
  expect(await within(dialog).findByText(/3 portions are left\./)).toBeVisible();
  expect(bissap()?.portionsLeft).toBe(3);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await switches.findByRole('button', { name: '8 left: Bissap' })).toBeVisible();
});

test('an order that comes in counts down what the owner sees', async () => {
  const { service, switches, setTo } = await openDashboard(3);
  setTo(2);
  act(() => service.onEvent({ type: 'order', data: sampleOrder(restaurant, 1) }));
  expect(await switches.findByRole('button', { name: '2 left: Bissap' })).toBeVisible();
});

test('the dialog of a dish has its number; saving it saves nothing else', async () => {
  const { user, service } = await renderArea('/provider/menu', { restaurants: [restaurant], orders: [] });
  await user.click(await screen.findByRole('button', { name: 'Edit Bissap' }));
  const dish = within(await screen.findByRole('dialog', { name: 'Edit dish' }));
  await user.click(dish.getByRole('button', { name: 'Portions: Bissap' }));
  await user.type(await screen.findByRole('textbox', { name: 'Portions left to sell' }), '4{Enter}');
  expect(await dish.findByRole('button', { name: '4 left: Bissap' })).toBeVisible();
  expect(dish.getByRole('button', { name: 'Done' })).toBeVisible();
  await user.click(dish.getByRole('button', { name: 'Close' }));
  const row = screen.getByText('Bissap').closest('li');
  expect(row).toHaveTextContent('4 left');
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  expect(service.restaurants[0]?.menu[1]?.items[0]?.portionsLeft).toBe(4);
});

test('an option has a number of its own', async () => {
  const { user, service } = await renderArea('/provider/menu?show=options', {
    restaurants: [restaurant],
    orders: [],
  });
  await user.click(await screen.findByRole('button', { name: 'Portions: Frites' }));
  await user.type(await screen.findByRole('textbox', { name: 'Portions left to sell' }), '6{Enter}');
  expect(await screen.findByRole('button', { name: '6 left: Frites' })).toBeVisible();
  const options = service.restaurants[0]?.optionGroups?.flatMap((group) => group.options);
  expect(options?.find(({ name }) => name === 'Frites')?.portionsLeft).toBe(6);
});
