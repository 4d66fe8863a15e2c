import type { APIRequestContext, Browser } from '@playwright/test';
import type { OrderSummary, Restaurant } from 'shared-api/contract';
import { authenticate, EMAILS, sendChange } from '../src/support/authenticate.ts';
import { OWN_SLUG } from '../src/support/checkout.ts';
import { newPhone } from '../src/support/phone.ts';

/** Who orders, and which dishes of the menu, oldest first. */
const GUESTS = [
  { name: 'Aïcha Mint Sidi', orderType: 'Delivery', dishes: [0, 6] },
  { name: 'Moussa Dia', orderType: 'Takeaway', dishes: [2] },
  { name: 'Lemrabott', orderType: 'Delivery', dishes: [1, 7] },
] as const;

/**
 * The demo's own waiting orders wait longer than real ones, so that somebody gets to accept them: here they are
 * accepted, and guests order anew, so that the pictures show the minutes that an owner has.
 */
export async function setScene(browser: Browser, address: string): Promise<void> {
  const owner = await browser.newContext({ baseURL: address });
  await authenticate(owner.request, EMAILS.provider);
  const restaurant = await read<Restaurant>(owner.request, `/api/providers/restaurant/slug/${OWN_SLUG}`);
  const orders = await read<OrderSummary[]>(owner.request, `/api/orders/restaurant/${restaurant.id}`);
  for (const { id } of orders.filter(({ stage }) => stage === 'pending')) {
    const move = { stage: 'confirmed', expectedStage: 'pending', minutes: 30 };
    await sendChange(owner.request, 'PUT', `/api/orders/${id}/status`, move);
  }
  await owner.close();
  for (const guest of GUESTS) await order(browser, address, restaurant, guest);
}

async function order(
  browser: Browser,
  address: string,
  restaurant: Restaurant,
  guest: (typeof GUESTS)[number],
) {
  const context = await browser.newContext({ baseURL: address });
  await context.request.get('/auth/me');
  const menu = restaurant.menu.flatMap(({ items }) => items);
  await sendChange(context.request, 'POST', '/api/orders', {
    restaurant: { id: restaurant.id },
    orderType: guest.orderType,
    items: guest.dishes.map((index) => ({ id: menu[index]?.id, quantity: 1 })),
    name: guest.name,
    phone: newPhone(),
    address: 'Ksar, près du marché',
    commune: restaurant.commune,
  });
  await context.close();
}

async function read<T>(api: APIRequestContext, path: string): Promise<T> {
  return (await (await api.get(path)).json()) as T;
}
