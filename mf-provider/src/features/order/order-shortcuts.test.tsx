import { screen, waitFor } from '@testing-library/react';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);
const orders = [
  sampleOrder(restaurant, 1, { customerName: 'Aïcha' }),
  sampleOrder(restaurant, 2, { customerName: 'Mohamed', stage: 'confirmed', orderType: 'Delivery' }),
  sampleOrder(restaurant, 3, { customerName: 'Fatou', stage: 'delivered' }),
];

async function openList() {
  const page = await renderArea('/provider/orders', { orders });
  await screen.findByText('Aïcha');
  return page;
}

test('moves from order to order with J and K, and opens one with Enter', async () => {
  const { user, search } = await openList();
  await user.keyboard('j');
  expect(orderCard('Aïcha').article).toHaveFocus();
  await user.keyboard('j');
  expect(orderCard('Mohamed').article).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}k');
  expect(orderCard('Aïcha').article).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Order K7M-001' })).toBeVisible();
  expect(search()).toEqual({ order: orders[0]?.id });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(orderCard('Aïcha').article).toHaveFocus());
});

test('presses the offered buttons of the focused order by letters', async () => {
  const { user, service } = await openList();
  await user.keyboard('jd');
  expect(service.orders[0]?.stage).toBe('pending');
  await user.keyboard('jp');
  await waitFor(() => expect(service.orders[1]?.stage).toBe('ready'));
  await user.keyboard('ka');
  expect(screen.getByRole('dialog', { name: 'Accept order K7M-001' })).toBeVisible();
});

test('ignores shortcuts while typing', async () => {
  const { user, service } = await openList();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('ja?');
  expect(screen.getByRole('searchbox')).toHaveValue('ja?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(service.orders[0]?.stage).toBe('pending');
});

test('lists the shortcuts and switches them off for this device', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toHaveTextContent('Next orderJ↓');
  await user.click(screen.getByRole('switch', { name: 'Use keyboard shortcuts on this device' }));
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(orderCard('Aïcha').article).not.toHaveFocus();
});

test('moves the focus to the order when its button disappears', async () => {
  const { user } = await openList();
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Accept' }));
  await user.click(screen.getByRole('button', { name: 'Accept order' }));
  await orderCard('Aïcha').findByRole('button', { name: 'Ready' });
  await waitFor(() => expect(orderCard('Aïcha').article).toHaveFocus());
});

test('moves the focus to the next order when an order leaves the list', async () => {
  const second = sampleOrder(restaurant, 4, { customerName: 'Cheikh' });
  const { user } = await renderArea('/provider/orders?status=Pending', { orders: [...orders, second] });
  await screen.findByText('Aïcha');
  await user.click(orderCard('Aïcha').getByRole('button', { name: 'Accept' }));
  await user.click(screen.getByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(screen.queryByText('Aïcha')).not.toBeInTheDocument());
  await waitFor(() => expect(orderCard('Cheikh').article).toHaveFocus());
});
