import { screen, waitFor, within } from '@testing-library/react';
import { confirm, fillContact, openForm, select, watchOrders } from '../../testing/place-order.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';

const { server, service } = provideSampleService();

afterEach(() => {
  server.events.removeAllListeners();
});

test('Book is disabled while nothing is selected', async () => {
  await renderArea('/restaurant/chez-mariem/menu');
  expect(await screen.findByRole('button', { name: 'Book' })).toBeDisabled();
});

test('pressing Book without an order type says what is missing and opens nothing', async () => {
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await select(user, /^Thieboudienne/);
  const book = screen.getByRole('button', { name: 'Book' });
  expect(book).toHaveAttribute('aria-disabled', 'true');
  await user.click(book);
  expect(screen.getByText('Please select Delivery or Takeaway')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(/^Takeaway/));
  expect(screen.queryByText('Please select Delivery or Takeaway')).not.toBeInTheDocument();
  expect(book).not.toHaveAttribute('aria-disabled');
});

test('a delivery below the minimum cannot be booked, and says how much is missing', async () => {
  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await select(user, /^Bissap/);
  await user.click(screen.getByLabelText(/^Delivery/));
  const book = screen.getByRole('button', { name: 'Book' });
  expect(book).toBeDisabled();
  expect(book).toHaveAccessibleDescription(/Minimum order for delivery 50\.00\sMRU ?: 25\.00\sMRU to go\./);
});

test('a chosen dish that has left the menu is told until that was read, and the others stay', async () => {
  const before = await renderArea('/restaurant/chez-mariem/menu');
  await select(before.user, /^Thieboudienne/);
  await select(before.user, /^Bissap/);
  before.unmount();
  const [restaurant] = service().restaurants;
  for (const category of restaurant?.menu ?? [])
    Object.assign(category, { items: category.items.filter(({ name }) => name !== 'Bissap') });
  const { user, unmount } = await renderArea('/restaurant/chez-mariem/menu');
  const selection = async () => within(await screen.findByRole('complementary', { name: 'Your selection' }));
  const told = 'A dish you chose is no longer on the menu.';
  expect(await (await selection()).findByText(told)).toBeInTheDocument();
  expect((await selection()).getByText('Bissap')).toBeInTheDocument();
  await user.click((await selection()).getByRole('button', { name: 'Close' }));
  unmount();
  await renderArea('/restaurant/chez-mariem/menu');
  expect(await (await selection()).findByText('Thieboudienne')).toBeInTheDocument();
  expect((await selection()).queryByText(told)).not.toBeInTheDocument();
});

test('name, phone of ten digits and address are required, each with its own message', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders(server);
  await user.type(within(dialog).getByLabelText(/^Phone/), '22 00 00');
  await confirm(user);
  expect(await within(dialog).findByText('Please enter your name.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter exactly 10 digits. That is 6 digits.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter your address.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('confirming sends ids and quantities, and shows the stored order', async () => {
  const { user, dialog } = await openForm(/^Delivery/);
  const sent = watchOrders(server);
  await fillContact(user, dialog);
  await user.selectOptions(within(dialog).getByLabelText(/^Commune/), 'Ksar');
  await user.type(within(dialog).getByLabelText(/^I will pay with/), '200');
  await confirm(user);
  const done = await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  for (const text of [
    'Aïcha Mint Sidi',
    '2200000000',
    'Îlot K, villa 12',
    'Delivery',
    'Thieboudienne',
    'Bissap',
  ]) {
    expect(within(done).getAllByText(text)[0]).toBeInTheDocument();
  }
  expect(within(done).getByText('Total').nextElementSibling).toHaveTextContent('165.00 MRU');
  expect(within(done).getByRole('link', { name: 'Track my order' })).toHaveAttribute(
    'href',
    `/orders/${service().orders[0]?.trackingToken}`,
  );
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]?.body).toMatchObject({
    orderType: 'Delivery',
    commune: 'Ksar',
    expectedTotal: 165,
    payment: { method: 'cash', payingWith: 200 },
    items: [{ quantity: 1 }, { quantity: 1 }],
  });
  for (const close of within(done).getAllByRole('button', { name: 'Close' }).slice(-1))
    await user.click(close);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing selected yet. Tap a dish to add it.')).toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('maida.orders') ?? '[]')).toHaveLength(1);
});

test('phone and amount are sent as numbers, however they are written', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders(server);
  await fillContact(user, dialog);
  const phone = within(dialog).getByLabelText(/^Phone/);
  await user.clear(phone);
  await user.type(phone, '\u200F۲۲ ۳۳ ۴۴ ۵۵ ۶۶');
  await user.type(within(dialog).getByLabelText(/^I will pay with/), '٢٠٠');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[0]?.body).toMatchObject({ phone: '2233445566', payment: { payingWith: 200 } });
});

test('requires a commune where the fee depends on it', async () => {
  const [restaurant] = service().restaurants;
  if (restaurant) restaurant.deliveryFees = { Ksar: 45 };
  const { user, dialog } = await openForm(/^Delivery/);
  const sent = watchOrders(server);
  await fillContact(user, dialog);
  await confirm(user);
  const commune = within(dialog).getByLabelText(/^Commune/);
  await waitFor(() => expect(commune).toHaveAccessibleDescription(/Please choose a commune/));
  expect(sent).toHaveLength(0);
  await user.selectOptions(commune, 'Ksar');
  await confirm(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ commune: 'Ksar' }));
});

test('shows and adds the fee of a commune, and says when a commune is not delivered to', async () => {
  const [restaurant] = service().restaurants;
  if (restaurant) restaurant.deliveryFees = { Ksar: 45, Sebkha: null, Riyad: 70 };
  const { user, dialog } = await openForm(/^Delivery/);
  const sent = watchOrders(server);
  const commune = within(dialog).getByLabelText(/^Commune/);
  expect(commune).toHaveAccessibleDescription(/^Delivery · 20\.00\sMRU$/);
  await user.selectOptions(commune, 'Sebkha');
  expect(commune).toHaveAccessibleDescription(/doesn’t deliver to this commune/);
  expect(within(commune).getByRole('option', { name: 'Riyad' })).toBeInTheDocument();
  await user.selectOptions(commune, 'Ksar');
  expect(commune).toHaveAccessibleDescription(/^Delivery · 45\.00\sMRU$/);
  expect(within(dialog).getByText('Total')).toHaveTextContent(/190\.00\sMRU/);
  await fillContact(user, dialog);
  await confirm(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ commune: 'Ksar', expectedTotal: 190 }));
});
