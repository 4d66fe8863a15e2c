import assert from 'node:assert/strict';
import type { Notification, Problem, Restaurant, RestaurantApproval } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';

let service: TestService;
let admin: TestClient;

/** Starts the service that the helpers of this file call, with an admin. */
export async function startApprovals(): Promise<{ service: TestService; admin: TestClient }> {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  ({ client: admin } = await service.as('ADMIN'));
  return { service, admin };
}

type Made = Restaurant & Problem;
export const create = (client: TestClient, fields: object) =>
  client.post<Made>('/api/restaurant', { description: 'Rice', ...fields });
export const change = (client: TestClient, id: string, fields: object) =>
  client.put<Made>(`/api/restaurant/${id}`, fields);
export const read = async (id: string, client = service.guest()) =>
  client.get<Restaurant>(`/api/restaurant/${id}`);
export const isPublic = async (id: string) => (await read(id)).status === 200;
export const publicName = async (id: string) => (await read(id)).body.name;
export const queue = async (query = '') =>
  (await admin.get<RestaurantApproval[]>(`/api/confirmations/restaurants?${query}`)).body;
export const find = async (id: string, query = '') =>
  (await queue(query)).find(({ restaurant }) => restaurant.id === id);
export const decide = (id: string, body: object, client = admin) =>
  client.put<RestaurantApproval & Problem>(`/api/confirmations/restaurants/${id}`, body);
export const bellOf = async (client: TestClient) =>
  (await client.get<Notification[]>('/api/notifications')).body.map(({ kind, params }) => [kind, params]);

/** A new region for each test, so that their names do not meet. */
const regions = [
  'Adrar',
  'Assaba',
  'Gorgol',
  'Brakna',
  'Trarza',
  'Tagant',
  'Inchiri',
  'Guidimaka',
  'Hodh El Gharbi',
];
export const nextRegion = () => regions.pop() ?? assert.fail('No region left');

export async function publicRestaurant(name: string, region: string) {
  return createTestRestaurant(service, { fields: { name, region } });
}
