import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Notification, Problem, Provider, Restaurant } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { letThrough } from '../restaurant/testing.ts';
import { slugOf } from './slug.ts';

let service: TestService;
let admin: SignedInClient;

before(async () => {
  service = await startTestService();
  admin = await service.as('ADMIN');
});
after(() => service.close());

const ABSENT = '01a00000-0000-7000-8000-000000000000';
let serial = 0;

async function register(client: TestClient): Promise<string> {
  const email = `owner-${(serial += 1)}@example.org`;
  const body = {
    email,
    password: 'longenough',
    confirmPassword: 'longenough',
    role: 'PROVIDER',
    firstname: 'Mariem',
    lastname: 'Diallo',
    phone: '2233445566',
  };
  return (await client.post<{ id: string }>('/api/user', body)).body.id;
}

let restaurants = 0;
const storefront = (fields: object = {}) => ({
  ...{
    name: 'Mariem',
    restaurantName: `Chez Mariem ${(restaurants += 1)}`,
    description: 'Grilled fish',
    phone: '2233445566',
  },
  ...{ region: 'Nouakchott Ouest', commune: 'Ksar', category: 'seafood', address: 'Rue 42' },
  ...fields,
});

/** A provider, by default an approved one, with a storefront that an admin has looked at. */
async function ownerOf(fields: object = {}, account = {}): Promise<SignedInClient & { provider: Provider }> {
  const owner = await service.as('PROVIDER', account);
  const { body } = await owner.client.post<Provider>('/api/providers', storefront(fields));
  const [restaurant] = (await owner.client.get<Restaurant[]>('/api/restaurant/mine')).body;
  if (restaurant) await letThrough(service, owner.client, restaurant);
  return { ...owner, provider: body };
}

test('the ticket of a registration allows to create its provider', async () => {
  const guest = service.guest();
  const userId = await register(guest);
  const reply = await guest.post<Provider>(
    '/api/providers',
    storefront({ restaurantName: 'Chez Mariem', user: { id: admin.user.id } }),
  );
  assert.equal(reply.status, 201);
  assert.equal(reply.body.user.id, userId, 'whatever user the body names');
  assert.deepEqual([reply.body.slug, reply.body.name], ['chez-mariem', 'Chez Mariem']);
  const notifications = await admin.client.get<Notification[]>('/api/notifications');
  assert.partialDeepStrictEqual(notifications.body[0], {
    kind: 'provider_registered',
    params: { name: 'Mariem Diallo', restaurant: 'Chez Mariem' },
  });

  const path = '/api/providers/restaurant/slug/chez-mariem';
  assert.equal((await service.guest().get(path)).status, 404, 'not public before it is confirmed');
  await admin.client.put(`/api/user/${userId}/confirm`);
  const restaurant = await service.guest().get<Restaurant>(path);
  assert.equal(restaurant.status, 200);
  assert.deepEqual(
    [restaurant.body.name, restaurant.body.region, restaurant.body.commune, restaurant.body.provider.id],
    ['Chez Mariem', 'Nouakchott Ouest', 'Ksar', reply.body.id],
  );
});

test('a ticket is valid once and for a limited time, also after an invalid form', async () => {
  const guest = service.guest();
  await register(guest);
  const ticket = guest.cookie('maida_ticket') ?? '';
  assert.equal((await guest.post<Problem>('/api/providers', storefront({ commune: 'Atar' }))).status, 400);
  assert.equal(
    (await guest.post<Problem>('/api/providers', storefront({ phone: '1234' }))).body.code,
    'phone_invalid',
  );
  assert.equal((await guest.post('/api/providers', storefront())).status, 201);
  assert.equal(guest.cookie('maida_ticket'), undefined);
  guest.setCookie('maida_ticket', ticket);
  const again = await guest.post<Problem>('/api/providers', storefront());
  assert.deepEqual([again.status, again.body.code], [401, 'registration_ticket_missing']);

  const slow = service.guest();
  await register(slow);
  service.advance(16 * 60_000);
  assert.equal(
    (await slow.post<Problem>('/api/providers', storefront())).body.code,
    'registration_ticket_missing',
  );
});

test('two requests with one ticket make one provider', async () => {
  const guest = service.guest();
  const userId = await register(guest);
  const replies = await Promise.all([1, 2, 3].map(() => guest.post('/api/providers', storefront())));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [201, 401, 401]);
  const { body } = await admin.client.get<Provider[]>('/api/providers');
  assert.equal(body.filter(({ user }) => user.id === userId).length, 1);
});

test('without a ticket only a signed-in provider creates one, for itself', async () => {
  const guest = await service.guest().post<Problem>('/api/providers', storefront());
  assert.deepEqual([guest.status, guest.body.code], [401, 'registration_ticket_missing']);
  const customer = await service.as('USER');
  const refused = await customer.client.post<Problem>(
    '/api/providers',
    storefront({ user: { id: admin.user.id } }),
  );
  assert.equal(refused.body.code, 'registration_ticket_missing');
  const { user, provider } = await ownerOf();
  assert.equal(provider.user.id, user.id);
});

test('an admin creates a provider for any provider’s account', async () => {
  const owner = await service.as('PROVIDER');
  const make = (id?: string) =>
    admin.client.post<Provider & Problem>('/api/providers', storefront(id ? { user: { id } } : {}));
  assert.equal((await make(owner.user.id)).body.user.id, owner.user.id);
  for (const id of [undefined, ABSENT, admin.user.id]) {
    const { status, body } = await make(id);
    assert.deepEqual([status, body.errors?.[0]?.path], [400, 'user.id']);
  }
});

test('a slug derives from the name and is unique, also for simultaneous requests', async () => {
  assert.equal(slugOf("  Café  L'Été d'Or "), 'cafe-lete-dor');
  assert.equal(slugOf('Thiéboudienne & Co.'), 'thieboudienne-co');
  assert.equal(slugOf('مطعم النخيل'), 'mataam-al-nakhil');
  assert.equal(slugOf('餐厅'), 'restaurant');
  assert.equal(slugOf('Bœuf — Grill'), 'boeuf-grill');
  const waiting = { confirmed: false };
  const owners = await Promise.all(
    Array.from({ length: 4 }, () => ownerOf({ restaurantName: 'Le Même' }, waiting)),
  );
  assert.deepEqual(owners.map(({ provider }) => provider.slug).sort(), [
    ...['le-meme', 'le-meme-2', 'le-meme-3', 'le-meme-4'],
  ]);
});

test('a provider sees and changes only its own; another’s is not found', async () => {
  const owner = await ownerOf({ restaurantName: 'Own Place' });
  const other = await ownerOf();
  const path = `/api/providers/${owner.provider.id}`;
  const own = { ...owner.provider, user: { id: owner.user.id, name: owner.user.email } };
  assert.deepEqual((await owner.client.get<Provider>(path)).body, own);
  assert.deepEqual((await owner.client.get<Provider[]>('/api/providers')).body, [own]);
  const absent = await other.client.get(`/api/providers/${ABSENT}`);
  assert.equal(absent.status, 404);
  assert.equal((await other.client.get(path)).text, absent.text);
  assert.equal((await other.client.put(path, { name: 'X' })).text, absent.text);
  assert.equal((await other.client.get('/api/providers/malformed')).text, absent.text);
  assert.equal((await admin.client.get<Provider>(path)).body.slug, 'own-place');
});

test('a change shows in the restaurant, and the slug stays', async () => {
  const owner = await ownerOf({ restaurantName: 'Before' });
  const path = `/api/providers/${owner.provider.id}`;
  const change = {
    restaurantName: 'After',
    region: 'Adrar',
    commune: 'Atar',
    user: { id: ABSENT },
    slug: 'mine',
  };
  const { body } = await owner.client.put<Provider>(path, change);
  assert.deepEqual([body.restaurantName, body.slug, body.user.id], ['After', 'before', owner.user.id]);
  assert.equal(body.name, 'After', 'a provider is called what its restaurant is');
  assert.deepEqual((await owner.client.get<Provider>(path)).body, body);
  const restaurant = await service.guest().get<Restaurant>('/api/providers/restaurant/slug/before');
  assert.deepEqual([restaurant.body.name, restaurant.body.commune], ['After', 'Atar']);
  const apart = await owner.client.put<Problem>(path, { region: 'Tagant' });
  assert.deepEqual([apart.status, apart.body.errors?.[0]?.path], [400, 'commune']);
  assert.equal((await owner.client.put<Problem>(path, { phone: '1234' })).body.code, 'phone_invalid');
  assert.equal((await owner.client.put<Problem>(path, { restaurantName: ' ' })).status, 400);
});

test('an admin finds a provider by the restaurant’s name or by its owner, not by its description', async () => {
  const place = { restaurantName: 'Zéphyr du Ksar', description: 'Près du port' };
  const { provider, user } = await ownerOf(place, { firstname: 'Oumoukalthoum', lastname: 'Diagana' });
  const find = async (q: string) => {
    const { body } = await admin.client.get<Provider[]>(`/api/providers?q=${encodeURIComponent(q)}`);
    return body.map(({ id, user: { name } }) => [id, name]);
  };
  const found = [[provider.id, 'Oumoukalthoum Diagana']];
  assert.deepEqual(await find('zephyr'), found);
  assert.deepEqual(await find('oumoukal'), found);
  assert.deepEqual(await find(user.email), found);
  assert.deepEqual(await find('pres du port'), []);
});

test('deleting a provider removes its restaurant from the list', async () => {
  const owner = await ownerOf({ restaurantName: 'Gone Soon' });
  const path = `/api/providers/${owner.provider.id}`;
  assert.equal((await owner.client.delete<Problem>(path)).body.code, 'forbidden');
  assert.equal((await admin.client.delete(path)).status, 204);
  assert.equal((await admin.client.delete(path)).status, 404);
  assert.equal((await service.guest().get('/api/providers/restaurant/slug/gone-soon')).status, 404);
  assert.equal((await owner.client.get(path)).status, 404);
  const next = await ownerOf({ restaurantName: 'Gone Soon' });
  assert.equal(next.provider.slug, 'gone-soon-2', 'an old address never leads to another restaurant');
});

test('deleting an owner deletes the storefronts', async () => {
  const owner = await ownerOf({ restaurantName: 'Owner Leaves' });
  assert.equal((await owner.client.delete(`/api/user/${owner.user.id}`)).status, 204);
  assert.equal((await service.guest().get('/api/providers/restaurant/slug/owner-leaves')).status, 404);
  assert.equal((await admin.client.get(`/api/providers/${owner.provider.id}`)).status, 404);
});

test('a restaurant is public only while its owner is a confirmed provider', async () => {
  const owner = await ownerOf({ restaurantName: 'On And Off' });
  const status = async () => (await service.guest().get('/api/providers/restaurant/slug/on-and-off')).status;
  assert.equal(await status(), 200);
  await admin.client.put(`/api/user/${owner.user.id}/confirm`, { confirmed: false });
  assert.equal(await status(), 404);
  await admin.client.put(`/api/user/${owner.user.id}/confirm`);
  assert.equal(await status(), 200);
  await admin.client.put(`/api/user/${owner.user.id}/role?role=USER`);
  assert.equal(await status(), 404);
});

test('roles', async () => {
  const customer = await service.as('USER');
  for (const client of [customer.client, service.guest()]) {
    const expected = client === customer.client ? 403 : 401;
    assert.equal((await client.get('/api/providers')).status, expected);
    assert.equal((await client.get(`/api/providers/${ABSENT}`)).status, expected);
    assert.equal((await client.put(`/api/providers/${ABSENT}`, {})).status, expected);
    assert.equal((await client.delete(`/api/providers/${ABSENT}`)).status, expected);
  }
});
