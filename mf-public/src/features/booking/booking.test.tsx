import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CreateOrder } from 'shared-api/contract';
import { refusal } from 'shared-api/standalone';
import { SAMPLE_USER } from '../../mocks/handlers.ts';
import { renderArea, provideSampleService } from '../../mocks/render-area.tsx';

const { server, service } = provideSampleService();
type User = Awaited<ReturnType<typeof renderArea>>['user'];

/** What reached `POST /api/orders`, in order; the sample service still answers. */
function watchOrders() {
  const sent: { key: string | null; body: CreateOrder }[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method !== 'POST' || !request.url.endsWith('/api/orders')) return;
    const body = (await request.clone().json()) as CreateOrder;
    sent.push({ key: request.headers.get('idempotency-key'), body });
  });
  return sent;
}

afterEach(() => {
  server.events.removeAllListeners();
});

async function select(user: User, ...names: RegExp[]) {
  for (const name of names) await user.click(await screen.findByRole('button', { name }));
}

async function openForm(orderType = /^Takeaway/) {
  const view = await renderArea('/restaurant/chez-mariem/menu');
  await select(view.user, /^Thieboudienne/, /^Bissap/);
  await view.user.click(screen.getByLabelText(orderType));
  await view.user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  return { ...view, dialog };
}

async function fill(user: User, dialog: HTMLElement) {
  await user.type(within(dialog).getByLabelText(/^Name/), 'Aïcha Mint Sidi');
  await user.type(within(dialog).getByLabelText(/^Phone/), '2200000000');
  await user.type(within(dialog).getByLabelText(/^Address/), 'Îlot K, villa 12');
}

function confirm(user: User) {
  return user.click(screen.getByRole('button', { name: 'Confirm' }));
}

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
  expect(book).toHaveAccessibleDescription(/Minimum order 50\.00\sMRU: 25\.00\sMRU to go\./);
});

test('name, phone of ten digits and address are required, each with its own message', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders();
  await user.type(within(dialog).getByLabelText(/^Phone/), '22 00 00');
  await confirm(user);
  expect(await within(dialog).findByText('Please enter your name.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter exactly 10 digits.')).toBeInTheDocument();
  expect(within(dialog).getByText('Please enter your address.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();
  expect(sent).toEqual([]);
});

test('confirming sends ids and quantities, and shows the stored order', async () => {
  const { user, dialog } = await openForm(/^Delivery/);
  const sent = watchOrders();
  await fill(user, dialog);
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
  expect(within(done).getByRole('link', { name: 'Follow my order' })).toHaveAttribute(
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

test('a commune with a fee of its own is shown and counted; one that is not delivered to says so', async () => {
  const [restaurant] = service().restaurants;
  if (restaurant) restaurant.deliveryFees = { Ksar: 45, Sebkha: null, Riyad: 70 };
  const { user, dialog } = await openForm(/^Delivery/);
  const sent = watchOrders();
  const commune = within(dialog).getByLabelText(/^Commune/);
  expect(commune).toHaveAccessibleDescription(/^Delivery · 20\.00\sMRU$/);
  await user.selectOptions(commune, 'Sebkha');
  expect(commune).toHaveAccessibleDescription(/does not deliver to this commune/);
  expect(within(commune).getByRole('option', { name: 'Riyad' })).toBeInTheDocument();
  await user.selectOptions(commune, 'Ksar');
  expect(commune).toHaveAccessibleDescription(/^Delivery · 45\.00\sMRU$/);
  expect(within(dialog).getByText('Total')).toHaveTextContent(/190\.00\sMRU/);
  await fill(user, dialog);
  await confirm(user);
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ commune: 'Ksar', expectedTotal: 190 }));
});

test('a failure keeps the dialog with everything typed, and Confirm again uses the same key', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders();
  server.use(http.post('*/api/orders', () => refusal(500, 'server_error'), { once: true }));
  await fill(user, dialog);
  await confirm(user);
  expect(
    await within(dialog).findByText('There was an error placing the order. Please try again later.'),
  ).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
  expect(screen.queryByText('Booking Confirmed!')).not.toBeInTheDocument();
  await confirm(user);
  expect(await screen.findByRole('dialog', { name: 'Booking Confirmed!' })).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a lost answer keeps its key over a reload, so that the order is booked once', async () => {
  const first = await openForm();
  const sent = watchOrders();
  server.use(http.post('*/api/orders', () => HttpResponse.error(), { once: true }));
  await fill(first.user, first.dialog);
  await confirm(first.user);
  expect(await screen.findByText(/it will never be booked twice\.$/)).toBeInTheDocument();
  first.unmount();

  const { user } = await renderArea('/restaurant/chez-mariem/menu');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Book' }));
  const dialog = await screen.findByRole('dialog', { name: 'Enter Your Information' });
  expect(within(dialog).getByText(/could not tell whether your last booking arrived/)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Phone/)).toHaveValue('2200000000');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a second press while the first is under way sends nothing', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders();
  await fill(user, dialog);
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent).toHaveLength(1);
});

test.each([
  ['restaurant_closed', /has just closed/],
  ['item_unavailable', /has just sold out/],
  ['minimum_order', /below the restaurant’s minimum order/],
  ['delivery_unavailable', /does not deliver to this commune/],
] as const)('says precisely why: %s', async (code, text) => {
  const { user, dialog } = await openForm();
  server.use(http.post('*/api/orders', () => refusal(409, code)));
  await fill(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
});

test('a changed price is shown as the new total, which Confirm accepts', async () => {
  const { user, dialog } = await openForm();
  const sent = watchOrders();
  server.use(
    http.post(
      '*/api/orders',
      () => {
        const restaurant = service().restaurants[0];
        const bissap = restaurant?.menu[2]?.items[0];
        if (bissap) bissap.price = 30;
        return refusal(409, 'conflict');
      },
      { once: true },
    ),
  );
  await fill(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText(/The new total is 150\.00\sMRU\./)).toBeInTheDocument();
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(sent[1]?.body.expectedTotal).toBe(150);
});

test('marks the field that the service refused', async () => {
  const { user, dialog } = await openForm();
  server.use(
    http.post('*/api/orders', () =>
      refusal(422, 'phone_invalid', { errors: [{ path: 'phone', message: 'has to have exactly 8 digits' }] }),
    ),
  );
  await fill(user, dialog);
  await confirm(user);
  expect(await within(dialog).findByText('Please check the marked fields.')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Phone/)).toBeInvalid();
});

test('remembers the contact on the device only when the visitor agreed', async () => {
  const first = await openForm();
  await fill(first.user, first.dialog);
  await first.user.click(within(first.dialog).getByLabelText('Remember my details on this device'));
  await confirm(first.user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  first.unmount();
  const { user, dialog } = await openForm();
  expect(within(dialog).getByLabelText(/^Phone/)).toHaveValue('2200000000');
  await user.click(within(dialog).getByLabelText('Remember my details on this device'));
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(JSON.parse(localStorage.getItem('maida.contact') ?? '')).toBeNull();
});

test('Cancel keeps what was typed for the next time', async () => {
  const { user, dialog } = await openForm();
  await fill(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Book' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText(/^Name/)).toHaveValue('Aïcha Mint Sidi');
});

test('what was typed survives leaving the page and a sign-in, and is shown to nobody else', async () => {
  const { user, dialog, router, maida } = await openForm();
  await fill(user, dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  const signIn = (id: string | null) =>
    act(() => maida.session.setState({ user: id === null ? null : { ...SAMPLE_USER, id } }));
  const reopen = async () => {
    await act(() => router.navigate('/about'));
    await act(() => router.navigate('/restaurant/chez-mariem/menu'));
    await user.click(await screen.findByRole('button', { name: 'Book' }));
    return within(await screen.findByRole('dialog')).getByLabelText(/^Address/);
  };
  signIn('u1');
  const address = await reopen();
  expect(address).toHaveValue('Îlot K, villa 12');
  await user.type(address, ' bis');
  signIn(null);
  expect(await reopen()).toHaveValue('');
  signIn('u1');
  expect(await reopen()).toHaveValue('Îlot K, villa 12 bis');
  await confirm(user);
  await screen.findByRole('dialog', { name: 'Booking Confirmed!' });
  expect(JSON.parse(sessionStorage.getItem('maida.drafts') ?? '')).toEqual({});
});
