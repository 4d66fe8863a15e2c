import type { BlockedSender, CreateOrder, Order, OrderSender } from 'shared-api/contract';
import type { TestClient } from '../../../../test/support/test-client.ts';
import type { TestService } from '../../../../test/support/test-service.ts';
import type { TestRestaurant } from '../../restaurant/testing.ts';
import { sendOrder } from '../testing.ts';

let serial = 2_100_000_000;

/** A phone number of nobody else in this run. */
export function newPhone(): string {
  serial += 1;
  return String(serial);
}

interface Sent {
  readonly phone?: string;
  readonly client?: TestClient;
  readonly address?: string;
  readonly changes?: Partial<CreateOrder>;
}

/** Orders as a new guest of a new network, but for what is given. */
export async function send(service: TestService, kitchen: TestRestaurant, sent: Sent = {}) {
  const { phone = newPhone(), client = service.guest(), address = `10.${serial % 200}.1.1` } = sent;
  // A browser has its token from the first page on.
  if (sent.client) await client.get('/auth/me');
  return sendOrder(client, kitchen, address, { phone, ...sent.changes });
}

export const senderOf = ({ owner }: TestRestaurant, { id }: Order) =>
  owner.get<OrderSender>(`/api/orders/${id}/sender`);

/** The owner rejects the sender's orders (`reason`), blocks the sender (`block`), or both. */
export const stop = ({ owner }: TestRestaurant, { id }: Order, body: object) =>
  owner.post<{ rejected: number; isBlocked: boolean }>(`/api/orders/${id}/sender/stop`, {
    reason: null,
    block: null,
    ...body,
  });

export const blockedAt = async ({ owner, restaurant }: TestRestaurant) =>
  (await owner.get<BlockedSender[]>(`/api/orders/restaurant/${restaurant.id}/blocked-senders`)).body;

/** Stages of the restaurant's orders, oldest first. */
export async function stagesOf({ owner, restaurant }: TestRestaurant): Promise<string[]> {
  const { body } = await owner.get<Order[]>(`/api/orders/restaurant/${restaurant.id}?sort=oldest`);
  return body.map(({ stage }) => stage);
}
