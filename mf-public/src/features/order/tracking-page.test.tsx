import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { REVIEW_AFTER_HOURS, type CreateOrder, type Order } from 'shared-api/contract';
import { FakeEventSource, problemResponse } from 'shared-api/standalone';
import { holdClock } from 'shared-api/testing';
import { renderArea, provideSampleService } from '../../testing/render-area.tsx';
import { createSampleOrder, movedOrder } from '../../mocks/sample-order.ts';

// A promised time of today is shown without its day.
holdClock();

const { server, service } = provideSampleService();

function storeOrder(change: (order: Order) => Order = (order) => order): Order {
  const [restaurant] = service().restaurants;
  const [dish] = restaurant?.menu[0]?.items ?? [];
  if (!restaurant || !dish) throw new Error('The sample service has no dish.');
  const body: CreateOrder = {
    restaurant: { id: restaurant.id },
    orderType: 'Delivery',
    items: [{ id: dish.id, quantity: 2, note: 'sans piment' }],
    name: 'Aïcha',
    phone: '2200000000',
    address: 'Îlot K',
    payment: { method: 'bankily', reference: 'TX-12' },
  };
  const order = change(createSampleOrder(restaurant, body, 1));
  service().orders = [order];
  return order;
}

function openOrder(order: Order) {
  return renderArea(`/orders/${order.trackingToken}`);
}

test('shows the stage of the order, its dishes and the payment', async () => {
  await openOrder(storeOrder());
  expect(await screen.findByText('Waiting for the restaurant')).toBeInTheDocument();
  expect(screen.getByText('Order placed').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('sans piment')).toBeInTheDocument();
  expect(screen.getByText('Bankily, reference TX-12')).toBeInTheDocument();
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('260.00 MRU');
});

test('shows what a promotion took off, also of a takeaway', async () => {
  const promotion = { id: 'p', kind: 'percent', value: 15, code: 'SUMMER', discount: 36 } as const;
  await openOrder(storeOrder((order) => ({ ...order, orderType: 'Takeaway', totalAmount: 204, promotion })));
  expect((await screen.findByText('15% off · SUMMER')).nextElementSibling).toHaveTextContent('−36.00 MRU');
  expect(screen.getByText('Dishes', { selector: 'dt' }).nextElementSibling).toHaveTextContent('240.00 MRU');
  expect(screen.queryByText('Delivery')).not.toBeInTheDocument();
});

test('shows what was chosen of a dish, as its customer saw it', async () => {
  const chosen = { id: 'o', group: 'Taille', quantity: 1, price: 10 };
  const options = [
    { ...chosen, name: 'Grande', shown: { name: 'كبير', language: 'ar' as const } },
    { ...chosen, id: 'p', name: 'Œuf', quantity: 2 },
  ];
  await openOrder(
    storeOrder((order) => ({ ...order, items: order.items.map((line) => ({ ...line, options })) })),
  );
  expect(await screen.findByText('كبير')).toHaveAttribute('lang', 'ar');
  expect(screen.getByText('2 × Œuf')).toBeInTheDocument();
});

test('says beside the button that the tracking link is copied, or that it could not be', async () => {
  const order = storeOrder();
  const { user } = await openOrder(order);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  const message = screen.getByText('Link copied');
  expect(message).toHaveRole('status');
  expect(write).toHaveBeenCalledWith(`${location.origin}/orders/${order.trackingToken}`);
  write.mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/couldn’t be copied/)).toHaveRole('status');
});

test('says for when an order for later is wanted, before it is accepted', async () => {
  const later = { wantedAt: '2026-12-24T19:30:00.000Z', prepareAt: '2026-12-24T19:00:00.000Z' };
  await openOrder(storeOrder((order) => ({ ...order, later })));
  expect(await screen.findByText(/^For .*24.* 19:30$/)).toBeVisible();
});

test('shows the promised time after acceptance, without a cancel button', async () => {
  await openOrder(storeOrder((order) => movedOrder(order, 'confirmed', 'provider')));
  expect(await screen.findByText(/^At your door around \d\d:\d\d\.$/)).toBeInTheDocument();
  expect(screen.getByText(/Ready in 30 minutes/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument();
});

const taken = (order: Order): Order => ({ ...order, orderType: 'Takeaway' });
/** An order whose kitchen should have been done so many minutes ago. */
const lateBy = (minutes: number, order: Order): Order => ({
  ...movedOrder(order, 'confirmed', 'provider'),
  promisedAt: new Date(Date.now() - minutes * 60_000).toISOString(),
});

test('a takeaway is ready, waits and is picked up, never delivered', async () => {
  const main = () => document.body.textContent;
  for (const [stage, headline, explanation] of [
    ['confirmed', 'Confirmed', /^Ready to pick up around \d\d:\d\d\.$/],
    ['ready', 'Ready to pick up', 'Your order is waiting for you at the restaurant.'],
    ['delivered', 'Picked up', 'You have picked up your order.'],
  ] as const) {
    const { unmount } = await openOrder(storeOrder((order) => movedOrder(taken(order), stage, 'provider')));
    expect(await screen.findByRole('heading', { name: headline })).toBeInTheDocument();
    expect(screen.getByText(explanation)).toBeInTheDocument();
    expect(main()).not.toMatch(/deliver(ed|y)|enjoy|door/i);
    unmount();
  }
});

test('a takeaway says where and until when above its progress, as long as it can be picked up', async () => {
  const pickUp = { place: 'Avenue du Roi Fayçal, Ksar', until: '2026-11-26T23:00:00.000Z' };
  const stored = (stage: Order['stage']) =>
    storeOrder((order) => ({ ...movedOrder(taken(order), stage, 'provider'), pickUp }));
  const { unmount } = await openOrder(stored('ready'));
  const [place] = await screen.findAllByText('Pick up at');
  expect(place?.nextElementSibling).toHaveTextContent('Avenue du Roi Fayçal, Ksar');
  expect(screen.getByText('Pick up until').nextElementSibling).toHaveTextContent('23:00');
  const progress = screen.getByRole('region', { name: 'Progress' });
  expect(place?.compareDocumentPosition(progress)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  unmount();
  for (const stage of ['delivered', 'rejected'] as const) {
    const view = await openOrder(stored(stage));
    expect(await screen.findByText('Details')).toBeInTheDocument();
    expect(screen.queryByText(/^Pick up/)).not.toBeInTheDocument();
    view.unmount();
  }
});

test('a promise that has passed is late, a delivery only after its way', async () => {
  const first = await openOrder(storeOrder((order) => lateBy(1, taken(order))));
  expect(
    await screen.findByText('Your order is running late: it should be ready by now.'),
  ).toBeInTheDocument();
  first.unmount();
  const second = await openOrder(storeOrder((order) => lateBy(1, order)));
  expect(await screen.findByText(/^At your door around \d\d:\d\d\.$/)).toBeInTheDocument();
  second.unmount();
  await openOrder(storeOrder((order) => lateBy(21, order)));
  expect(
    await screen.findByText('Your order is running late: it should be at your door by now.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^At your door around/)).not.toBeInTheDocument();
});

test('misses no change between the first reply and the stream', async () => {
  const before = Reflect.get(globalThis, 'EventSource') as unknown;
  Object.assign(globalThis, { EventSource: FakeEventSource });
  try {
    await openOrder(storeOrder());
    await screen.findByText('Waiting for the restaurant');
    service().orders = service().orders.map((order) => movedOrder(order, 'confirmed', 'provider'));
    await waitFor(() => expect(FakeEventSource.open).toHaveLength(1));
    const [stream] = FakeEventSource.open;
    expect(stream?.url).toContain('/api/events?orders=');
    act(() => void stream?.dispatchEvent(new Event('open')));
    expect(await screen.findByText(/Ready in 30 minutes/)).toBeInTheDocument();
  } finally {
    Object.assign(globalThis, { EventSource: before });
    FakeEventSource.open = [];
  }
});

test('cancels a pending order after a confirmation', async () => {
  const { user } = await openOrder(storeOrder());
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = screen.getByRole('alertdialog', { name: 'Cancel this order?' });
  await user.click(within(question).getByRole('button', { name: 'Keep the order' }));
  expect(service().orders[0]?.stage).toBe('pending');
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('You cancelled this order.')).toBeInTheDocument();
  expect(service().orders[0]?.stage).toBe('cancelled');
});

test('pressing twice at once cancels once, without an error', async () => {
  const { user } = await openOrder(storeOrder());
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const button = screen.getByRole('button', { name: 'Yes, cancel it' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(await screen.findByText('Your order is cancelled.')).toBeInTheDocument();
  expect(screen.queryByText(/The restaurant has already replied/)).not.toBeInTheDocument();
});

test('says when the restaurant accepted before the cancellation', async () => {
  const { user } = await openOrder(storeOrder());
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  service().orders = service().orders.map((order) => movedOrder(order, 'confirmed', 'provider'));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText(/The restaurant has already replied/)).toBeInTheDocument();
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
});

test('a failed cancellation can be retried in the dialog', async () => {
  const { user } = await openOrder(storeOrder());
  server.use(
    http.put('*/api/orders/track/:token/cancel', () => problemResponse(503, 'unavailable'), { once: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The order couldn’t be cancelled. Please try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('You cancelled this order.')).toBeInTheDocument();
});

test('shows the restaurant’s reason for a refusal', async () => {
  const order = storeOrder((placed) => movedOrder(placed, 'rejected', 'provider'));
  const last = order.history.at(-1);
  if (last) last.reason = 'sold_out';
  await openOrder(order);
  expect(await screen.findByText('Reason: a dish is sold out')).toBeInTheDocument();
});

test('orders the same again', async () => {
  const { user, router } = await openOrder(storeOrder((order) => movedOrder(order, 'delivered', 'provider')));
  await user.click(await screen.findByRole('link', { name: 'Order again' }));
  expect(router.state.location.pathname).toBe('/restaurant/chez-mariem/menu');
  const panel = await screen.findByRole('complementary', { name: 'Your selection' });
  await waitFor(() =>
    expect(within(panel).getByText('Total').nextElementSibling).toHaveTextContent('260.00 MRU'),
  );
});

test('an unknown token says so and offers the form', async () => {
  await renderArea('/orders/aaaaaaaaaaaaaaaaaaaaaa');
  expect(await screen.findByText(/^We couldn’t find this order/)).toBeInTheDocument();
  expect(screen.getByLabelText('Order code or tracking link')).toBeInTheDocument();
});

test('a delivered order can be reviewed, and the review changed', async () => {
  const { user } = await openOrder(storeOrder((order) => movedOrder(order, 'delivered', 'provider')));
  const card = await screen.findByRole('region', { name: 'How was Chez Mariem?' });
  await user.click(within(card).getByRole('button', { name: 'Send review' }));
  expect(within(card).getByText('Please choose one to five stars.')).toBeInTheDocument();
  await user.click(within(card).getByLabelText('4 out of 5 stars'));
  await user.type(within(card).getByLabelText('Your comment (optional)'), 'Très bon');
  await user.click(within(card).getByRole('button', { name: 'Send review' }));
  expect(await screen.findByRole('region', { name: 'Your review' })).toHaveTextContent('Très bon');
  expect(service().orders[0]?.review).toMatchObject({ rating: 4, text: 'Très bon' });
  await user.click(screen.getByRole('button', { name: 'Change my review' }));
  await user.click(screen.getByLabelText('5 out of 5 stars'));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(service().orders[0]?.review?.rating).toBe(5));
});

test('an order marked delivered by mistake and moved back is followed live', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await openOrder(storeOrder((order) => movedOrder(order, 'delivered', 'provider')));
    await screen.findByText('How was Chez Mariem?');
    service().orders = service().orders.map((order) => movedOrder(order, 'confirmed', 'provider'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(/^At your door around/)).toBeInTheDocument();
    expect(screen.queryByText('How was Chez Mariem?')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('an order that the restaurant accepted and cancelled can be reviewed', async () => {
  await openOrder(
    storeOrder((order) => movedOrder(movedOrder(order, 'confirmed', 'provider'), 'cancelled', 'provider')),
  );
  expect(await screen.findByRole('region', { name: 'How was Chez Mariem?' })).toBeInTheDocument();
});

test('an accepted order that the restaurant does not end can be reviewed some hours later', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await openOrder(storeOrder((order) => movedOrder(order, 'confirmed', 'provider')));
    await screen.findByText(/^At your door around/);
    expect(screen.queryByText('How was Chez Mariem?')).not.toBeInTheDocument();
    // The clock alone: hours of ticks would render the page a thousand times.
    jest.setSystemTime(Date.now() + REVIEW_AFTER_HOURS * 3_600_000 + 31 * 60_000);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('region', { name: 'How was Chez Mariem?' })).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('the author of a held review learns that it waits for an administrator', async () => {
  const at = new Date().toISOString();
  const review = { id: 'r', rating: 4, text: '46 12 12 34', createdAt: at, updatedAt: at, editableUntil: at };
  await openOrder(
    storeOrder((order) => ({
      ...movedOrder(order, 'delivered', 'provider'),
      review: { ...review, isHeld: true, isRemoved: false, answer: null },
    })),
  );
  expect(
    await screen.findByText(/^Your review will be published once an administrator has checked it/),
  ).toBeInTheDocument();
});

test('an order on its way cannot be reviewed yet', async () => {
  await openOrder(storeOrder());
  await screen.findByText('Waiting for the restaurant');
  expect(screen.queryByText('How was Chez Mariem?')).not.toBeInTheDocument();
});
