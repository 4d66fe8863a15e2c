import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import {
  startTestService,
  type SignedInClient,
  type TestService,
} from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { createPublicPictures, FRESH_MS } from './public-pictures.ts';
import { picturesForm, testPicture } from './testing.ts';

let service: TestService;
let admin: SignedInClient;
before(async () => {
  service = await startTestService();
  admin = await service.as('ADMIN');
});
after(() => service.close());

/** Sends a picture; returns its path. */
async function send({ owner, restaurant }: TestRestaurant, use: 'gallery' | 'dish'): Promise<string> {
  const path = `/api/restaurant/${restaurant.id}/upload?use=${use}`;
  const form = picturesForm(await testPicture());
  const { status, body, text } = await owner.send<{ stored: string[] }>('POST', path, { form });
  assert.equal(status, 200, text);
  return body.stored[0] ?? '';
}

async function look(client: TestClient, path: string): Promise<[number, string | null]> {
  const reply = await client.fetch('GET', path);
  await reply.arrayBuffer();
  return [reply.status, reply.headers.get('cache-control')];
}

const PUBLIC = [200, 'public, max-age=31536000, immutable'];
const PREVIEW = [200, 'private, no-store'];
const ABSENT = [404, 'no-store'];

test('a picture of an owner who waits for approval is seen by that owner and admins alone', async () => {
  const kitchen = await createTestRestaurant(service, { user: { confirmed: false } });
  const other = await service.as('PROVIDER');
  const path = await send(kitchen, 'gallery');
  const views = async (address: string) => [
    await look(service.guest(), address),
    await look(other.client, address),
    await look(kitchen.owner, address),
    await look(admin.client, address),
  ];
  for (const address of [path, `${path}?w=320`, path.replace('.webp', '.jpg')]) {
    assert.deepEqual(await views(address), [ABSENT, ABSENT, PREVIEW, PREVIEW], address);
  }
  const found = await service.guest().get<Problem>(path);
  const absent = await service.guest().get<Problem>(`/api/files/${'0'.repeat(32)}.webp`);
  assert.equal(found.text, absent.text);
  const plain = (headers: Headers) =>
    [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  assert.deepEqual(plain(found.headers), plain(absent.headers));

  await admin.client.put(`/api/user/${kitchen.user.id}/confirm`);
  assert.deepEqual(await views(path), [PUBLIC, PUBLIC, PUBLIC, PUBLIC], 'at once');
  await admin.client.put(`/api/user/${kitchen.user.id}/confirm`, { confirmed: false });
  service.advance(FRESH_MS + 1);
  assert.deepEqual(await views(path), [ABSENT, ABSENT, PREVIEW, PREVIEW]);
});

test('a picture is public from the moment that the menu with it is saved, until it shows it no more', async () => {
  const kitchen = await createTestRestaurant(service);
  const path = await send(kitchen, 'dish');
  assert.deepEqual(await look(service.guest(), path), ABSENT);
  assert.deepEqual(await look(kitchen.owner, path), PREVIEW, 'in the editor');
  const save = (items: object[]) =>
    kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { menu: [{ category: 'All', items }] });
  const [first, ...others] = kitchen.items;
  assert.equal((await save([{ ...first, image: path }, ...others])).status, 200);
  assert.deepEqual(await look(service.guest(), path), PUBLIC);
  assert.equal((await save(others)).status, 200);
  service.advance(FRESH_MS + 1);
  assert.deepEqual(await look(service.guest(), path), ABSENT);
  assert.deepEqual(await look(kitchen.owner, path), PREVIEW);
});

test('a picture of a removed restaurant is hidden with it', async () => {
  const kitchen = await createTestRestaurant(service);
  const path = await send(kitchen, 'gallery');
  assert.deepEqual(await look(service.guest(), path), PUBLIC);
  assert.equal((await kitchen.owner.delete(`/api/restaurant/${kitchen.restaurant.id}`)).status, 204);
  service.advance(FRESH_MS + 1);
  assert.deepEqual(await look(service.guest(), path), ABSENT);
  assert.deepEqual(await look(admin.client, path), PREVIEW);
});

test('while the database is down, pictures that were public a moment ago are served, and hidden ones are not', async () => {
  let found: boolean | undefined = true;
  const first = () => (found === undefined ? Promise.reject(new Error('down')) : Promise.resolve({ found }));
  let now = Date.UTC(2026, 10, 24);
  const pictures = createPublicPictures({ ...service.context.db, first: first as never }, () => now);
  const later = (answer: boolean | undefined) => {
    now += FRESH_MS + 1;
    found = answer;
  };
  assert.equal(await pictures.has('shown'), true);
  assert.equal(await pictures.has('hidden'), true);
  later(false);
  assert.equal(await pictures.has('hidden'), false);
  later(undefined);
  assert.equal(await pictures.has('shown'), true);
  assert.equal(await pictures.has('hidden'), false);
  await assert.rejects(pictures.has('unseen'), { message: 'down' });
});
