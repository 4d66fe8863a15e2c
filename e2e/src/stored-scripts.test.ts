import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Order, Provider, Restaurant, User } from 'shared-api/contract';
import { LAPTOP, type Visitor } from './support/browser.ts';
import { settle } from './support/look.ts';
import { moveOrder } from './support/orders.ts';
import { openAs, openGuest } from './support/people.ts';
import { authenticate, PASSWORD } from './support/authenticate.ts';
import { withAccount, withCaller } from './support/service.ts';
import { newPhone } from './support/phone.ts';

/** Payloads that leave a mark in the page if they run: element, attribute, script, template. */
const LONG = `</title></script><script>window.ranScript=1</script>"'><img src=x onerror=window.ranScript=1>{{7*7}}`;
/** The same for a short field. */
const SHORT = `"'><svg onload=window.ranScript=1>`;

/** An attacker who writes scripts into every field. */
interface Mischief {
  readonly ownerEmail: string;
  readonly customerEmail: string;
  readonly restaurant: Restaurant;
  readonly order: Order;
}

function register(email: string, role: 'USER' | 'PROVIDER') {
  const account = { email, password: PASSWORD, confirmPassword: PASSWORD, phone: '2233445566', role };
  return { ...account, firstname: SHORT, lastname: SHORT };
}

async function openKitchen(email: string): Promise<{ owner: User; restaurant: Restaurant }> {
  const owner = await withCaller(undefined, async (nobody) => {
    const user = await nobody.send<User>('POST', '/api/user', register(email, 'PROVIDER'));
    await nobody.send<Provider>('POST', '/api/providers', {
      ...{ name: LONG, restaurantName: LONG, description: LONG, address: LONG },
      ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
    });
    return user;
  });
  await withCaller('admin', (admin) => admin.send('PUT', `/api/user/${owner.id}/confirm`, { reason: LONG }));
  const restaurant = await withAccount(email, async (caller) => {
    const [own] = await caller.get<Restaurant[]>('/api/restaurant/mine');
    const items = [{ name: LONG, description: LONG, price: 100 }];
    const menu = [{ category: SHORT, items }];
    return caller.send<Restaurant>('PUT', `/api/restaurant/${own?.id}`, {
      menu,
      description: LONG,
      landmark: LONG,
      schedule: {
        week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
        exceptions: [],
        pausedUntil: null,
      },
      deliveryFee: 0,
    });
  });
  return { owner, restaurant };
}

async function orderThere(email: string, ownerEmail: string, restaurant: Restaurant): Promise<Order> {
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
  return withAccount(email, async (customer) => {
    await customer.send('POST', '/api/addresses', { label: SHORT, address: LONG, landmark: LONG });
    const cancelled = await customer.send<Order>('POST', '/api/orders', booking);
    await withAccount(ownerEmail, (owner) =>
      owner.send('PUT', `/api/orders/${cancelled.id}/status`, {
        ...{ stage: 'rejected', expectedStage: 'pending', reason: LONG },
      }),
    );
    const order = await customer.send<Order>('POST', '/api/orders', booking);
    await withAccount(ownerEmail, (owner) => moveOrder(owner, order, 'pending', 'delivered'));
    await customer.send('PUT', `/api/orders/${order.id}/review`, { rating: 1, text: LONG });
    await customer.send('POST', '/api/contact', { name: LONG, email, message: LONG });
    return order;
  });
}

async function doMischief(): Promise<Mischief> {
  const tag = randomUUID().slice(0, 8);
  const ownerEmail = `owner.${tag}@maida.example`;
  const customerEmail = `customer.${tag}@maida.example`;
  const { restaurant } = await openKitchen(ownerEmail);
  await withCaller(undefined, (nobody) => nobody.send('POST', '/api/user', register(customerEmail, 'USER')));
  const order = await orderThere(customerEmail, ownerEmail, restaurant);
  return { ownerEmail, customerEmail, restaurant, order };
}

async function undo({ ownerEmail, customerEmail }: Mischief): Promise<void> {
  await withCaller('admin', async (admin) => {
    for (const email of [ownerEmail, customerEmail]) {
      const [user] = await admin.get<User[]>(`/api/user?q=${encodeURIComponent(email)}`);
      if (user) await admin.send('DELETE', `/api/user/${user.id}`);
    }
  });
}

async function signedIn(email: string): Promise<Visitor> {
  const visitor = await openGuest({ viewport: LAPTOP });
  await authenticate(visitor.context.request, email);
  return visitor;
}

/** Pages on which the payloads were shown; elsewhere the test proves nothing. */
const shownOn = new Set<string>();

/** Opens pages and their details. Returns what ran or was refused. */
async function lookAt(visitor: Visitor, paths: readonly string[]): Promise<string[]> {
  const { page, faults } = visitor;
  const problems: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settle(page);
    const details = page
      .getByRole('main')
      .getByRole('button', { name: /details|détails/i })
      .first();
    if (await details.isVisible()) await details.click();
    if (await page.getByText('ranScript').first().isVisible()) shownOn.add(path.split('?')[0] ?? path);
    if (await page.evaluate(() => 'ranScript' in window)) problems.push(`${path}: a stored script ran`);
    problems.push(...faults.splice(0).map((fault) => `${path}: ${fault}`));
  }
  await visitor.close();
  return problems;
}

test('scripts written into every field run on no screen, and no policy is violated', async () => {
  const mischief = await doMischief();
  const { restaurant, order, ownerEmail, customerEmail } = mischief;
  const query = `q=${encodeURIComponent('ranScript')}`;
  try {
    const problems = await Promise.all([
      lookAt(await openGuest({ viewport: LAPTOP }), [
        `/?${query}`,
        `/restaurant/${restaurant.provider.slug}/menu`,
        `/orders/${order.trackingToken}`,
      ]),
      lookAt(await signedIn(ownerEmail), [
        '/provider',
        '/provider/live',
        '/provider/orders',
        '/provider/menu',
        `/provider/${restaurant.id}`,
        `/provider/${restaurant.id}/details`,
        `/provider/${restaurant.id}/place`,
        '/account/security',
      ]),
      lookAt(await signedIn(customerEmail), [
        '/',
        '/user/orders',
        `/user/orders/${order.id}`,
        '/user/addresses',
        '/user/notifications',
        '/user/profile',
        '/user/security',
        `/restaurant/${restaurant.provider.slug}/menu`,
      ]),
      lookAt(await openAs('admin', { viewport: LAPTOP }), [
        `/admin?${query}`,
        `/admin/users?${query}`,
        `/admin/orders?${query}`,
        '/admin/messages',
        '/admin/activity',
        '/admin/settings',
        `/admin/restaurant/${restaurant.id}`,
      ]),
    ]);
    assert.deepEqual(problems.flat(), []);
    assert.ok(shownOn.size >= 12, `shown on ${[...shownOn].join(', ')}`);
  } finally {
    await undo(mischief);
  }
});
