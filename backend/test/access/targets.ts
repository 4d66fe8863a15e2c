import { randomBytes, randomUUID } from 'node:crypto';
import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { Address, BlockedSender, Order } from 'shared-api/contract';
import { orderBodyOf, place, type TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { insertPasskey } from '../../src/features/passkey/repository.ts';
import type { TestClient, TestResponse } from '../support/test-client.ts';
import type { TestService } from '../support/test-service.ts';
import type { UserRow } from '../../src/features/user/repository.ts';

/** Values for the path parameters of a call, and what its body may need. */
export type Target = Readonly<Record<string, string>>;

export function userTarget({ id, email }: UserRow): Target {
  return { id, userId: id, email };
}

export function orderTarget(order: Order): Target {
  const { code, phone } = order;
  return {
    id: order.id,
    token: order.trackingToken ?? '',
    stage: order.stage,
    code,
    phoneEnd: phone.slice(-4),
  };
}

export function restaurantTarget(kitchen: TestRestaurant): Target {
  const { restaurant, items } = kitchen;
  return {
    id: restaurant.id,
    restaurantId: restaurant.id,
    itemId: items[0]?.id ?? '',
    optionId: restaurant.optionGroups?.[0]?.options[0]?.id ?? '',
    providerId: restaurant.provider.id,
    slug: restaurant.provider.slug,
    booking: JSON.stringify(orderBodyOf(kitchen)),
  };
}

export function providerTarget(kitchen: TestRestaurant): Target {
  return { id: kitchen.restaurant.provider.id, ownerId: kitchen.user.id };
}

/** A small picture in the field that uploads use. */
export async function pictureForm(): Promise<FormData> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#b5651d' } });
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await picture.png().toBuffer())]), 'picture.png');
  return form;
}

export async function fileTarget({ owner, restaurant }: TestRestaurant): Promise<Target> {
  const path = `/api/restaurant/${restaurant.id}/upload`;
  const reply = await owner.send<{ images: string[] }>('POST', path, { form: await pictureForm() });
  assert.equal(reply.status, 200, reply.text);
  return { filename: reply.body.images[0]?.split('/').at(-1) ?? '' };
}

export async function removedTarget(kitchen: TestRestaurant): Promise<Target> {
  const reply = await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`);
  assert.equal(reply.status, 204, reply.text);
  return restaurantTarget(kitchen);
}

export async function addressOf(client: TestClient): Promise<Target> {
  const { status, body, text } = await client.post<Address>('/api/addresses', {
    label: 'Home',
    address: 'Ksar 12',
  });
  assert.equal(status, 201, text);
  return { id: body.id };
}

/** A visitor's message to the site. */
export async function messageFrom(guest: TestClient): Promise<Target> {
  const message = { name: 'Moussa', email: 'moussa@example.org', message: 'Good evening' };
  const { body } = await guest.post<{ id: string }>('/api/contact', message);
  return { id: body.id };
}

/** An order as it was placed, or brought to its end. */
export async function orderAt(
  kitchen: TestRestaurant,
  customer: TestClient,
  kind: 'order' | 'delivered',
): Promise<Target> {
  const order = await place(customer, kitchen);
  if (kind === 'delivered') {
    const move = { stage: 'delivered', expectedStage: 'pending' };
    const moved = await kitchen.owner.put(`/api/orders/${order.id}/status`, move);
    assert.equal(moved.status, 200, moved.text);
  }
  return orderTarget(order);
}

/** An order whose customer asks for a change. */
export async function askedTarget(kitchen: TestRestaurant, customer: TestClient): Promise<Target> {
  const order = await place(customer, kitchen);
  const path = `/api/orders/track/${order.trackingToken}/changes`;
  return changeTarget(await customer.post<Order>(path, { version: order.version, note: 'Without onions' }));
}

/** An accepted order whose restaurant proposes a change. */
export async function proposedTarget(kitchen: TestRestaurant, customer: TestClient): Promise<Target> {
  const { id, trackingToken: token = '' } = await place(customer, kitchen);
  const move = { stage: 'confirmed', expectedStage: 'pending' };
  const { body } = await kitchen.owner.put<Order>(`/api/orders/${id}/status`, move);
  const change = { version: body.version, note: 'No olives', minutes: 10, onSilence: 'declined' };
  return { ...changeTarget(await kitchen.owner.post<Order>(`/api/orders/${id}/changes`, change)), token };
}

function changeTarget({ status, body, text }: TestResponse<Order>): Target {
  assert.equal(status, 200, text);
  return { ...orderTarget(body), changeId: body.openChange?.id ?? '' };
}

/** A guest whom a restaurant has blocked. */
export async function blockedTarget(kitchen: TestRestaurant, guest: TestClient): Promise<Target> {
  const order = await place(guest, kitchen);
  await kitchen.owner.post(`/api/orders/${order.id}/sender/stop`, { reason: null, block: 'always' });
  const path = `/api/orders/restaurant/${kitchen.restaurant.id}/blocked-senders`;
  const { body, text } = await kitchen.owner.get<BlockedSender[]>(path);
  assert.ok(body[0], text);
  return { ...restaurantTarget(kitchen), blockId: body[0].id };
}

/** A guest's review of a delivered order. */
export async function reviewOf(kitchen: TestRestaurant, guest: TestClient): Promise<Target> {
  const { token } = await orderAt(kitchen, guest, 'delivered');
  const reply = await guest.put<{ id: string }>(`/api/orders/track/${token}/review`, { rating: 4 });
  assert.equal(reply.status, 200, reply.text);
  return { id: reply.body.id };
}

/** A session of somebody, beside the one that they act with. */
export async function sessionTarget(service: TestService, user: UserRow): Promise<Target> {
  await service.signIn(user);
  const rows = await service.context.db.query<{ id: string }>(
    {
      text: 'SELECT id FROM session WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      name: 'access.last-session',
    },
    [user.id],
  );
  return { id: rows[0]?.id ?? '' };
}

/** A passkey of somebody. */
export async function passkeyTarget(service: TestService, user: UserRow): Promise<Target> {
  const passkey = await service.context.db.transaction((transaction) =>
    insertPasskey(
      transaction,
      {
        ...{ user_id: user.id, credential_id: randomUUID(), public_key: Buffer.alloc(1), counter: 0 },
        ...{ transports: [], name: 'Phone', is_backed_up: false },
      },
      service.now(),
    ),
  );
  return { id: passkey.id };
}

/** An object that does not exist, named as one could be. */
export function absentTarget(): Target {
  const id = randomUUID();
  const nothing = { restaurant: { id }, items: [{ id, quantity: 1 }] };
  return {
    id,
    userId: id,
    restaurantId: id,
    providerId: id,
    itemId: id,
    optionId: id,
    blockId: id,
    changeId: id,
    email: `${id}@example.org`,
    token: randomBytes(16).toString('base64url'),
    code: 'ZZZ-ZZ9',
    phoneEnd: '0101',
    slug: `nowhere-${id}`,
    filename: `${id}.webp`,
    booking: JSON.stringify({ ...CONTACT, ...nothing }),
  };
}

const CONTACT = { orderType: 'Takeaway', name: 'Salma', phone: '4455020101', address: 'Ksar 12' };

/** Values that can name nothing. */
export const MALFORMED: Target = Object.fromEntries(
  [
    'id',
    'userId',
    'restaurantId',
    'providerId',
    'itemId',
    'optionId',
    'blockId',
    'changeId',
    'email',
    'token',
    'code',
    'phoneEnd',
    'slug',
    'filename',
  ].map((name) => [name, "'; DROP TABLE app_user; --"]),
);
