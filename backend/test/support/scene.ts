import { createTestRestaurant, place } from '../../src/features/restaurant/testing.ts';
import assert from 'node:assert/strict';
import { endpoints, type Endpoint, type Order } from 'shared-api/contract';
import type { TestClient } from './test-client.ts';
import type { TestService } from './test-service.ts';

/** People and what is between them, for tests that call everything. */
export interface Scene {
  /** Ids and the like, by what they are of. */
  readonly values: Readonly<Record<string, string>>;
  /** A guest, a customer, the owner, an admin. */
  readonly clients: readonly [TestClient, TestClient, TestClient, TestClient];
}

/**
 * One caller of every kind, with a restaurant and orders between them; created again, for the last ones may be gone.
 */
export async function openScene(service: TestService): Promise<Scene> {
  const optionGroups = [{ name: 'Extras', max: 1, options: [{ name: 'Cheese' }] }];
  const kitchen = await createTestRestaurant(service, { fields: { optionGroups } });
  const { client: customer, user } = await service.as('USER');
  const admin = await service.as('ADMIN');
  // Whatever becomes of this one, an admin is left.
  await service.as('ADMIN');
  const order = await place(customer, kitchen);
  const asked = await service
    .guest()
    .post<Order>(`/api/orders/track/${order.trackingToken}/changes`, { version: 1, note: 'Without onions' });
  const eaten = await place(customer, kitchen);
  const delivered = { stage: 'delivered', expectedStage: 'pending' };
  await kitchen.owner.put(`/api/orders/${eaten.id}/status`, delivered);
  const review = await customer.put<{ id: string }>(`/api/orders/${eaten.id}/review`, { rating: 4 });
  const { restaurant, items } = kitchen;
  const message = { name: 'Moussa', email: 'moussa@example.org', message: 'Good evening' };
  const contact = await service.guest().post<{ id: string }>('/api/contact', message);
  const address = await customer.post<{ id: string }>('/api/addresses', {
    label: 'Home',
    address: 'Ksar 12',
  });
  const sessions = await customer.get<{ id: string }[]>('/auth/sessions');
  return {
    values: {
      user: user.id,
      email: user.email,
      restaurant: restaurant.id,
      provider: restaurant.provider.id,
      slug: restaurant.provider.slug,
      item: items[0]?.id ?? '',
      option: restaurant.optionGroups?.[0]?.options[0]?.id ?? '',
      order: order.id,
      change: asked.body.openChange?.id ?? '',
      review: review.body.id,
      token: order.trackingToken ?? '',
      message: contact.body.id,
      address: address.body.id,
      session: sessions.body[0]?.id ?? '',
    },
    clients: [service.guest(), customer, kitchen.owner, admin.client],
  };
}

/** What an `{id}` names, by the beginning of the path; other parameters are named after it. */
const SUBJECTS = [
  ['/auth/sessions', 'session'],
  ['/api/user', 'user'],
  ['/api/addresses', 'address'],
  ['/api/providers', 'provider'],
  ['/api/orders', 'order'],
  ['/api/reviews', 'review'],
  ['/api/contact', 'message'],
  ['/api/', 'restaurant'],
] as const;

/** The name of the value in a {@link Scene} that a path's parameter stands for; empty when it stands for none. */
export function subjectOf(path: string, parameter: string): string {
  if (parameter !== 'id') return parameter.replace(/Id$/, '');
  return SUBJECTS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? '';
}

/** Somebody has been signed out or deleted by what came before. */
export async function isOver({ clients }: Scene): Promise<boolean> {
  const people = await Promise.all(clients.slice(1).map((client) => client.get('/auth/me')));
  return people.some(({ body }) => body === null);
}

/**
 * Tests that call everything try little when their inputs all end at the validation.
 *
 * @param reached paths of endpoints that were called with success
 */
export function assertMostReached(reached: ReadonlySet<string>): void {
  const paths = new Set(
    Object.values(endpoints).flatMap((table: Record<string, Endpoint>) =>
      Object.values(table).map(({ path }) => path),
    ),
  );
  const missed = [...paths].filter((path) => !reached.has(path));
  assert.ok(missed.length < paths.size / 4, missed.join(', '));
}
