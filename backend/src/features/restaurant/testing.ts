import assert from 'node:assert/strict';
import type { CreateOrder, MenuItem, Order, Problem, Restaurant, Role } from 'shared-api/contract';
import type { TestClient, TestRequest } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { named } from '../../infra/database/statement.ts';
import { putWantedName } from './accept-name.ts';
import type { NewUser, UserRow } from '../user/repository.ts';

/** A test restaurant with its menu and its owner's browser. */
export interface TestRestaurant {
  readonly owner: TestClient;
  readonly user: UserRow;
  readonly restaurant: Restaurant;
  readonly items: readonly MenuItem[];
}

/** What differs from the default test restaurant. */
export interface TestRestaurantOptions {
  readonly prices?: readonly number[];
  readonly user?: Partial<NewUser>;
  readonly role?: Role;
  /** Fields of `PUT /api/restaurant/{id}`. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** No admin has looked at it yet. */
  readonly isWaiting?: boolean;
}

/** What a restaurant needs beside dishes before it is listed and takes orders: a place, hours and a fee. */
export const COMPLETE = {
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  schedule: {
    week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
    exceptions: [],
    pausedUntil: null,
  },
  deliveryFee: 0,
} as const;

let serial = 0;

/** Creates an approved owner and a public restaurant that is always open, with one dish for each price. */
export async function createTestRestaurant(
  service: TestService,
  options: TestRestaurantOptions = {},
): Promise<TestRestaurant> {
  const { prices = [120, 85.5, 40.25], user, fields, isWaiting = false } = options;
  const { client: owner, user: account } = await service.as('PROVIDER', user);
  serial += 1;
  const made = await owner.post<Restaurant>('/api/restaurant', {
    name: `Kitchen ${serial}`,
    description: 'Rice',
    ...COMPLETE,
  });
  assert.equal(made.status, 201, made.text);
  const items = prices.map((price, index) => ({ name: `Dish ${index}`, price }));
  const menu = [{ category: 'All', items }];
  const saved = await owner.put<Restaurant>(`/api/restaurant/${made.body.id}`, { menu, ...fields });
  assert.equal(saved.status, 200, saved.text);
  const restaurant = isWaiting ? saved.body : await letThrough(service, owner, saved.body);
  return { owner, user: account, restaurant, items: restaurant.menu.flatMap((part) => part.items) };
}

/** Makes a restaurant public that waits for an admin's look, and returns it. */
export async function letThrough(
  { context, now }: TestService,
  owner: TestClient,
  restaurant: Restaurant,
): Promise<Restaurant> {
  const { id, approval } = restaurant;
  if (!approval) return restaurant;
  await context.db.transaction((transaction) =>
    putWantedName(
      transaction,
      { ...restaurant, translations: restaurant.translations ?? {} },
      approval,
      now(),
    ),
  );
  return (await owner.get<Restaurant>(`/api/restaurant/${id}`)).body;
}

const SHOW = named(
  'testing.show-picture',
  'UPDATE restaurant SET images = array_append(images, $2) WHERE id = $1',
);

/** Puts a stored picture among those that visitors of a restaurant see. */
export async function showPicture(
  { context }: TestService,
  { restaurant }: Pick<TestRestaurant, 'restaurant'>,
  name: string,
): Promise<void> {
  await context.db.execute(SHOW, [restaurant.id, name]);
}

let phones = 4_455_020_100;

/** A valid request body that orders each dish once, by a phone of its own. */
export function orderBodyOf({
  restaurant,
  items,
}: Pick<TestRestaurant, 'restaurant' | 'items'>): CreateOrder {
  phones += 1;
  return {
    restaurant: { id: restaurant.id },
    orderType: 'Takeaway',
    items: items.map(({ id }) => ({ id, quantity: 1 })),
    name: 'Salma Mint Yahya',
    phone: String(phones),
    address: 'Îlot K 73',
  };
}

/** Places an order and returns it. */
export async function place(
  client: TestClient,
  kitchen: TestRestaurant,
  changes: Partial<CreateOrder> = {},
  request?: TestRequest,
): Promise<Order> {
  const reply = await client.post<Order>('/api/orders', { ...orderBodyOf(kitchen), ...changes }, request);
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

/** An order, or a problem instead: `code` is the order's or the problem's. */
export type OrderReply = Order & Pick<Problem, 'errors' | 'current'>;
