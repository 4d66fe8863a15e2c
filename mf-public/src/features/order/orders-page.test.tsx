import { screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import type { CreateOrder, Order } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';
import { createSampleOrder } from '../../mocks/sample-order.ts';

const { server, service } = provideSampleService();

afterEach(() => {
  jest.restoreAllMocks();
});

function storeOrder(): Order {
  const [restaurant] = service().restaurants;
  const [dish] = restaurant?.menu[0]?.items ?? [];
  if (!restaurant || !dish) throw new Error('The sample service has no dish.');
  const body: CreateOrder = {
    restaurant: { id: restaurant.id },
    orderType: 'Takeaway',
    items: [{ id: dish.id, quantity: 2 }],
    name: 'Aïcha',
    phone: '2200000000',
    address: 'Ksar',
  };
  const order = createSampleOrder(restaurant, body, service().orders.length + 1);
  service().orders.push(order);
  return order;
}

test('signed out: shows the orders of this device with their present stage', async () => {
  const { trackingToken = '', code, totalAmount, orderDate } = storeOrder();
  const stored = { token: trackingToken, code, restaurantName: 'Chez Mariem', totalAmount, orderDate };
  localStorage.setItem('maida.orders', JSON.stringify([stored]));
  await renderArea('/orders');
  expect(await screen.findByRole('link', { name: 'Chez Mariem' })).toHaveAttribute(
    'href',
    `/orders/${trackingToken}`,
  );
  expect(await screen.findByText('Pending')).toBeInTheDocument();
});

test('signed out without orders: says so and offers the list', async () => {
  await renderArea('/orders');
  expect(await screen.findByText('Nothing has been ordered on this device yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse restaurants' })).toHaveAttribute('href', '/');
});

const codeField = () => screen.findByLabelText('Order code or tracking link');
const endField = () => screen.getByLabelText('Last 4 digits of the phone number');
const track = () => screen.getByRole('button', { name: 'Track' });

test('"Track an order" takes a link, and marks what can be neither link nor code', async () => {
  // React reads the submitted form, which jsdom's FormData cannot.
  const NodeFormData = FormData;
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  const { trackingToken = '' } = storeOrder();
  const { user, router } = await renderArea('/orders');
  const field = await codeField();
  await user.type(field, 'hello');
  await user.click(track());
  expect(field).toHaveAccessibleDescription(/neither an order code like K7M-42Q nor a tracking link/);
  expect(endField()).toHaveAccessibleDescription(/Enter the last 4 digits/);
  expect(field).toHaveFocus();
  await user.clear(field);
  await user.type(field, `https://maida.example/orders/${trackingToken}?from=mail`);
  await user.click(track());
  expect(router.state.location.pathname).toBe(`/orders/${trackingToken}`);
});

test('"Track an order" takes a code as it is typed, and the end of the phone number', async () => {
  const { trackingToken = '', code } = storeOrder();
  const { user, router } = await renderArea('/orders');
  await user.type(await codeField(), ` ${code.toLowerCase().replace('-', ' ').replace('4', '٤')} `);
  await user.type(endField(), '٠٠٠٠{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${trackingToken}`));
});

test('an unknown code and wrong digits read alike, and changing one takes the message away', async () => {
  const { code } = storeOrder();
  const { user } = await renderArea('/orders', { language: 'fr' });
  const [french, end] = [
    await screen.findByLabelText(/^Code de commande/),
    screen.getByLabelText(/^4 derniers/),
  ];
  for (const [typed, digits] of [
    [code, '1234'],
    ['ZZZ-ZZZ', '0000'],
  ] as const) {
    await user.clear(french);
    await user.type(french, typed);
    await user.clear(end);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(end, `${digits}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Aucune commande ne correspond.*7 jours/);
  }
});

test('too many tries: says how many minutes to wait, and sends a pressed form once', async () => {
  let sent = 0;
  server.use(
    http.post('*/api/orders/track', async () => {
      sent += 1;
      await delay(50);
      const reply = problemResponse(429, 'rate_limited');
      reply.headers.set('retry-after', '130');
      return reply;
    }),
  );
  const { user } = await renderArea('/orders');
  await user.type(await codeField(), 'K7M-42Q');
  await user.type(endField(), '0134');
  await user.dblClick(track());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Try again in 3 minutes/);
  expect(sent).toBe(1);
});

test('signed in: lists my orders, each opening its page', async () => {
  const order = storeOrder();
  service().user = SAMPLE_USER;
  const { user, router } = await renderArea('/orders');
  expect(await screen.findByText('2 × Thieboudienne')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Chez Mariem' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${order.trackingToken}`));
});

test.each([
  ['PROVIDER', '/provider/orders'],
  ['ADMIN', '/admin/orders'],
] as const)('a signed-in %s is sent to %s', async (role, path) => {
  service().user = { ...SAMPLE_USER, role };
  const { router } = await renderArea('/orders');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});
