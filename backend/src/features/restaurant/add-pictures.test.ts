import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import type { Problem, Restaurant } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from './testing.ts';
import type { RestaurantPictures } from './add-pictures.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

function picture(red: number): Promise<Buffer> {
  const background = { r: red, g: 120, b: 60 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

async function formOf(...files: (Buffer | string)[]): Promise<FormData> {
  const form = new FormData();
  for (const file of files)
    form.append('images', new Blob([new Uint8Array(Buffer.from(file))]), 'picture.png');
  return form;
}

test('accepts several files in a repeated field, on both paths', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const form = await formOf(await picture(10), await picture(20));
  const first = await owner.send<RestaurantPictures>('POST', `/api/restaurants/${restaurant.id}/upload`, {
    form,
  });
  assert.equal(first.status, 200, first.text);
  assert.equal(first.body.images.length, 2);
  assert.equal(first.body.bannerUrl, first.body.images[0]);

  const more = await formOf(await picture(30));
  const second = await owner.send<RestaurantPictures>('POST', `/api/restaurant/${restaurant.id}/upload`, {
    form: more,
  });
  assert.equal(second.body.images.length, 3);
  assert.equal(second.body.bannerUrl, first.body.bannerUrl);

  const { body } = await owner.get<Restaurant>(`/api/restaurant/${restaurant.id}`);
  assert.deepEqual(body.images, second.body.images);
  assert.equal(body.version, restaurant.version);
  const served = await service.guest().fetch('GET', body.bannerUrl ?? '');
  assert.equal(served.headers.get('content-type'), 'image/webp');
  await served.arrayBuffer();
});

test('accepts names of stored files, and no addresses or unknown names', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const other = await createTestRestaurant(service);
  const form = await formOf(await picture(40));
  const path = `/api/restaurant/${restaurant.id}/upload`;
  const { body } = await owner.send<RestaurantPictures>('POST', path, { form });
  const name = body.images[0]?.split('/').at(-1) ?? '';
  const reused = await other.owner.post<RestaurantPictures>(
    `/api/restaurant/${other.restaurant.id}/upload?images=${name}`,
  );
  assert.deepEqual(reused.body.images, body.images, reused.text);
  for (const query of [
    'images=https://example.org/x.webp',
    'images=..%2Fx.webp',
    `images=${'0'.repeat(32)}.webp`,
  ]) {
    assert.equal((await owner.post(`${path}?${query}`)).status, 400, query);
  }
});

test('refuses a file that is no picture, and adds nothing', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const path = `/api/restaurant/${restaurant.id}/upload`;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  for (const file of ['not a picture', svg]) {
    const refused = await owner.send<Problem>('POST', path, { form: await formOf(file) });
    assert.equal(refused.status, 422);
    assert.equal(refused.body.code, 'image_invalid');
  }
  const { body } = await owner.get<Restaurant>(`/api/restaurant/${restaurant.id}`);
  assert.deepEqual(body.images, []);
});

test('accepts only stored files as banner, background and dish pictures', async () => {
  const { owner, restaurant, items } = await createTestRestaurant(service);
  const form = await formOf(await picture(50), await picture(60));
  const path = `/api/restaurant/${restaurant.id}`;
  const { body } = await owner.send<RestaurantPictures>('POST', `${path}/upload`, { form });
  const [, second = ''] = body.images;
  const name = second.split('/').at(-1);
  const menu = [{ category: 'All', items: [{ ...items[0], image: second }] }];
  const saved = await owner.put<Restaurant>(`${path}?bgImage=${name}`, { bannerUrl: second, menu });
  assert.equal(saved.status, 200, saved.text);
  assert.equal(saved.body.bannerUrl, second);
  assert.equal(saved.body.bgImage, second);
  assert.equal(saved.body.menu[0]?.items[0]?.image, second);
  assert.equal((await owner.put<Restaurant>(path, { bannerUrl: null })).body.bannerUrl, null);
  assert.equal((await owner.put(`${path}?bgImage=${'0'.repeat(32)}.webp`, {})).status, 400);
});

test('does not list pictures of dishes among those of the restaurant', async () => {
  const { owner, restaurant, items } = await createTestRestaurant(service);
  const path = `/api/restaurant/${restaurant.id}`;
  const form = await formOf(await picture(70), await picture(80));
  const { body } = await owner.send<RestaurantPictures>('POST', `${path}/upload?use=dish`, { form });
  assert.deepEqual([body.images, body.bannerUrl, body.stored.length], [[], null, 2]);
  const menu = [{ category: 'All', items: [{ ...items[0], image: body.stored[1] }] }];
  const saved = await owner.put<Restaurant>(path, { menu });
  assert.equal(saved.body.menu[0]?.items[0]?.image, body.stored[1]);
  assert.deepEqual(saved.body.images, []);
});

test('removes a picture, also as banner and background, and restores it by name', async () => {
  const { owner, restaurant } = await createTestRestaurant(service);
  const path = `/api/restaurant/${restaurant.id}`;
  const form = await formOf(await picture(90), await picture(100));
  const { body } = await owner.send<RestaurantPictures>('POST', `${path}/upload`, { form });
  const [first = '', second = ''] = body.images;
  const taken = await owner.put<Restaurant>(path, { removeImages: [first] });
  assert.equal(taken.status, 200, taken.text);
  assert.deepEqual([taken.body.images, taken.body.bannerUrl, taken.body.bgImage], [[second], null, null]);
  const back = await owner.post<RestaurantPictures>(`${path}/upload?images=${first.split('/').at(-1)}`);
  assert.deepEqual(back.body.images, [second, first]);
  const background = await owner.put<Restaurant>(path, { bgImage: first });
  assert.equal(background.body.bgImage, first);
  assert.equal((await owner.put<Restaurant>(path, { bgImage: null })).body.bgImage, null);
});
