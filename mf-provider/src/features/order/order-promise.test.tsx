import { screen } from '@testing-library/react';
import type { OrderSummary } from 'shared-api/contract';
import { sampleOrder, sampleRestaurant } from '../../mocks/samples.ts';
import { orderCard } from '../../testing/order-card.ts';
import { renderArea } from '../../testing/render-area.tsx';

const restaurant = sampleRestaurant(1);

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const late = (number: number, change: Partial<OrderSummary>) =>
  sampleOrder(restaurant, number, { promisedAt: minutesAgo(5), ...change });

test('a promise that has passed is late, a delivery that has left the kitchen only after its way', async () => {
  await renderArea('/provider/orders', {
    orders: [
      late(1, { customerName: 'Aïcha', stage: 'confirmed', orderType: 'Takeaway' }),
      late(2, { customerName: 'Mohamed', stage: 'ready', orderType: 'Delivery' }),
      late(3, { customerName: 'Fatou', stage: 'ready', orderType: 'Takeaway' }),
    ],
  });
  await screen.findByText('Fatou');
  expect(orderCard('Aïcha').getByText(/^\d min late, promised for/)).toBeVisible();
  expect(orderCard('Mohamed').getByText(/^At the door by \d\d:\d\d$/)).toBeVisible();
  expect(orderCard('Fatou').queryByText(/Late|Promised|At the door/)).not.toBeInTheDocument();
});

test('an order that nobody ended says when it was due, not how many hundred minutes ago', async () => {
  const order = { stage: 'confirmed', promisedAt: minutesAgo(26 * 60) } as const;
  await renderArea('/provider/orders', { orders: [late(1, { customerName: 'Aïcha', ...order })] });
  await screen.findByText('Aïcha');
  expect(orderCard('Aïcha').getByText(/^Late, promised for \d{1,2} \w{3,} \d{4}, \d\d:\d\d$/)).toBeVisible();
  expect(orderCard('Aïcha').queryByText(/min late/)).not.toBeInTheDocument();
});

test('an order that is hours away says when it is due, not in how many hundred minutes', async () => {
  const order = { customerName: 'Aïcha', stage: 'confirmed', promisedAt: minutesAgo(-5 * 60) } as const;
  await renderArea('/provider/orders', { orders: [sampleOrder(restaurant, 1, order)] });
  await screen.findByText('Aïcha');
  expect(orderCard('Aïcha').getByText(/^Promised for (?:.* )?\d\d:\d\d$/)).toBeVisible();
  expect(orderCard('Aïcha').queryByText(/Due in/)).not.toBeInTheDocument();
});

test('a takeaway ends as picked up, in the badge and in the choice of statuses', async () => {
  await renderArea('/provider/orders', {
    orders: [late(1, { customerName: 'Aïcha', stage: 'delivered', orderType: 'Takeaway' })],
  });
  await screen.findByText('Aïcha');
  const card = orderCard('Aïcha');
  expect(card.getByRole('combobox')).toHaveDisplayValue('Picked up');
  expect(card.queryByText('Delivered')).not.toBeInTheDocument();
});
