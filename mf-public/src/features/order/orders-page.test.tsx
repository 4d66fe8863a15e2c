import { screen, waitFor } from '@testing-library/react';
import type { CreateOrder, Order } from 'shared-api/contract';
import { SAMPLE_USER } from '../../mocks/sample-service.ts';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';
import { createSampleOrder } from '../../mocks/sample-order.ts';

const { service } = provideSampleService();

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
  expect(await screen.findByText('No order has been placed on this device yet.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse restaurants' })).toHaveAttribute('href', '/');
});

test('"Track an order" takes a link or its code, and refuses anything else', async () => {
  // React reads the submitted form, which jsdom's FormData cannot.
  const NodeFormData = FormData;
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => new NodeFormData());
  const { trackingToken = '' } = storeOrder();
  const { user, router } = await renderArea('/orders');
  const field = await screen.findByLabelText('Tracking link or code');
  await user.type(field, 'hello');
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(screen.getByText('This does not look like a tracking link.')).toBeInTheDocument();
  await user.clear(field);
  await user.type(field, `https://maida.example/orders/${trackingToken}?from=mail`);
  await user.click(screen.getByRole('button', { name: 'Track' }));
  expect(router.state.location.pathname).toBe(`/orders/${trackingToken}`);
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
