import type { ManagedReview, Order, OrderReview, Restaurant, Review } from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import { at, moveOrder } from '../../src/features/order/testing.ts';
import { actAs, reviewByToken } from '../../src/features/review/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import type { TestService } from '../support/test-service.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
/** Where the owner sits who attacks. */
export const HOME = '198.51.100.1';

/** Where a customer sits, and how long the kitchen takes. */
export interface Visit {
  readonly client: TestClient;
  readonly address: string;
  readonly minutes: number;
  readonly order?: Partial<Pick<Order, 'phone'>> & { readonly payment?: object };
}

let phones = 3_000_000_000;
let networks = 0;

/** An address that nobody has used before. */
export function freshAddress(): string {
  networks += 1;
  return `203.${networks >> 14}.${(networks >> 7) & 127}.${networks & 127}`;
}

/** An approved owner, who acts from an address, and a public restaurant. */
export async function openKitchen(service: TestService, ownerAddress: string): Promise<TestRestaurant> {
  const kitchen = await createTestRestaurant(service);
  await actAs(kitchen, ownerAddress);
  return kitchen;
}

/** Orders under a new phone number; null where the service refused. */
export async function order(kitchen: TestRestaurant, visit: Visit): Promise<Order | null> {
  phones += 1;
  const body = { ...orderBodyOf(kitchen), phone: String(phones), ...visit.order };
  const placed = await visit.client.post<Order>('/api/orders', body, at(visit.address));
  return placed.status === 201 ? placed.body : null;
}

/** Orders, and is served by the owner; null where the service refused. */
export async function beServed(
  service: TestService,
  kitchen: TestRestaurant,
  visit: Visit,
  ownerAddress = HOME,
): Promise<Order | null> {
  const placed = await order(kitchen, visit);
  if (!placed) return null;
  if (visit.minutes > 0) await moveOrder(kitchen, placed, ['confirmed'], ownerAddress);
  service.advance(visit.minutes * MINUTE_MS);
  const stage = visit.minutes > 0 ? 'confirmed' : 'pending';
  await moveOrder(kitchen, { ...placed, stage }, ['delivered'], ownerAddress);
  return { ...placed, stage: 'delivered' };
}

/** Is served and reviews; null where the service refused. */
export async function orderAndReview(
  service: TestService,
  kitchen: TestRestaurant,
  visit: Visit,
  { rating = 5, text = 'Excellent', ownerAddress = HOME } = {},
): Promise<OrderReview | null> {
  const served = await beServed(service, kitchen, visit, ownerAddress);
  return served && review(visit, served, rating, text);
}

/** Reviews an order; null where the service refused. */
export async function review(
  { client, address }: Pick<Visit, 'client' | 'address'>,
  reviewed: Order,
  rating: number,
  text: string,
): Promise<OrderReview | null> {
  const written = await reviewByToken(client, reviewed, { rating, text }, address);
  return written.status === 200 ? written.body : null;
}

/** The reviews that visitors see, by id; throws if the restaurant's number or mean is not that of the list. */
export async function listed(
  service: TestService,
  { restaurant }: TestRestaurant,
): Promise<ReadonlyMap<string, Review>> {
  const path = `/api/restaurant/${restaurant.id}`;
  const { body: reviews } = await service.guest().get<Review[]>(`${path}/reviews?limit=100`);
  const { rating } = (await service.guest().get<Restaurant>(path)).body;
  if ((rating?.count ?? 0) !== reviews.length) throw new Error('The number is not that of the list');
  return new Map(reviews.map((shown) => [shown.id, shown]));
}

/** The ids of the reviews that admins are asked to look at. */
export async function waiting(admin: TestClient, filter: 'held' | 'reported'): Promise<Set<string>> {
  const { body } = await admin.get<ManagedReview[]>(`/api/reviews?filter=${filter}&limit=100`);
  return new Set(body.map(({ id }) => id));
}

/** The owner's browser, signed out. */
export function signedOut(service: TestService, { owner }: TestRestaurant): TestClient {
  const client = service.guest();
  client.setCookie('maida_visitor', owner.cookie('maida_visitor') ?? '');
  return client;
}

/** New accounts that another restaurant has served. */
export async function accountsServed(
  service: TestService,
  elsewhere: TestRestaurant,
  count: number,
  visit: Pick<Visit, 'minutes'> & { readonly address?: string },
): Promise<TestClient[]> {
  const clients: TestClient[] = [];
  for (let index = 0; index < count; index += 1) {
    const { client } = await service.as('USER');
    const { minutes, address = freshAddress() } = visit;
    await beServed(service, elsewhere, { client, address, minutes }, '192.0.2.250');
    clients.push(client);
  }
  return clients;
}
