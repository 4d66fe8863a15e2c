import assert from 'node:assert/strict';
import type {
  CreateOrder,
  ManagedReview,
  Order,
  OrderReview,
  Problem,
  Restaurant,
  Review,
  ReviewFilter,
  ReviewReason,
} from 'shared-api/contract';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { at, moveOrder } from '../order/testing.ts';
import { place, type TestRestaurant } from '../restaurant/testing.ts';

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

let street = 0;

/** An address somewhere in the town, used once. */
export function elsewhere(): string {
  street += 1;
  return `203.0.${street >> 8}.${street & 255}`;
}

/** The owner signs in and changes something, from an internet address. */
export async function actAs({ owner, restaurant }: TestRestaurant, address: string): Promise<void> {
  await owner.get('/auth/me', at(address));
  const saved = await owner.put(`/api/restaurant/${restaurant.id}`, { description: 'Grill' }, at(address));
  assert.equal(saved.status, 200, saved.text);
}

/** Orders under a new phone number; the owner delivers. */
export async function orderDelivered(
  service: TestService,
  kitchen: TestRestaurant,
  client: TestClient,
  { from, ownerFrom, minutes = 20, order: changes }: VisitOptions = {},
): Promise<Order> {
  phones += 1;
  const order = await place(client, kitchen, { phone: String(phones), ...changes }, at(from));
  await moveOrder(kitchen, order, ['confirmed'], ownerFrom);
  service.advance(minutes * MINUTE_MS);
  await moveOrder(kitchen, { ...order, stage: 'confirmed' }, ['delivered'], ownerFrom);
  return { ...order, stage: 'delivered' };
}

type Written = TestResponse<OrderReview & Problem>;

/** Reviews an order as a signed-in customer. */
export function reviewOwn(client: TestClient, { id }: Pick<Order, 'id'>, review: object): Promise<Written> {
  return client.put(`/api/orders/${id}/review`, review);
}

/** Reviews an order by its tracking token. */
export function reviewByToken(
  client: TestClient,
  { trackingToken }: Pick<Order, 'trackingToken'>,
  review: object,
  from?: string,
): Promise<Written> {
  return client.put(`/api/orders/track/${trackingToken}/review`, review, at(from));
}

/** The reviews of a restaurant as visitors see them. */
export function reviewsOf(
  service: TestService,
  { restaurant }: Pick<TestRestaurant, 'restaurant'>,
  query = '',
): Promise<TestResponse<Review[]>> {
  return service.guest().get(`/api/restaurant/${restaurant.id}/reviews${query}`);
}

/** Why each review of a restaurant that admins see under a filter is not published, newest first. */
export async function reasonsOf(
  admin: TestClient,
  { restaurant }: Pick<TestRestaurant, 'restaurant'>,
  filter: ReviewFilter,
): Promise<ReviewReason[][]> {
  const { body } = await admin.get<ManagedReview[]>(`/api/reviews?filter=${filter}`);
  return body.filter((review) => review.restaurant.id === restaurant.id).map(({ reasons }) => reasons);
}

/** The rating of a restaurant as visitors see it. */
export async function ratingOf(
  service: TestService,
  { restaurant }: Pick<TestRestaurant, 'restaurant'>,
): Promise<Restaurant['rating']> {
  return (await service.guest().get<Restaurant>(`/api/restaurant/${restaurant.id}`)).body.rating;
}
