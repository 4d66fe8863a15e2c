import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { push } from 'shared-api/standalone';
import { network, renderArea, setUpArea } from '../../testing/render-area.tsx';

setUpArea();

const cards = () => screen.getAllByRole('article');

test('lists the newest orders with dishes and status', async () => {
  await renderArea('/user/orders');
  const first = within((await screen.findAllByRole('article'))[0] as HTMLElement);
  expect(first.getByRole('heading', { name: 'Chez Néma' })).toBeInTheDocument();
  expect(first.getByText('Pending')).toBeInTheDocument();
  expect(first.getByText('1 × Thieboudienne, 2 × Poulet yassa')).toBeInTheDocument();
  expect(first.getByText(/330\.00/)).toHaveTextContent('MRU');
  expect(cards()).toHaveLength(10);
});

test('pages through the orders by the address', async () => {
  const { router, user } = await renderArea('/user/orders');
  await screen.findByText('1–10 of 23');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?cursor=10');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('21–23 of 23')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('11–20 of 23')).toBeInTheDocument();
});

test('filters by status and returns to the first page', async () => {
  const { router, user } = await renderArea('/user/orders?cursor=10');
  await screen.findByText('11–20 of 23');
  await user.selectOptions(screen.getByLabelText('Show'), 'COMPLETED');
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(router.state.location.search).toBe('?status=COMPLETED');
});

test('filters by type and sorts by the address', async () => {
  const { router, user } = await renderArea('/user/orders');
  await screen.findByText('1–10 of 23');
  await user.selectOptions(screen.getByLabelText('Order type'), 'Takeaway');
  await waitFor(() => expect(cards()).toHaveLength(7));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'oldest');
  await waitFor(() => expect(router.state.location.search).toBe('?type=Takeaway&sort=oldest'));
  await waitFor(() =>
    expect(within(cards()[0] as HTMLElement).getByText(/Order K7M-440/)).toBeInTheDocument(),
  );
});

test('says that no order matches, and resets the filters', async () => {
  const { service, user } = await renderArea('/user/profile');
  service.orders = service.orders.filter((order) => order.status !== 'CANCELLED');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  await user.selectOptions(screen.getByLabelText('Show'), 'CANCELLED');
  expect(await screen.findByText('No orders match these filters.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show all orders' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test('without orders, links to the restaurants', async () => {
  await renderArea('/user/orders', 'en', (service) => {
    service.orders = [];
  });
  expect(await screen.findByText('You haven’t ordered anything yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Browse restaurants' })).toHaveAttribute('href', '/');
});

test('retries a failed load', async () => {
  const { user } = await renderArea('/user/profile');
  network.use(http.get('*/api/orders/user/:id', () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your orders couldn’t be loaded')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toHaveLength(10));
});

test('updates an order that the service pushes', async () => {
  const { service } = await renderArea('/user/orders');
  const [order] = service.orders;
  await screen.findByText('1–10 of 23');
  const moved = { ...order, stage: 'confirmed' as const, version: 2 };
  service.orders = service.orders.map((known) => (known.id === moved.id ? { ...known, ...moved } : known));
  act(() => push('order', moved));
  expect(await within(cards()[0] as HTMLElement).findByText('Confirmed')).toBeInTheDocument();
});

test('refetches what happened before the stream opened', async () => {
  const { page, service } = await renderArea('/user/orders');
  page.context.live.stop();
  const [order] = service.orders;
  await screen.findByText('1–10 of 23');
  service.orders = service.orders.map((known) =>
    known.id === order?.id ? { ...known, stage: 'confirmed', version: 2 } : known,
  );
  act(() => page.context.live.start());
  expect(await within(cards()[0] as HTMLElement).findByText('Confirmed')).toBeInTheDocument();
});
