import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OrderSummary, Restaurant, RestaurantSummary, Review, Settings } from 'shared-api/contract';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import { DEMO_PASSWORD, loadDemo } from './load-demo.ts';

let service: TestService;

before(async () => {
  service = await startTestService({ config: { isDemo: true } });
  await loadDemo(service.context);
});
after(() => service.close());

async function signedIn(email: string) {
  const client = service.guest();
  const reply = await client.post('/auth/login', { email, password: DEMO_PASSWORD });
  assert.equal(reply.status, 200, reply.text);
  return client;
}

test('the list shows the confirmed restaurants with pictures that are served', async () => {
  const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
  assert.ok(body.length >= 24);
  const regions = new Set(body.map(({ region }) => region));
  assert.ok(regions.size >= 8);
  const [first] = body;
  assert.ok(first?.bannerUrl);
  const picture = await service.guest().fetch('GET', `${first.bannerUrl}?w=320`);
  assert.equal(picture.status, 200);
  assert.equal(picture.headers.get('content-type'), 'image/webp');
  await picture.arrayBuffer();
});

test('a menu has categories, prices and pictures', async () => {
  const [first] = (await service.guest().get<RestaurantSummary[]>('/api/restaurant')).body;
  const { body } = await service.guest().get<Restaurant>(`/api/restaurant/${first?.id}`);
  assert.ok(body.menu.length >= 3);
  assert.ok(body.menu.every(({ items }) => items.every(({ price }) => price >= 25)));
});

test('restaurants are rated, and the ratings are those of their reviews', async () => {
  const { body } = await service.guest().get<RestaurantSummary[]>('/api/restaurant');
  assert.ok(body.filter(({ rating }) => rating !== null).length > 20);
  const loved = body.toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0)).at(-5);
  const reply = await service.guest().get<Review[]>(`/api/restaurant/${loved?.id}/reviews?limit=100`);
  const sum = reply.body.reduce((total, { rating }) => total + rating, 0);
  assert.equal(reply.body.length, loved?.rating?.count);
  assert.equal(Math.round((sum / reply.body.length) * 10) / 10, loved?.rating?.average);
  assert.ok(reply.body.some(({ text, author }) => text && author));
  assert.ok(reply.body.every(({ createdAt }) => Date.parse(createdAt) <= service.now()));
});

test('the demo provider finds running orders whose totals add up', async () => {
  const client = await signedIn('provider@maida.example');
  const [mine] = (await client.get<RestaurantSummary[]>('/api/restaurant/mine')).body;
  const { body } = await client.get<OrderSummary[]>(
    `/api/orders/restaurant/${mine?.id}?providerStatus=Pending`,
  );
  assert.ok(body.length >= 1);
  const history = (await client.get<OrderSummary[]>(`/api/orders/restaurant/${mine?.id}`)).body;
  for (const order of history) {
    const subtotal = order.items.reduce((sum, { total }) => sum + total, 0);
    const fee = order.orderType === 'Delivery' ? (mine?.deliveryFee ?? 0) : 0;
    assert.equal(order.totalAmount, subtotal + fee);
  }
});

test('the demo admin sees ninety days of orders at every status', async () => {
  const client = await signedIn('admin@maida.example');
  for (const status of ['COMPLETED', 'REFUNDED', 'CANCELLED', 'PENDING']) {
    const reply = await client.get<OrderSummary[]>(`/api/orders?status=${status}&limit=1`);
    assert.ok(Number(reply.headers.get('x-total-count')) > 0, status);
  }
  const [oldest] = (await client.get<OrderSummary[]>('/api/orders?sort=oldest&limit=1')).body;
  assert.ok(Date.parse(oldest?.orderDate ?? '') < service.now() - 85 * 86_400_000);
});

test('the demo customer has orders of its own', async () => {
  const client = await signedIn('customer@maida.example');
  const { body: me } = await client.get<{ id: string }>('/auth/me');
  assert.ok((await client.get<OrderSummary[]>(`/api/orders/user/${me.id}`)).body.length > 0);
});

test('a second run changes nothing', async () => {
  const count = async () =>
    (
      await service.context.db.first<{ n: number }>({
        name: 'n',
        text: 'SELECT count(*) AS n FROM customer_order',
      })
    )?.n;
  const before = await count();
  await loadDemo(service.context);
  assert.equal(await count(), before);
});

test('the site has a phone number and social links for its footer', async () => {
  const { body } = await service.guest().get<Settings>('/api/settings');
  assert.ok(body.contactPhone);
  assert.ok(Object.values(body.social).every((address) => address?.startsWith('https://')));
});
