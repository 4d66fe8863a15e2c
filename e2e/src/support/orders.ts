import type { CreateOrder, Order, OrderStage, OrderSummary, Restaurant } from 'shared-api/contract';
import { randomUUID } from 'node:crypto';
import type { Caller, Service } from './service.ts';
import { newPhone } from './phone.ts';

/** A restaurant with its menu, from the public call. */
export function restaurantBySlug(caller: Caller, slug: string): Promise<Restaurant> {
  return caller.get(`/api/providers/restaurant/slug/${slug}`);
}

/** Orders the first dish of a restaurant as a guest or a signed-in customer. */
export async function placeOrder(
  service: Service,
  slug: string,
  name: string,
  who: Parameters<Service['as']>[0] = 'guest',
  changes: Partial<CreateOrder> = {},
): Promise<Order> {
  const caller = await service.as(who);
  const restaurant = await restaurantBySlug(caller, slug);
  const [dish] = restaurant.menu.flatMap(({ items }) => items);
  return caller.send('POST', '/api/orders', {
    restaurant: { id: restaurant.id },
    orderType: 'Takeaway',
    items: [{ id: dish?.id, quantity: 2 }],
    name,
    phone: newPhone(),
    address: 'Ksar, near the market',
    ...changes,
  });
}

/** The restaurant moves an order on. */
export function moveOrder(
  provider: Caller,
  order: { id: string },
  from: OrderStage,
  to: OrderStage,
  minutes?: number,
): Promise<Order> {
  const move = { stage: to, expectedStage: from, ...(minutes !== undefined && { minutes }) };
  return provider.send('PUT', `/api/orders/${order.id}/status`, move);
}

/** The orders of a restaurant under a customer's name. */
export function ordersOf(caller: Caller, restaurantId: string, name: string): Promise<OrderSummary[]> {
  return caller.get(`/api/orders/restaurant/${restaurantId}?q=${encodeURIComponent(name)}`);
}

/**
 * A name that is unique across runs, without digits: eight of them would read as a phone number, which holds a review.
 */
export function uniqueName(first: string): string {
  const letters = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return `${first} ${letters}`;
}

/** The one order of a restaurant under a customer's name. @throws when there is none */
export async function getOrder(provider: Caller, slug: string, name: string): Promise<OrderSummary> {
  const { id } = await restaurantBySlug(provider, slug);
  const [order] = await ordersOf(provider, id, name);
  if (!order) throw new Error(`${slug} has no order of ${name}.`);
  return order;
}
