import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  shownText,
  type OrderSummary,
  type Restaurant,
  type RestaurantSummary,
  type Review,
  type Settings,
} from 'shared-api/contract';
import { startTestService, type TestService } from '../../test/support/test-service.ts';
import type { ServiceContext } from '../context.ts';
import { DEMO_LANGUAGES } from './data/types.ts';
import { DEMO_PASSWORD, loadDemo } from './load-demo.ts';

let service: TestService;

/** Encodes the first picture for all: encoding each of them takes half a minute of two cores. */
function withOnePicture(context: ServiceContext): ServiceContext {
  let first: Promise<string> | undefined;
  const store = (picture: Buffer) => (first ??= context.images.store(picture));
  return { ...context, images: { ...context.images, store } };
}

before(async () => {
  service = await startTestService({ config: { isDemo: true } });
  await loadDemo(withOnePicture(service.context));
});
after(() => service.close());

async function signedIn(email: string) {
  const client = service.guest();
  const reply = await client.post('/auth/login', { email, password: DEMO_PASSWORD });
  assert.equal(reply.status, 200, reply.text);
  return client;
}

function shownName(restaurant: RestaurantSummary | undefined) {
  assert.ok(restaurant);
  const { name: original, language, translations } = restaurant;
  return { original, language, translations };
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

test('name, description and menu are given in three languages', async () => {
  const guest = service.guest();
  const { body } = await guest.get<RestaurantSummary[]>('/api/restaurant?limit=100');
  for (const language of ['fr', 'ar']) {
    const summary = body.find((restaurant) => restaurant.language === language);
    const restaurant = (await guest.get<Restaurant>(`/api/restaurant/${summary?.id}`)).body;
    const others = DEMO_LANGUAGES.filter((other) => other !== language);
    for (const other of others) {
      assert.ok(restaurant.translations?.[other]?.description, other);
      for (const { translations, items } of restaurant.menu) {
        assert.ok(translations?.[other]?.name, other);
        assert.ok(items.every((dish) => dish.translations?.[other]?.name));
        assert.ok(items.every((dish) => dish.translations?.[other]?.description));
      }
    }
  }
});

test('some restaurants let one choose of a dish, in three languages', async () => {
  const guest = service.guest();
  const { body } = await guest.get<RestaurantSummary[]>('/api/restaurant?limit=100');
  const replies = body.map(({ id }) => guest.get<Restaurant>(`/api/restaurant/${id}`));
  const menus = (await Promise.all(replies)).map((reply) => reply.body);
  const groups = menus.flatMap(({ optionGroups = [] }) => optionGroups);
  assert.ok(groups.some(({ min, max }) => min === 1 && max === 1));
  assert.ok(groups.some(({ isRepeatable }) => isRepeatable));
  assert.ok(groups.some(({ free }) => free > 0));
  assert.ok(groups.some(({ options }) => options.some(({ price }) => price < 0)));
  for (const { translations = {}, options } of groups) {
    for (const names of [translations, ...options.map((option) => option.translations ?? {})])
      assert.equal(Object.keys(names).length, DEMO_LANGUAGES.length - 1);
  }
  const dishes = menus.flatMap(({ menu }) => menu.flatMap(({ items }) => items));
  assert.ok(dishes.filter(({ optionGroups = [] }) => optionGroups.length > 1).length >= 3);
});

test('some restaurants have a promotion, some take orders for later', async () => {
  const guest = service.guest();
  const { body } = await guest.get<RestaurantSummary[]>('/api/restaurant?limit=100');
  assert.deepEqual(body.flatMap(({ offers = [] }) => offers.map(({ kind }) => kind)).toSorted(), [
    'amount',
    'free_delivery',
    'percent',
  ]);
  const replies = body.map(({ id }) => guest.get<Restaurant>(`/api/restaurant/${id}`));
  const slots = (await Promise.all(replies)).map((reply) => reply.body.laterOrders?.slotMinutes);
  assert.ok(slots.includes(15) && slots.includes(30));
});

test('a restaurant keeps its Latin name in French and English, and is found by all its names', async () => {
  const find = async (q: string) => {
    const path = `/api/restaurant?limit=100&q=${encodeURIComponent(q)}`;
    return (await service.guest().get<RestaurantSummary[]>(path)).body;
  };
  const [dune] = await find('Dune Burger');
  assert.deepEqual(
    DEMO_LANGUAGES.map((wanted) => shownText({ ...shownName(dune), field: 'name' }, wanted).text),
    ['Dune Burger', 'Dune Burger', 'برغر الكثبان'],
  );
  assert.equal(dune?.translations?.en?.name, undefined);
  for (const name of ['Grand Méchoui', 'grand mechoui', 'المشوي الكبير']) {
    const found = (await find(name)).map(({ provider }) => provider.slug);
    assert.ok(found.includes('al-mashwi-al-kabir'), `${name}: ${found.join()}`);
  }
  assert.ok((await find('تيبوجن')).length >= 5);
  assert.ok((await find('red thieboudienne')).length >= 1);
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

test('past orders have the names that their customers saw, besides the kitchen’s', async () => {
  const client = await signedIn('provider@maida.example');
  const [mine] = (await client.get<RestaurantSummary[]>('/api/restaurant/mine')).body;
  const { body } = await client.get<OrderSummary[]>(`/api/orders/restaurant/${mine?.id}?limit=100`);
  const lines = body.flatMap(({ items }) => items);
  const others = lines.filter(({ shown }) => shown);
  assert.ok(others.length > 10 && others.length < lines.length, `${others.length} of ${lines.length}`);
  assert.ok(others.every(({ shown, name }) => shown?.language !== mine?.language && shown?.name !== name));
  for (const { items } of body) assert.ok(new Set(items.map(({ shown }) => shown?.language)).size <= 2);
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
  await loadDemo(withOnePicture(service.context));
  assert.equal(await count(), before);
});

test('the site has a phone number and social links for its footer', async () => {
  const { body } = await service.guest().get<Settings>('/api/settings');
  assert.ok(body.contactPhone);
  assert.ok(Object.values(body.social).every((address) => address?.startsWith('https://')));
});
