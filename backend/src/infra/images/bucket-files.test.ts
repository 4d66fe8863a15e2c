import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Bucket } from 'platform/common';
import { startS3, type TestS3 } from 'platform/common/testing';
import type { Problem, Restaurant } from 'shared-api/contract';
import sharp from 'sharp';
import { createTestRestaurant, showPicture, type TestRestaurant } from '../../features/restaurant/testing.ts';
import type { TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { copyPictures } from './copy-pictures.ts';
import { createImageStore } from './image-store.ts';
import { openPictureFiles, picturesOnDisk } from './open-picture-files.ts';
import { createBucketFiles } from './bucket-files.ts';

/** Limit for every request of a visitor. */
const MAX_REPLY_MS = 10_000;

let s3: TestS3;
let service: TestService;
let second: TestService;
let kitchen: TestRestaurant;
before(async () => {
  s3 = await startS3('pictures');
  service = await startTestService({ picturesBucket: s3.options });
  second = await startTestService({ picturesBucket: s3.options, database: service.database });
  kitchen = await createTestRestaurant(service);
});
beforeEach(() => {
  s3.faultOf = () => undefined;
});
after(async () => {
  await Promise.all([service.close(), second.close()]);
  await s3.close();
});

let shade = 0;

/** A picture with content of its own. */
function picture(width = 700): Promise<Buffer> {
  shade += 1;
  const background = { r: shade, g: 120, b: 60 };
  return sharp({ create: { width, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
}

interface Uploaded {
  readonly images: readonly string[];
  readonly stored: readonly string[];
}

async function upload(data: Buffer): Promise<TestResponse<Uploaded & Problem>> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(data)]), 'picture.png');
  return kitchen.owner.send('POST', `/api/restaurant/${kitchen.restaurant.id}/upload?use=dish`, { form });
}

async function stored(): Promise<string> {
  const { status, body, text } = await upload(await picture());
  assert.equal(status, 200, text);
  const [path = ''] = body.stored;
  await showPicture(service, kitchen, path.split('/').at(-1) ?? '');
  return path;
}

test('a picture stored by one instance is served by another, in every width and as a preview', async () => {
  const address = await stored();
  const id = address.split('/').at(-1)?.slice(0, 32) ?? '';
  const keys = [...s3.objects.keys()].filter((key) => key.includes(id));
  assert.deepEqual(
    keys.toSorted(),
    ['320.webp', '640.avif', '640.webp', '700.webp', 'index.json'].map((name) => `pictures/${id}/${name}`),
  );
  assert.equal(keys.at(-1), `pictures/${id}/index.json`, 'the index is written last');
  for (const [query, width] of [
    ['?w=320', 320],
    ['?w=500', 640],
    ['', 700],
  ] as const) {
    const reply = await second.guest().fetch('GET', `${address}${query}`);
    assert.match(reply.headers.get('cache-control') ?? '', /immutable/);
    assert.equal((await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).width, width);
  }
  for (const instance of [second, service]) {
    const preview = await instance.guest().fetch('GET', address.replace('.webp', '.jpg'));
    assert.equal(preview.headers.get('content-type'), 'image/jpeg');
    await preview.arrayBuffer();
  }
  assert.ok(s3.objects.has(`pictures/${id}/preview.jpg`));
});

test('serves a picture that it has read from memory', async () => {
  const address = await stored();
  const read = async () => (await second.guest().get(address)).status;
  assert.equal(await read(), 200);
  const asked = s3.count();
  assert.deepEqual([await read(), await read()], [200, 200]);
  assert.equal(s3.count(), asked);
});

test('concurrent reads of a picture share one call, and the cache is bounded', async () => {
  let fetched = 0;
  const nothing = () => Promise.resolve();
  const find = async () => {
    fetched += 1;
    await sleep(5);
    return Buffer.from('RIFF'.padEnd(60));
  };
  const bucket = { find, put: nothing, remove: nothing, list: () => Promise.resolve([]) };
  const files = createBucketFiles(bucket, 100);
  const read = async (id: string) => (await files.read(id, '1.webp'))?.length;
  await Promise.all([read('a'), read('a')]);
  assert.equal(fetched, 1);
  await read('b');
  await read('a');
  assert.equal(fetched, 3, 'the first one was evicted');
  assert.deepEqual(await Promise.all(['c', 'd', 'e'].map(read)), [60, 60, 60], 'evicted while being read');
});

test('finds no unknown picture and none outside of the folder', async () => {
  s3.objects.set('elsewhere/index.json', { content: Buffer.from('["1.webp"]'), changedAt: new Date() });
  for (const name of [`${'0'.repeat(32)}.webp`, '..%2Felsewhere.webp', `${'0'.repeat(32)}.jpg`]) {
    assert.ok([400, 404].includes((await service.guest().get(`/api/files/${name}`)).status));
  }
});

test('stores a picture again whose index is missing', async () => {
  const data = await picture();
  const { body } = await upload(data);
  const id = body.stored[0]?.split('/').at(-1)?.slice(0, 32) ?? '';
  s3.objects.delete(`pictures/${id}/index.json`);
  s3.objects.delete(`pictures/${id}/640.webp`);
  const fresh = createImageStore(openPictureFiles('', s3.options));
  assert.equal(await fresh.exists(`${id}.webp`), false);
  assert.equal(await fresh.store(data), `${id}.webp`);
  assert.ok(s3.objects.has(`pictures/${id}/640.webp`));
});

for (const fault of ['refuse', 'hang', 'disconnect'] as const) {
  test(`bucket fault ${fault}: uploads and uncached pictures get 503, all else works, and it recovers`, async (t) => {
    const known = await stored();
    const unread = await stored();
    assert.equal((await service.guest().get(known)).status, 200);
    const data = await picture();
    s3.faultOf = () => fault;
    const begun = performance.now();
    const replies = await Promise.all([
      upload(data),
      second.guest().get<Problem>(unread),
      second.guest().get<Problem>(unread.replace('.webp', '.jpg')),
    ]);
    const took = performance.now() - begun;
    t.diagnostic(`answered after ${Math.round(took)} ms`);
    assert.ok(took < MAX_REPLY_MS);
    for (const { status, body, headers } of replies) {
      assert.deepEqual([status, body.code], [503, 'unavailable']);
      assert.ok(Number(headers.get('retry-after')) > 0);
      assert.equal(headers.get('cache-control'), 'no-store');
    }
    assert.equal((await service.guest().get(known)).status, 200, 'cached pictures are still served');
    assert.equal((await service.guest().get('/api/restaurant')).status, 200);
    assert.equal((await service.guest().get('/readyz')).status, 200);
    const path = `/api/restaurant/${kitchen.restaurant.id}`;
    const saved = await kitchen.owner.put<Restaurant>(path, { description: `During ${fault}` });
    assert.equal(saved.status, 200, saved.text);
    s3.faultOf = () => undefined;
    assert.equal((await upload(data)).status, 200);
    assert.equal((await second.guest().get(unread)).status, 200);
  });
}

test('a bucket that answers with something else gets 503, and what it said is not remembered', async () => {
  for (const file of ['index.json', '700.webp', '320.webp']) {
    const address = await stored();
    const id = address.split('/').at(-1)?.slice(0, 32) ?? '';
    const key = `pictures/${id}/${file}`;
    const whole = s3.objects.get(key);
    assert.ok(whole);
    for (const wrong of ['<html>Sign in to the network</html>', '', '{"names":1}']) {
      s3.objects.set(key, { ...whole, content: Buffer.from(wrong) });
      const query = file === '320.webp' ? '?w=320' : '';
      const { status, body } = await second.guest().get<Problem>(`${address}${query}`);
      assert.deepEqual([status, body.code], [503, 'unavailable'], `${file}: ${wrong}`);
    }
    s3.objects.set(key, whole);
    assert.equal((await second.guest().get(address)).status, 200);
  }
});

test('does not reveal the keys when they are wrong', async () => {
  const wrong = new S3Bucket({ ...s3.options, secretAccessKey: 'wrong-secret' });
  await assert.rejects(wrong.find('any'), ({ message }: Error) => {
    return /403 SignatureDoesNotMatch/.test(message) && !message.includes('wrong-secret');
  });
});

test('pictures move from the disk into a bucket and back, byte by byte, and only once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maida-pictures-'));
  try {
    const disk = picturesOnDisk(join(folder, 'data'));
    const store = createImageStore(disk);
    const names = [];
    for (let count = 0; count < 12; count += 1) names.push(await store.store(await picture()));
    await store.readPreview((names[0] ?? '').replace('.webp', '.jpg'));
    const options = { ...s3.options, url: s3.options.url.replace('/pictures', '/moved') };
    const bucket = openPictureFiles('', options);
    assert.deepEqual(await copyPictures(disk, bucket), { copied: 12, known: 0 });
    assert.deepEqual(await copyPictures(disk, openPictureFiles('', options)), { copied: 0, known: 12 });
    const back = picturesOnDisk(join(folder, 'back'));
    assert.deepEqual(await copyPictures(openPictureFiles('', options), back), { copied: 12, known: 0 });
    for (const id of await disk.ids()) {
      const files = (await disk.list(id)) ?? [];
      assert.ok(files.length > 1);
      assert.deepEqual((await back.list(id))?.toSorted(), files.toSorted());
      for (const name of files) assert.deepEqual(await back.read(id, name), await disk.read(id, name));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
