import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { CreateOrder, Order } from 'shared-api/contract';
import type { TestClient } from '../support/test-client.ts';

/** What a burst of orders came to. */
export interface Burst {
  /** Orders that were answered with 201, by the key they were sent under. */
  readonly acknowledged: Map<string, Order>;
  /** Keys without a reply or with a refusal to serve, each with the browser that sent it and what it sent. */
  readonly open: Map<string, { readonly client: TestClient; readonly booking: CreateOrder }>;
}

export function newBurst(): Burst {
  return { acknowledged: new Map(), open: new Map() };
}

/** Sends one booking under a key and notes what became of it; statuses beside 201 must be among `allowed`. */
export async function book(
  burst: Burst,
  client: TestClient,
  booking: CreateOrder,
  { key = randomUUID(), allowed = [503] }: { key?: string; allowed?: readonly number[] } = {},
): Promise<void> {
  burst.open.set(key, { client, booking });
  const reply = await client
    .post<Order>('/api/orders', booking, { headers: { 'idempotency-key': key } })
    .catch(() => null);
  if (reply?.status === 201) {
    burst.acknowledged.set(key, reply.body);
    burst.open.delete(key);
  } else if (reply) {
    assert.ok(allowed.includes(reply.status), `${reply.status} ${reply.text}`);
  }
}

/** Sends the open orders again, each from its browser, to an instance. */
export async function bookOpen(burst: Burst, { url }: { readonly url: string }): Promise<void> {
  for (const [key, { client, booking }] of [...burst.open]) {
    await book(burst, client.at(url), booking, { key });
  }
}

/**
 * Several lines of customers, each with a browser and a phone, who order one after the other until they are stopped.
 */
export async function customers(
  burst: Burst,
  count: number,
  client: () => TestClient,
  booking: () => CreateOrder,
  isOver: () => boolean,
  allowed?: readonly number[],
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver()) await book(burst, client(), booking(), allowed && { allowed });
    }),
  );
}

/** Every acknowledged order is stored, with the lines and the total that were acknowledged. */
export async function assertWhole(burst: Burst, client: TestClient): Promise<void> {
  for (const order of burst.acknowledged.values()) {
    const { status, body } = await client.get<Order>(`/api/orders/track/${order.trackingToken}`);
    assert.equal(status, 200, order.code);
    assert.deepEqual(
      [body.id, body.totalAmount, body.items, body.history.length > 0],
      [order.id, order.totalAmount, order.items, true],
    );
  }
}
