import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RestaurantSummary, Schedule } from 'shared-api/contract';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { refreshOpenings } from './refresh-openings.ts';
import { createTestRestaurant } from './testing.ts';

let service: TestService;
let guest: TestClient;

const CLOSED: Schedule = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  exceptions: [],
  pausedUntil: '2100-01-01T00:00:00.000Z',
};

before(async () => {
  service = await startTestService();
  guest = service.guest();
  const kitchens = [
    { name: 'Alif', description: 'Méchoui', region: 'Trarza', category: 'grill', schedule: CLOSED },
    { name: 'Zaatar', description: 'Pizza 100% fire_wood', region: 'Adrar', category: 'pizza' },
    { name: 'Été', description: 'Grilled sole', region: 'Trarza', commune: 'Rosso', category: 'seafood' },
    { name: 'baobab', description: 'Bouye', region: 'Trarza', category: 'drinks' },
  ];
  for (const fields of kitchens) await createTestRestaurant(service, { fields });
});
after(() => service.close());

async function names(query: string): Promise<string[]> {
  const { status, body, text } = await guest.get<RestaurantSummary[]>(`/api/restaurant${query}`);
  assert.equal(status, 200, text);
  return body.map(({ name }) => name);
}

test('lists open restaurants first, then by name whatever case and accents', async () => {
  assert.deepEqual(await names(''), ['baobab', 'Été', 'Zaatar', 'Alif']);
});

test('searches parts of name and description, whatever case and accents', async () => {
  assert.deepEqual(await names('?q=mechoui'), ['Alif']);
  assert.deepEqual(await names('?q=ÉTÉ'), ['Été']);
  assert.deepEqual(await names('?q=SOLE'), ['Été']);
  assert.deepEqual(await names('?q=nothing'), []);
});

test('searches wildcard characters literally', async () => {
  assert.deepEqual(await names('?q=%25'), ['Zaatar']);
  assert.deepEqual(await names('?q=_'), ['Zaatar']);
  assert.deepEqual(await names('?q=%5C'), []);
});

test('filters by region and category, also with a search', async () => {
  assert.deepEqual(await names('?region=Trarza'), ['baobab', 'Été', 'Alif']);
  assert.deepEqual(await names('?region=Trarza&category=drinks'), ['baobab']);
  assert.deepEqual(await names('?region=Trarza&q=ete&category=seafood'), ['Été']);
  assert.equal((await guest.get('/api/restaurant?category=pasta')).status, 400);
});

test('pages forward and back, with the total', async () => {
  const pages: string[][] = [];
  let path: string | undefined = '/api/restaurant?limit=3';
  let back: string | undefined;
  while (path !== undefined) {
    const reply: TestResponse<RestaurantSummary[]> = await guest.get(path);
    pages.push(reply.body.map(({ name }) => name));
    assert.equal(reply.headers.get('x-total-count'), '4');
    const link = reply.headers.get('link') ?? '';
    path = /<([^>]*)>; rel="next"/.exec(link)?.[1];
    back = /<([^>]*)>; rel="prev"/.exec(link)?.[1];
  }
  assert.deepEqual(pages, [['baobab', 'Été', 'Zaatar'], ['Alif']]);
  const previous = await guest.get<RestaurantSummary[]>(back ?? '');
  assert.deepEqual(
    previous.body.map(({ name }) => name),
    pages[0],
  );
});

test('refuses invalid limits and cursors', async () => {
  const forged = Buffer.from(JSON.stringify([0, 4, 'x', 5, 'y'])).toString('base64url');
  for (const query of ['limit=0', 'limit=101', 'limit=x', 'cursor=nonsense', `cursor=${forged}`]) {
    assert.equal((await guest.get(`/api/restaurant?${query}`)).status, 400, query);
  }
});

test('answers 304 for an unchanged list, and 200 for a changed one', async () => {
  const first = await guest.get('/api/restaurant');
  const tag = first.headers.get('etag') ?? '';
  assert.match(tag, /^W\/".+"$/);
  const headers = { 'if-none-match': tag };
  const unchanged = await guest.get('/api/restaurant', { headers });
  assert.equal(unchanged.status, 304);
  assert.equal(unchanged.text, '');
  const { owner, restaurant, user } = await createTestRestaurant(service, { fields: { region: 'Tagant' } });
  assert.equal((await guest.get('/api/restaurant', { headers })).status, 200);

  const tagNow = async () => (await guest.get('/api/restaurant')).headers.get('etag');
  const changes = [
    () => owner.put(`/api/restaurant/${restaurant.id}`, { description: 'New' }),
    () => owner.delete(`/api/restaurant/${restaurant.id}`),
    () => owner.post(`/api/restaurant/${restaurant.id}/restore`),
    async () => (await service.as('ADMIN')).client.put(`/api/user/${user.id}/confirm`, { confirmed: false }),
  ];
  for (const change of changes) {
    const before = await tagNow();
    await change();
    assert.notEqual(await tagNow(), before);
  }
});

test('shows the list of all restaurants only to admins', async () => {
  const { client: admin } = await service.as('ADMIN');
  const { restaurant } = await createTestRestaurant(service, { user: { confirmed: false } });
  const all = await admin.get<RestaurantSummary[]>('/api/restaurant?scope=all');
  const found = all.body.find(({ id }) => id === restaurant.id);
  assert.equal(found?.isPublic, false);
  assert.ok(!(await names('')).includes(restaurant.name));
  const { client: provider } = await service.as('PROVIDER');
  for (const client of [guest, provider]) {
    assert.equal((await client.get('/api/restaurant?scope=all')).status, 403);
  }
});

test('changes the list when a restaurant opens or closes by its hours', async () => {
  const soon = new Date(service.now() + 2 * 3_600_000);
  const pausedUntil = soon.toISOString();
  const open = {
    week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
    exceptions: [],
  };
  const { restaurant } = await createTestRestaurant(service, {
    fields: { name: 'Aaa', schedule: { ...open, pausedUntil } },
  });
  const before = await guest.get<RestaurantSummary[]>('/api/restaurant');
  const paused = before.body.find(({ id }) => id === restaurant.id);
  assert.deepEqual(paused?.opening, { isOpen: false, reason: 'paused', changesAt: pausedUntil });
  const openOnes = before.body.filter(({ opening }) => opening.isOpen).length;
  assert.ok(before.body.findIndex(({ id }) => id === restaurant.id) >= openOnes);

  service.advance(2 * 3_600_000 + 1000);
  const later = await guest.get<RestaurantSummary[]>('/api/restaurant', {
    headers: { 'if-none-match': before.headers.get('etag') },
  });
  assert.equal(later.status, 200);
  assert.equal(later.body[0]?.id, restaurant.id);
  assert.equal(later.body[0]?.opening.isOpen, true);
});

test('refreshes the states on two instances without locking each other', async () => {
  const other = await startTestService({ database: service.database });
  try {
    const inTwoDays = service.now() + 2 * 86_400_000;
    const counts = await Promise.all([
      refreshOpenings(service.context.db, inTwoDays),
      refreshOpenings(other.context.db, inTwoDays),
    ]);
    assert.ok(counts.reduce((sum, count) => sum + count, 0) > 0);
    assert.equal(await refreshOpenings(other.context.db, inTwoDays), 0);
  } finally {
    await other.close();
  }
});
