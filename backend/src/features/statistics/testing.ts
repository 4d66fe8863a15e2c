import assert from 'node:assert/strict';
import { newId } from '../../infra/database/new-id.ts';
import { makeOrderCode, makeTrackingToken } from '../order/order-code.ts';
import type { TestRestaurant } from '../restaurant/testing.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { wordsOfStage, type Order, type OrderStage, type RestaurantStatistics } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A past order that a test stores. */
export interface PastOrder {
  readonly at: number;
  readonly stage: OrderStage;
  /** Index of the dish among the kitchen's, and how many. */
  readonly item: number;
  readonly quantity: number;
  /** Seconds until it was accepted, or null. */
  readonly waited: number | null;
}

const INSERT = {
  name: 'test.past-order',
  text: `INSERT INTO customer_order (id, code, tracking_token, restaurant_id, stage, status, order_type, customer_name,
      phone, address, payment_method, subtotal, delivery_fee, total, search_text, accepted_at, created_at, updated_at, lines)
    VALUES ($1, $2, $3, $4, $5, $6, 'Takeaway', 'A', '1', 'B', 'cash', $7, 0, $7, 'a', $8, $9, $9, $10)`,
};

/** What one order comes to, in MRU. */
export function amountOf(kitchen: TestRestaurant, { item, quantity }: PastOrder): number {
  return (kitchen.items[item]?.price ?? 0) * quantity;
}

/** Stores an order of the past. */
export async function storePast(
  { context }: TestService,
  kitchen: TestRestaurant,
  order: PastOrder,
): Promise<string> {
  const { at, stage, item, quantity, waited } = order;
  const dish = kitchen.items[item];
  const id = newId(at);
  await context.db.execute(INSERT, [
    ...[id, makeOrderCode() + id.slice(-6), makeTrackingToken(), kitchen.restaurant.id, stage],
    ...[wordsOfStage(stage).status, amountOf(kitchen, order) * 100],
    ...[waited === null ? null : new Date(at + waited * 1000), new Date(at)],
    JSON.stringify([
      { id, item_id: dish?.id, name: dish?.name, quantity, price: (dish?.price ?? 0) * 100, note: null },
    ]),
  ]);
  return id;
}

/** Advances the clock to an hour of the restaurant's day. */
export function advanceTo(service: TestService, hour: number): void {
  const passed = (service.now() - hour * HOUR_MS) % DAY_MS;
  service.advance(DAY_MS - passed);
}

/** A restaurant's figures for its owner or another user. */
export async function statisticsOf(
  kitchen: TestRestaurant,
  client = kitchen.owner,
): Promise<RestaurantStatistics> {
  const reply = await client.get<RestaurantStatistics>(`/api/statistics/restaurant/${kitchen.restaurant.id}`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

/** Moves an order on, or ends it. */
export async function move(
  client: TestClient,
  order: Order,
  from: OrderStage,
  to: OrderStage,
): Promise<void> {
  const body = { expectedStage: from, stage: to, reason: 'other' };
  assert.equal((await client.put(`/api/orders/${order.id}/status`, body)).status, 200);
}
