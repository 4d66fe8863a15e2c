import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Order, Provider, Restaurant, User } from 'shared-api/contract';
import { LAPTOP } from './support/browser.ts';
import { settle } from './support/look.ts';
import { moveOrder } from './support/orders.ts';
import { PASSWORD } from './support/authenticate.ts';
import { expect, test } from './support/journey.ts';
import type { Email, Service } from './support/service.ts';
import { newPhone } from './support/phone.ts';

/** Payloads that leave a mark in the page if they run: element, attribute, script, template. */
const LONG = `</title></script><script>window.ranScript=1</script>"'><img src=x onerror=window.ranScript=1>{{7*7}}`;
/** The same for a short field. */
const SHORT = `"'><svg onload=window.ranScript=1>`;

/** An attacker who writes scripts into every field. */
interface Mischief {
  readonly ownerEmail: Email;
  readonly customerEmail: Email;
  readonly restaurant: Restaurant;
  readonly order: Order;
}

function register(email: string, role: 'USER' | 'PROVIDER') {
  const account = { email, password: PASSWORD, confirmPassword: PASSWORD, phone: '2233445566', role };
  return { ...account, firstname: SHORT, lastname: SHORT };
}

async function openKitchen(service: Service, email: Email): Promise<Restaurant> {
  const nobody = await service.as('guest');
  const user = await nobody.send<User>('POST', '/api/user', register(email, 'PROVIDER'));
  await nobody.send<Provider>('POST', '/api/providers', {
    ...{ name: LONG, restaurantName: LONG, description: LONG, address: LONG },
    ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
  });
  await (await service.as('admin')).send('PUT', `/api/user/${user.id}/confirm`, { reason: LONG });
  const owner = await service.as(email);
  const [own] = await owner.get<Restaurant[]>('/api/restaurant/mine');
  const items = [{ name: LONG, description: LONG, price: 100 }];
  return owner.send('PUT', `/api/restaurant/${own?.id}`, {
    menu: [{ category: SHORT, items }],
    description: LONG,
    landmark: LONG,
    schedule: {
      week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
      exceptions: [],
      pausedUntil: null,
    },
    deliveryFee: 0,
  });
}

async function orderThere(
  service: Service,
  email: Email,
  ownerEmail: Email,
  restaurant: Restaurant,
): Promise<Order> {
  const items = restaurant.menu
    .flatMap((part) => part.items)
    .map(({ id }) => ({ id, quantity: 1, note: LONG }));
  const booking = {
    restaurant: { id: restaurant.id },
    ...{
      orderType: 'Delivery',
      items,
      name: LONG,
      phone: newPhone(),
      address: LONG,
      landmark: LONG,
      note: LONG,
    },
    payment: { method: 'bankily', reference: SHORT },
  };
  const customer = await service.as(email);
  const owner = await service.as(ownerEmail);
  await customer.send('POST', '/api/addresses', { label: SHORT, address: LONG, landmark: LONG });
  const cancelled = await customer.send<Order>('POST', '/api/orders', booking);
  const refusal = { stage: 'rejected', expectedStage: 'pending', reason: LONG };
  await owner.send('PUT', `/api/orders/${cancelled.id}/status`, refusal);
  const order = await customer.send<Order>('POST', '/api/orders', booking);
  await moveOrder(owner, order, 'pending', 'delivered');
  await customer.send('PUT', `/api/orders/${order.id}/review`, { rating: 1, text: LONG });
  await customer.send('POST', '/api/contact', { name: LONG, email, message: LONG });
  return order;
}

/** The attacker's accounts are removed after the journey. */
async function doMischief(service: Service): Promise<Mischief> {
  const tag = randomUUID().slice(0, 8);
  const ownerEmail: Email = `owner.${tag}@maida.example`;
  const customerEmail: Email = `customer.${tag}@maida.example`;
  for (const email of [customerEmail, ownerEmail]) service.undoLater(() => removeUser(service, email));
  const restaurant = await openKitchen(service, ownerEmail);
  await (await service.as('guest')).send('POST', '/api/user', register(customerEmail, 'USER'));
  const order = await orderThere(service, customerEmail, ownerEmail, restaurant);
  return { ownerEmail, customerEmail, restaurant, order };
}

async function removeUser(service: Service, email: Email): Promise<void> {
  const admin = await service.as('admin');
  const [user] = await admin.get<User[]>(`/api/user?q=${encodeURIComponent(email)}`);
  if (user) await admin.send('DELETE', `/api/user/${user.id}`);
}

/** What was seen on the pages that were opened. */
interface Sight {
  /** Where a payload ran. */
  readonly ran: string[];
  /** Where the payloads were shown; elsewhere the journey proves nothing. */
  readonly shown: Set<string>;
}

/** Opens pages and their details. */
async function lookAt(page: Page, paths: readonly string[], { ran, shown }: Sight): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    const details = page
      .getByRole('main')
      .getByRole('button', { name: /details|détails/i })
      .first();
    if (await details.isVisible()) await details.click();
    if (await page.getByText('ranScript').first().isVisible()) shown.add(path.split('?')[0] ?? path);
    if (await page.evaluate(() => 'ranScript' in window)) ran.push(path);
  }
  // Before its account is removed.
  await page.context().close();
}

test('scripts written into every field run on no screen, and no policy is violated', async ({
  guest,
  customer,
  owner,
  admin,
  service,
}) => {
  const { restaurant, order, ownerEmail, customerEmail } = await doMischief(service);
  const query = `q=${encodeURIComponent('ranScript')}`;
  const viewport = LAPTOP;
  const sight: Sight = { ran: [], shown: new Set() };
  await Promise.all([
    lookAt(
      await guest({ viewport }),
      [`/?${query}`, `/restaurant/${restaurant.provider.slug}/menu`, `/orders/${order.trackingToken}`],
      sight,
    ),
    lookAt(
      await owner({ viewport, email: ownerEmail }),
      [
        '/provider',
        '/provider/live',
        '/provider/orders',
        '/provider/menu',
        `/provider/${restaurant.id}`,
        `/provider/${restaurant.id}/details`,
        `/provider/${restaurant.id}/place`,
        '/account/security',
      ],
      sight,
    ),
    lookAt(
      await customer({ viewport, email: customerEmail }),
      [
        '/',
        '/user/orders',
        `/user/orders/${order.id}`,
        '/user/addresses',
        '/user/notifications',
        '/user/profile',
        '/user/security',
        `/restaurant/${restaurant.provider.slug}/menu`,
      ],
      sight,
    ),
    lookAt(
      await admin({ viewport }),
      [
        `/admin?${query}`,
        `/admin/users?${query}`,
        `/admin/orders?${query}`,
        '/admin/messages',
        '/admin/activity',
        '/admin/settings',
        `/admin/restaurant/${restaurant.id}`,
      ],
      sight,
    ),
  ]);
  expect(sight.ran, 'where a stored script ran').toEqual([]);
  expect(sight.shown.size, `shown on ${[...sight.shown].join(', ')}`).toBeGreaterThanOrEqual(12);
});
