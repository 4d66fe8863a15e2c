import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { crc32, deflateSync } from 'node:zlib';
import type { Problem } from 'shared-api/contract';
import sharp from 'sharp';
import { createTestRestaurant, showPicture, type TestRestaurant } from '../../features/restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createDiskFiles } from './disk-files.ts';
import { createImageStore, type ImageStore } from './image-store.ts';

let service: TestService;
let images: ImageStore;
let kitchen: TestRestaurant;

before(async () => {
  service = await startTestService();
  images = service.context.images;
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

/** Stores a picture that visitors see; returns its name. */
async function publish(data: Buffer): Promise<string> {
  const name = await images.store(data);
  await showPicture(service, kitchen, name);
  return name;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

test('a picture is stored in every width up to its own and served in the next one', async () => {
  const name = await publish(await picture(1000, 500).jpeg().toBuffer());
  assert.match(name, /^[0-9a-f]{32}\.webp$/);
  const width = async (query: string) => {
    const response = await service.guest().fetch('GET', `/api/files/${name}${query}`);
    assert.equal(response.status, 200);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    assert.equal(metadata.format, 'webp');
    return metadata.width;
  };
  assert.equal(await width(''), 1000);
  assert.equal(await width('?w=100'), 320);
  assert.equal(await width('?w=320'), 320);
  assert.equal(await width('?w=321'), 640);
  assert.equal(await width('?w=4000'), 1000);
  const large = await images.store(await picture(3000, 2000).png().toBuffer());
  assert.equal((await images.read(large))?.width, 1280);
});

test('serves AVIF in phone widths to clients that show it, where it is smaller', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const busy = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#000', noise } });
  const address = `/api/files/${await publish(await busy.jpeg().toBuffer())}`;
  const get = async (path: string, accept: string) => {
    const { status, headers } = await service.guest().fetch('GET', path, { headers: { accept } });
    assert.equal(status, 200);
    return ['content-type', 'cache-control', 'vary'].map((name) => headers.get(name));
  };
  const browser = 'image/avif,image/webp,*/*;q=0.8';
  const [own, shared] = ['private, max-age=31536000, immutable', 'public, max-age=31536000, immutable'];
  assert.deepEqual(await get(`${address}?w=640`, browser), ['image/avif', own, null]);
  assert.deepEqual(await get(`${address}?w=100`, browser), ['image/avif', own, null]);
  assert.deepEqual(await get(`${address}?w=960`, browser), ['image/webp', shared, null]);
  assert.deepEqual(await get(`${address}?w=640`, 'image/webp,*/*'), ['image/webp', shared, null]);
  assert.deepEqual(await get(`${address}?w=640`, '*/*'), ['image/webp', shared, null]);
  const avif = await service.guest().fetch('GET', `${address}?w=640`, { headers: { accept: browser } });
  const { width, compression } = await sharp(Buffer.from(await avif.arrayBuffer())).metadata();
  assert.deepEqual([width, compression], [640, 'av1']);
  const plain = await publish(await picture(900, 900).png().toBuffer());
  assert.equal((await get(`/api/files/${plain}?w=320`, browser))[0], 'image/webp');
});

test('the name of a picture of any format begins with its mean colour', async () => {
  const grey = sharp({ create: { width: 40, height: 40, channels: 3, background: '#808080' } });
  for (const [made, expected] of [
    [picture(400, 300).png(), /^c8501[34]/],
    [grey.toColourspace('b-w').png(), /^8[01]8[01]8[01]/],
    [sharp({ create: { width: 40, height: 40, channels: 4, background: '#00000000' } }).webp(), /^ffffff/],
  ] as const) {
    const name = await images.store(await made.toBuffer());
    assert.match(name, expected);
    assert.match(name, /^[0-9a-f]{32}\.webp$/);
  }
});

test('a served picture is cached for ever and can run nothing', async () => {
  const name = await publish(await picture(400, 300).webp().toBuffer());
  const { headers } = await service.guest().get(`/api/files/${name}`);
  assert.equal(headers.get('content-type'), 'image/webp');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.match(headers.get('content-security-policy') ?? '', /sandbox/);
  const etag = headers.get('etag') ?? '';
  const again = await service.guest().get(`/api/files/${name}`, { headers: { 'if-none-match': etag } });
  assert.deepEqual([again.status, again.text], [304, '']);
});

test('a link preview is a JPEG of a fixed size, created once', async () => {
  for (const [width, height] of [
    [1600, 900],
    [300, 700],
  ] as const) {
    const name = await publish(await picture(width, height).png().toBuffer());
    const path = `/api/files/${name.replace('.webp', '.jpg')}`;
    const response = await service.guest().fetch('GET', path);
    assert.equal(response.headers.get('content-type'), 'image/jpeg');
    assert.match(response.headers.get('cache-control') ?? '', /immutable/);
    const data = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(data).metadata();
    assert.deepEqual([metadata.format, metadata.width, metadata.height], ['jpeg', 1200, 630]);
    const folder = join(service.context.config.dataDir, 'files', name.slice(0, 32));
    assert.ok((await readdir(folder)).includes('preview.jpg'));
    assert.ok(data.equals((await images.readPreview(name.replace('.webp', '.jpg'))) ?? Buffer.alloc(0)));
    const etag = response.headers.get('etag') ?? '';
    const again = await service.guest().get(path, { headers: { 'if-none-match': etag } });
    assert.equal(again.status, 304);
    assert.equal(
      await images.exists(name.replace('.webp', '.jpg')),
      false,
      'no restaurant is given it as a picture',
    );
  }
});

test('a picture turned by its camera is upright, and carries no metadata', async () => {
  const turned = await picture(300, 200)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const stored = await images.read(await images.store(turned));
  const metadata = await sharp(stored?.data).metadata();
  assert.deepEqual([metadata.width, metadata.height, metadata.exif], [200, 300, undefined]);
});

test('refuses files that are no pictures, and stores nothing of them', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  const jpeg = await picture(400, 300).jpeg().toBuffer();
  const gif = await picture(40, 30).gif().toBuffer();
  for (const data of [
    svg,
    gif,
    Buffer.alloc(0),
    Buffer.from('hello'),
    jpeg.subarray(0, 300),
    Buffer.concat([jpeg.subarray(0, 3), svg]),
  ]) {
    await assert.rejects(images.store(data), { name: 'ServiceError', code: 'image_invalid' });
  }
  await assert.rejects(images.store(await picture(3, 3).png().toBuffer()), { code: 'image_invalid' });
  const folder = join(service.context.config.dataDir, 'files');
  assert.ok((await readdir(folder)).every((name) => !name.startsWith('.')));
});

/** A PNG with nothing behind its header, so it cannot be decoded. */
function headerOf(width: number, height: number, { depth = 8, colors = 2 } = {}): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, checksum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colors, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(10)))]);
}

for (const [what, data, code] of [
  ['a million pixels a line', headerOf(1_000_000, 50), 'image_too_large'],
  ['a line above the limit', headerOf(12_001, 100), 'image_too_large'],
  ['a hundred megapixels', headerOf(10_000, 10_000), 'image_too_large'],
  ['forty megapixels of eight bytes each', headerOf(8000, 5000, { depth: 16, colors: 6 }), 'image_too_large'],
  ['an allowed size', headerOf(8000, 5000), 'image_invalid'],
] as const) {
  test(`judges ${what} by the header, before decoding`, () => assert.rejects(images.store(data), { code }));
}

test('the same picture is stored once, also when it comes twice at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maida-images-'));
  try {
    const store = createImageStore(createDiskFiles(folder));
    const data = await picture(500, 500).jpeg().toBuffer();
    const names = await Promise.all([store.store(data), store.store(data), store.store(data)]);
    assert.equal(new Set(names).size, 1);
    assert.equal((await readdir(folder)).length, 1);
    assert.equal(await store.exists(names[0] ?? ''), true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('no name leads to another file', async () => {
  const name = await images.store(await picture(64, 64).png().toBuffer());
  for (const path of [
    `/api/files/${'0'.repeat(32)}.webp`,
    `/api/files/${'0'.repeat(32)}.jpg`,
    `/api/files/${name.slice(0, 32)}%2fpreview.jpg`,
    '/api/files/..%2f..%2fetc%2fpasswd',
    '/api/files/%2e%2e',
    `/api/files/..%5c${name}`,
    `/api/files/${name}%00.png`,
    `/api/files/${name.toUpperCase()}`,
    `/api/files/${name.slice(0, -5)}`,
    '/api/files/.',
  ]) {
    const { status, body } = await service.guest().get<Problem>(path);
    assert.deepEqual([status, body.code], [404, 'not_found'], path);
  }
  assert.equal(await images.exists('../files'), false);
});
