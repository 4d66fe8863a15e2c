import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { startS3, type TestS3 } from 'platform/common/testing';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { sweepPictures, SWEEP_INTERVAL_MS } from './sweep-pictures.ts';
import { picturesForm, testPicture } from './testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let s3: TestS3;
/** Two instances that share a bucket. */
let first: TestService;
let second: TestService;
let onDisk: TestService;
before(async () => {
  s3 = await startS3('pictures');
  first = await startTestService({ picturesBucket: s3.options });
  second = await startTestService({ picturesBucket: s3.options, database: first.database });
  onDisk = await startTestService();
});
after(async () => {
  await Promise.all([first.close(), second.close(), onDisk.close()]);
  await s3.close();
});
afterEach(() => s3.objects.clear());

async function send(kitchen: TestRestaurant, use: 'gallery' | 'dish', data?: Buffer): Promise<string> {
  const path = `/api/restaurant/${kitchen.restaurant.id}/upload?use=${use}`;
  const form = picturesForm(data ?? (await testPicture()));
  const { status, body, text } = await kitchen.owner.send<{ stored: string[] }>('POST', path, { form });
  assert.equal(status, 200, text);
  return nameOf(body.stored[0]);
}

const nameOf = (path = '') => path.slice(path.lastIndexOf('/') + 1);

/** As the worker does, until what is unused now has been found and a day has passed. */
async function sweepForADay(service: TestService) {
  let removed = 0;
  for (let passed = 0; passed <= DAY_MS + SWEEP_INTERVAL_MS; passed += SWEEP_INTERVAL_MS) {
    removed += (await sweepPictures(service.context))?.removed ?? 0;
    service.advance(SWEEP_INTERVAL_MS);
  }
  return removed;
}

const save = ({ owner, restaurant }: TestRestaurant, change: object) =>
  owner.put(`/api/restaurant/${restaurant.id}`, change);

for (const [where, open] of [
  ['on disk', () => onDisk],
  ['in a bucket', () => first],
] as const) {
  test(`deletes what nothing has used for a day, and nothing else: ${where}`, async () => {
    const service = open();
    const { images } = service.context;
    const kitchen = await createTestRestaurant(service, { user: { confirmed: false } });
    const removedKitchen = await createTestRestaurant(service);
    const used = [
      await send(kitchen, 'gallery'),
      await send(kitchen, 'gallery'),
      await send(kitchen, 'dish'),
      await send(kitchen, 'dish'),
      await send(removedKitchen, 'gallery'),
    ];
    const [banner, , background, dish] = used;
    const menu = [{ category: 'All', items: [{ name: 'Rice', price: 5, image: dish }] }];
    await save(kitchen, { menu, bannerUrl: banner, bgImage: background });
    await removedKitchen.owner.delete(`/api/restaurant/${removedKitchen.restaurant.id}`);
    const sent = await send(kitchen, 'dish');
    const ofEarlierVersion = await images.store(await testPicture());
    assert.deepEqual(await sweepPictures(service.context), { stored: 7, unused: 2, removed: 0 });
    service.advance(DAY_MS - HOUR_MS);
    assert.deepEqual(await sweepPictures(service.context), { stored: 7, unused: 2, removed: 0 });
    assert.ok(await images.exists(sent));
    assert.equal(await sweepForADay(service), 2);
    for (const name of [sent, ofEarlierVersion]) assert.equal(await images.exists(name), false);
    for (const name of used) assert.ok(await images.exists(name), name);
    assert.equal((await save(kitchen, { bannerUrl: sent })).status, 400);
  });
}

test('what was taken off stays for a day, and for good once it is put back', async () => {
  const kitchen = await createTestRestaurant(onDisk);
  const [first, second] = [await send(kitchen, 'gallery'), await send(kitchen, 'gallery')];
  assert.equal(await sweepForADay(onDisk), 0);
  const change = { removeImages: [`/api/files/${first}`, `/api/files/${second}`] };
  assert.equal((await save(kitchen, change)).status, 200);
  onDisk.advance(SWEEP_INTERVAL_MS);
  assert.equal((await sweepPictures(onDisk.context))?.unused, 2);
  const path = `/api/restaurant/${kitchen.restaurant.id}/upload?images=${first}`;
  assert.equal((await kitchen.owner.post(path)).status, 200);
  assert.equal(await sweepForADay(onDisk), 1);
  const { images } = onDisk.context;
  assert.deepEqual([await images.exists(first), await images.exists(second)], [true, false]);
});

test('a dish that was removed loses its picture a day later', async () => {
  const kitchen = await createTestRestaurant(onDisk);
  const image = await send(kitchen, 'dish');
  const [dish, ...others] = kitchen.items;
  const menuOf = (items: object[]) => ({ menu: [{ category: 'All', items }] });
  await save(kitchen, menuOf([{ ...dish, image }, ...others]));
  await save(kitchen, menuOf(others));
  assert.equal(await sweepForADay(onDisk), 0, 'the day begins when the dish no longer counts');
  assert.equal(await sweepForADay(onDisk), 1);
  const { status, text } = await save(kitchen, menuOf([{ id: dish?.id, name: 'Back', price: 1 }, ...others]));
  assert.equal(status, 200);
  assert.ok(!text.includes(image), 'it has no picture that is gone');
});

test('one instance sweeps, and the others see what is gone', async () => {
  const kitchen = await createTestRestaurant(first);
  const data = await testPicture();
  const name = await send(kitchen, 'dish', data);
  for (const { context } of [first, second]) assert.ok(await context.images.read(name), 'is in its memory');
  const offset = first.now() - second.now();
  second.advance(offset + SWEEP_INTERVAL_MS);
  first.advance(SWEEP_INTERVAL_MS);
  const begun = await Promise.all([sweepPictures(first.context), sweepPictures(second.context)]);
  assert.equal(begun.filter((sweep) => sweep !== null).length, 1);
  assert.equal(await sweepForADay(first), 1);
  assert.equal(await second.context.images.exists(name), false);
  assert.equal(await second.context.images.store(data), name, 'and store it again');
  assert.ok([...s3.objects.keys()].some((key) => key.startsWith(`pictures/${name.slice(0, 32)}/`)));
});

test('a picture that is saved while it is being deleted is refused, or stays', async () => {
  for (let round = 0; round < 10; round += 1) {
    const kitchen = await createTestRestaurant(onDisk);
    const name = await send(kitchen, 'dish');
    await sweepPictures(onDisk.context);
    onDisk.advance(DAY_MS + SWEEP_INTERVAL_MS);
    await Promise.all([
      sweepPictures(onDisk.context),
      save(kitchen, { bannerUrl: name }).then(async ({ status }) => {
        const isStored = await onDisk.context.images.exists(name);
        assert.deepEqual([status, isStored], isStored ? [200, true] : [400, false]);
      }),
    ]);
  }
});
