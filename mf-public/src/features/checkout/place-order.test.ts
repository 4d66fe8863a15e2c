import { http, HttpResponse } from 'msw';
import { createAppContext } from 'shared-api';
import type { CreateOrder } from 'shared-api/contract';
import type { Attempt } from '../../lib/device/basket.ts';
import { problemResponse } from 'shared-api/standalone';
import { provideNetwork } from 'shared-api/testing';
import { placeOrder, type AttemptStore } from './place-order.ts';

const server = provideNetwork();
const { api } = createAppContext('http://service.test');
const BODY: CreateOrder = {
  restaurant: { id: '0190a0a0-0001-7000-8000-000000000001' },
  orderType: 'Takeaway',
  items: [{ id: '0190a0a0-0001-7000-8000-000000000002', quantity: 1 }],
  name: 'Aïcha',
  phone: '2200000000',
  address: 'Ksar',
};

function createKeeper(): AttemptStore & { attempt: Attempt | null } {
  const keeper = {
    attempt: null as Attempt | null,
    get: () => keeper.attempt,
    set: (attempt: Attempt | null) => {
      keeper.attempt = attempt;
    },
  };
  return keeper;
}

/** A service that stores the first order under a key, even if its reply gets lost. */
function storeFirst(answers: ('lost' | 'given')[]) {
  let stored: string | undefined;
  server.use(
    http.post('*/api/orders', async ({ request }) => {
      const body = await request.text();
      stored ??= body;
      if (stored !== body) return problemResponse(409, 'idempotency_conflict');
      return answers.shift() === 'lost'
        ? HttpResponse.error()
        : HttpResponse.json({ id: 'first', code: 'K7M' });
    }),
  );
}

test('keeps an attempt without a reply, and drops it with the reply', async () => {
  storeFirst(['lost', 'given']);
  const keeper = createKeeper();
  await expect(placeOrder(api, 'key', BODY, keeper)).rejects.toMatchObject({ code: 'network_error' });
  expect(keeper.attempt).toMatchObject({ key: 'key', bodies: [BODY] });
  await expect(placeOrder(api, 'key', BODY, keeper)).resolves.toMatchObject({ isRecovered: false });
  expect(keeper.attempt).toBeNull();
});

test('returns the order of an earlier attempt when the basket was changed since', async () => {
  storeFirst(['lost', 'given']);
  const keeper = createKeeper();
  await expect(placeOrder(api, 'key', BODY, keeper)).rejects.toThrow();
  const changed = { ...BODY, address: 'Arafat' };
  await expect(placeOrder(api, 'key', changed, keeper)).resolves.toMatchObject({
    order: { id: 'first' },
    isRecovered: true,
  });
  expect(keeper.attempt).toBeNull();
});

test('drops an attempt that was refused', async () => {
  server.use(http.post('*/api/orders', () => problemResponse(409, 'restaurant_closed')));
  const keeper = createKeeper();
  await expect(placeOrder(api, 'key', BODY, keeper)).rejects.toMatchObject({ code: 'restaurant_closed' });
  expect(keeper.attempt).toBeNull();
});

test('keeps the open attempt when a later one under the same key is refused', async () => {
  storeFirst(['lost']);
  const keeper = createKeeper();
  await expect(placeOrder(api, 'key', BODY, keeper)).rejects.toThrow();
  server.use(http.post('*/api/orders', () => problemResponse(400, 'validation_failed')));
  await expect(placeOrder(api, 'key', { ...BODY, name: ' ' }, keeper)).rejects.toThrow();
  expect(keeper.attempt).toMatchObject({ bodies: [BODY] });
});
