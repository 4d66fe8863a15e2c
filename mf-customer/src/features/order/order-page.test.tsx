import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Order } from 'shared-api/contract';
import { problemResponse } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';
import { sampleId } from '../../mocks/sample-customer.ts';

setUpArea();

const PENDING = `/user/orders/${sampleId(100)}`;
const PREPARING = `/user/orders/${sampleId(101)}`;
const REJECTED = `/user/orders/${sampleId(104)}`;

test('shows progress, dishes and details', async () => {
  await renderArea(PREPARING);
  expect(await screen.findByRole('heading', { name: 'Order K7M-421' })).toBeInTheDocument();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  expect(progress.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringContaining('Order placed'),
    expect.stringMatching(/Accepted by the restaurant.*in 30 minutes/),
    expect.stringContaining('In the kitchen'),
    expect.stringContaining('Ready to leave'),
    expect.stringContaining('Delivered'),
  ]);
  expect(progress.getByText('In the kitchen').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(within(screen.getByRole('region', { name: 'Dishes' })).getByText(/Total/)).toBeInTheDocument();
  expect(screen.getByText('Rue 42-063, Tevragh-Zeina, Tevragh-Zeina')).toBeInTheDocument();
});

test('shows what was chosen of a dish, as its customer saw it', async () => {
  const options = [{ id: 'o', group: 'Extras', name: 'Œuf', quantity: 2, price: 10 }];
  await renderArea(PREPARING, 'en', (service) => {
    service.orders = service.orders.map((order) => ({
      ...order,
      items: order.items.map((line) => ({ ...line, options })),
    }));
  });
  expect((await screen.findAllByText('2 × Œuf')).length).toBeGreaterThan(0);
});

test('says for when an order for later is wanted', async () => {
  const later = { wantedAt: '2026-12-24T19:30:00.000Z', prepareAt: '2026-12-24T19:00:00.000Z' };
  await renderArea(PENDING, 'en', (service) => {
    service.orders = service.orders.map((order) => ({ ...order, later }));
  });
  expect((await screen.findByText('For when')).nextElementSibling).toHaveTextContent(/24 .*19:30/);
});

test.each(['Delivery', 'Takeaway'] as const)('shows what a promotion took off a %s', async (orderType) => {
  const promotion = { id: 'p', kind: 'amount', value: 50, code: 'SUMMER', discount: 50 } as const;
  await renderArea(PREPARING, 'en', (service) => {
    service.orders = service.orders.map((order) => ({ ...order, orderType, promotion }));
  });
  const dishes = within(await screen.findByRole('region', { name: 'Dishes' }));
  const discount = dishes.getByText(/^50\.00\sMRU off · SUMMER$/);
  expect(discount.nextElementSibling).toHaveTextContent('−50.00 MRU');
  expect(dishes.getByText('Dishes', { selector: 'dt' })).toBeVisible();
  expect(dishes.queryAllByText('Delivery')).toHaveLength(orderType === 'Delivery' ? 1 : 0);
});

test('links to the tracking page and the restaurant', async () => {
  await renderArea(PENDING);
  expect(await screen.findByRole('link', { name: 'Tracking page' })).toHaveAttribute(
    'href',
    '/orders/sampletracking00000000',
  );
  expect(screen.getByRole('link', { name: 'Chez Néma' })).toHaveAttribute(
    'href',
    '/restaurant/chez-néma/menu',
  );
});

test('says that a proposed change awaits an answer, and leads to where it is given', async () => {
  await renderArea(PREPARING, 'en', (service) => {
    const open = { id: sampleId(900), by: 'provider' } as Order['openChange'];
    service.orders = service.orders.map((order) => ({ ...order, openChange: open }));
  });
  expect(await screen.findByText('The restaurant proposes a change')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See and answer' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/orders\/./),
  );
});

test.each([
  [PREPARING, 1],
  [REJECTED, 0],
])('says where and until when a takeaway can be picked up, as long as it can (%s)', async (path, shown) => {
  const pickUp = { place: 'Avenue du Roi Fayçal, Ksar', until: '2026-11-26T23:00:00.000Z' };
  await renderArea(path, 'en', (service) => {
    service.orders = service.orders.map((order) => ({ ...order, orderType: 'Takeaway', pickUp }));
  });
  const progress = within(await screen.findByRole('region', { name: 'Progress' }));
  expect(progress.queryAllByText('Avenue du Roi Fayçal, Ksar')).toHaveLength(shown);
  expect(progress.queryAllByText('23:00')).toHaveLength(shown);
  expect(screen.queryAllByText(/^Pick up (at|until)$/)).toHaveLength(2 * shown);
});

test('shows a rejection with its reason, and no further steps', async () => {
  await renderArea(REJECTED);
  expect(await screen.findByText(/too many orders at the moment/)).toBeInTheDocument();
  const progress = within(screen.getByRole('region', { name: 'Progress' }));
  expect(progress.getAllByRole('listitem')).toHaveLength(2);
});

test('cancels a pending order after a question', async () => {
  const { service, user } = await renderArea(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Keep the order' }));
  expect(service.orders[0]?.stage).toBe('pending');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Your order is cancelled.')).toBeInTheDocument();
  expect(service.orders[0]?.stage).toBe('cancelled');
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('cancels once when pressed twice', async () => {
  const { user } = await renderArea(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const button = screen.getByRole('button', { name: 'Yes, cancel it' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(await screen.findByText('Your order is cancelled.')).toBeInTheDocument();
  expect(screen.queryByText('stage_changed')).not.toBeInTheDocument();
});

test('shows the current order when the restaurant has answered first', async () => {
  const { service, user } = await renderArea(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  service.orders = service.orders.map((order, index) =>
    index === 0 ? { ...order, stage: 'confirmed', version: 2 } : order,
  );
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('stage_changed')).toBeInTheDocument();
  expect((await screen.findAllByText('Confirmed')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

test('stays open for a retry when a cancellation gets no reply', async () => {
  const { service, user } = await renderArea(PENDING);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  network.use(http.put('*/api/orders/:id/status', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The service cannot be reached.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Your order is cancelled.')).toBeInTheDocument();
  expect(service.orders[0]?.stage).toBe('cancelled');
});

test('does not find another customer’s order', async () => {
  await renderArea(`/user/orders/${sampleId(999)}`);
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this order' })).toBeInTheDocument();
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user/orders');
  network.use(http.get('*/api/orders/:id', () => problemResponse(503, 'unavailable'), { once: true }));
  await user.click((await screen.findAllByRole('link', { name: 'Chez Néma' }))[0] as HTMLElement);
  expect(await screen.findByText('The order couldn’t be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Order K7M-420' })).toBeInTheDocument();
});
