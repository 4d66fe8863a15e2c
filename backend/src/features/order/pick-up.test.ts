import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderRow } from './order-row.ts';
import { pickUpOf } from './pick-up.ts';

const SPANS = [{ opens: '18:00', closes: '02:00' }];
const WEEK = [SPANS, SPANS, SPANS, SPANS, SPANS, SPANS, SPANS];

function rowOf(change: Partial<OrderRow>): OrderRow {
  const place = { restaurant_address: 'Îlot K', restaurant_landmark: null, restaurant_commune: 'Ksar' };
  const schedule = { week: WEEK, exceptions: [], pausedUntil: '2026-11-25T23:00:00Z' };
  const times = { created_at: new Date('2026-11-25T20:00:00Z'), promised_at: null };
  return { order_type: 'Takeaway', ...place, ...times, restaurant_schedule: schedule, ...change } as OrderRow;
}

test('a takeaway waits at the restaurant until it closes, across midnight and whatever it has paused', () => {
  assert.deepEqual(pickUpOf(rowOf({})), {
    place: 'Îlot K, Ksar',
    address: 'Îlot K',
    commune: 'Ksar',
    until: '2026-11-26T02:00:00.000Z',
  });
});

test('what is promised after closing time has no end', () => {
  assert.equal(pickUpOf(rowOf({ promised_at: new Date('2026-11-26T02:10:00Z') }))?.until, null);
});

test('a restaurant without an address names none, and a delivery is not picked up', () => {
  assert.equal(pickUpOf(rowOf({ restaurant_address: null, restaurant_commune: null }))?.place, null);
  assert.equal(pickUpOf(rowOf({ order_type: 'Delivery' })), null);
});
