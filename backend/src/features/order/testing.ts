import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CreateOrder, Order, OrderStage } from 'shared-api/contract';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import { orderBodyOf, type OrderReply, type TestRestaurant } from '../restaurant/testing.ts';

/** What a request carries that comes from an internet address; the service must trust one proxy. */
export function at(address: string | undefined) {
  return address === undefined ? {} : { headers: { 'x-forwarded-for': address } };
}

/** Sends an order from an internet address, and returns the reply, which may be a refusal. */
export function sendOrder(
  client: TestClient,
  kitchen: TestRestaurant,
  address: string,
  changes: Partial<CreateOrder> = {},
): Promise<TestResponse<OrderReply>> {
  return client.post('/api/orders', { ...orderBodyOf(kitchen), ...changes }, at(address));
}

/** Sends an order under a key of its own, as pages do, and returns the reply, which may be a refusal. */
export function sendKeyed(
  client: TestClient,
  kitchen: TestRestaurant,
  changes: Partial<CreateOrder> = {},
): Promise<TestResponse<OrderReply>> {
  const headers = { 'idempotency-key': randomUUID() };
  return client.post('/api/orders', { ...orderBodyOf(kitchen), ...changes }, { headers });
}

/** Moves an order through these stages as the owner, from an internet address. */
export async function moveOrder(
  { owner }: Pick<TestRestaurant, 'owner'>,
  { id, stage: firstStage }: Pick<Order, 'id' | 'stage'>,
  stages: readonly OrderStage[],
  from?: string,
): Promise<void> {
  let expectedStage = firstStage;
  for (const stage of stages) {
    const moved = await owner.put(`/api/orders/${id}/status`, { stage, expectedStage }, at(from));
    assert.equal(moved.status, 200, moved.text);
    expectedStage = stage;
  }
}
