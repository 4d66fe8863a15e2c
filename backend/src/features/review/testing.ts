import assert from 'node:assert/strict';
import type { CreateOrder, Order, OrderReview, Problem } from 'shared-api/contract';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { orderBodyOf, type TestRestaurant } from '../restaurant/testing.ts';

const MINUTE_MS = 60_000;
let phones = 2_200_000_000;

/** What differs from an ordinary evening. */
export interface VisitOptions {
  /** Internet address of the customer; the service must trust one proxy. */
  readonly from?: string;
  /** That of the owner. */
  readonly ownerFrom?: string;
  /** Between order and delivery. */
  readonly minutes?: number;
  readonly order?: Partial<CreateOrder>;
}

/** A client at an internet address. */
export function at(address: string | undefined) {
  return address === undefined ? {} : { headers: { 'x-forwarded-for': address } };
}

/** Orders from a phone of its own; the owner delivers. */
export async function orderDelivered(
  service: TestService,
  kitchen: TestRestaurant,
  client: TestClient,
  { from, ownerFrom, minutes = 20, order }: VisitOptions = {},
): Promise<Order> {
  phones += 1;
  const body = { ...orderBodyOf(kitchen), phone: String(phones), ...order };
  const placed = await client.post<Order>('/api/orders', body, at(from));
  assert.equal(placed.status, 201, placed.text);
  let expectedStage = 'pending';
  for (const stage of ['confirmed', 'delivered']) {
    const path = `/api/orders/${placed.body.id}/status`;
    const moved = await kitchen.owner.put(path, { stage, expectedStage }, at(ownerFrom));
    assert.equal(moved.status, 200, moved.text);
    expectedStage = stage;
    if (stage === 'confirmed') service.advance(minutes * MINUTE_MS);
  }
  return placed.body;
}

/** Reviews an order by its tracking token. */
export function reviewByToken(
  client: TestClient,
  { trackingToken }: Pick<Order, 'trackingToken'>,
  review: object,
  from?: string,
): Promise<TestResponse<OrderReview & Problem>> {
  return client.put(`/api/orders/track/${trackingToken}/review`, review, at(from));
}
