import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';
import type { Page } from '../client/page.ts';
import type { Order, OrderSummary, Problem } from '../contract/index.ts';
import { currentOrder, newerOrder, putOrder } from './live-order.ts';

const keys = { lists: ['order', 'list'], one: (id: string) => ['order', 'one', id] };

/** As much of an order as the rule reads. */
const order = (change: Partial<Order>) => ({ id: 'a', version: 2, stage: 'confirmed', ...change }) as Order;

function page(...rows: OrderSummary[]): Page<OrderSummary> {
  return { rows, total: rows.length, isMinimum: false, start: 0, next: null, previous: null };
}

function clientWith(known: Order): QueryClient {
  const client = new QueryClient();
  client.setQueryData([...keys.lists, 'first'], page(order({ id: 'b' }), known));
  client.setQueryData(keys.one(known.id), known);
  return client;
}

const stages = (client: QueryClient) => ({
  list: client.getQueryData<Page<OrderSummary>>([...keys.lists, 'first'])?.rows.map(({ stage }) => stage),
  one: client.getQueryData<Order>(keys.one('a'))?.stage,
});

test.each([
  ['an older revision changes nothing', 1, 'confirmed'],
  ['the same revision takes back what was shown too early', 2, 'ready'],
  ['a newer revision counts', 3, 'ready'],
] as const)('%s', (_, version, shown) => {
  const client = clientWith(order({}));
  putOrder(client, keys, order({ version, stage: 'ready' }));
  expect(stages(client)).toEqual({ list: ['confirmed', shown], one: shown });
  client.clear();
});

test('keeps what a pushed row does not have', () => {
  const known = order({ trackingToken: 'token', history: [] });
  expect(newerOrder(known, order({ version: 3, stage: 'ready' }))).toEqual({
    ...known,
    stage: 'ready',
    version: 3,
  });
});

test('pages without the order, and what is not cached, stay as they are', () => {
  const client = clientWith(order({}));
  const before = client.getQueryData([...keys.lists, 'first']);
  putOrder(client, keys, order({ id: 'c' }));
  expect(client.getQueryData([...keys.lists, 'first'])).toBe(before);
  expect(client.getQueryData(keys.one('c'))).toBeUndefined();
  client.clear();
});

test('reads the current order from a refusal', () => {
  const refusal = (code: 'stage_changed' | 'conflict' | 'forbidden', current: unknown) =>
    new ApiError(code, 409, { title: '', status: 409, code, current } as Problem);
  const whole = order({ history: [] });
  expect(currentOrder(refusal('stage_changed', whole))).toEqual(whole);
  expect(currentOrder(refusal('stage_changed', { id: 'a' }))).toBeUndefined();
  expect(currentOrder(refusal('conflict', whole))).toEqual(whole);
  expect(currentOrder(refusal('forbidden', whole))).toBeUndefined();
  expect(currentOrder(new Error('lost'))).toBeUndefined();
});
