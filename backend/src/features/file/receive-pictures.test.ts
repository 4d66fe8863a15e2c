import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant, type TestRestaurant } from '../restaurant/testing.ts';
import { picturesForm, testPicture } from './testing.ts';
import { uploadFolder } from './upload-folder.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

const pathOf = ({ restaurant }: TestRestaurant) => `/api/restaurant/${restaurant.id}/upload?use=dish`;

interface RawUpload {
  readonly from: TestRestaurant;
  readonly form: FormData;
  /** What is sent of the body; the rest never comes. */
  readonly bytes?: number;
}

/** Sends an upload byte by byte, as no browser lets a script do. */
async function sendRaw({ from, form, bytes }: RawUpload): Promise<ClientRequest> {
  const body = new Response(form);
  const data = Buffer.from(await body.arrayBuffer());
  const cookies = ['maida_session', 'XSRF-TOKEN'].map((name) => `${name}=${from.owner.cookie(name) ?? ''}`);
  const sending = request(`${service.url}${pathOf(from)}`, {
    method: 'POST',
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'content-length': data.length,
      'x-xsrf-token': from.owner.cookie('XSRF-TOKEN') ?? '',
      'sec-fetch-site': 'same-origin',
      cookie: cookies.join('; '),
    },
  });
  sending.on('error', () => undefined);
  if (bytes === undefined) await new Promise<void>((resolve) => sending.end(data, resolve));
  else await new Promise((resolve) => sending.write(data.subarray(0, bytes), resolve));
  return sending;
}

/** Sends a whole upload and leaves without waiting for the reply. */
async function sendAndLeave(form: FormData): Promise<void> {
  const sending = await sendRaw({ from: kitchen, form });
  while ((await filesOnTheirWay()).length === 0) await sleep(2);
  sending.destroy();
}

const filesOnTheirWay = () => readdir(uploadFolder(service.context.config.dataDir)).catch(() => []);

/** The files of an upload are deleted once its reply has ended, which its sender may see first. */
async function assertNoFiles(): Promise<void> {
  for (let attempt = 0; attempt < 3000 && (await filesOnTheirWay()).length > 0; attempt += 1) await sleep(20);
  assert.deepEqual(await filesOnTheirWay(), []);
}

test('decodes nothing more once the sender has left', async () => {
  const large = await Promise.all(
    Array.from({ length: 6 }, (_, index) => {
      const background = { r: index * 40, g: 0, b: 0 };
      return sharp({ create: { width: 4000, height: 3000, channels: 3, background } })
        .png()
        .toBuffer();
    }),
  );
  await sendAndLeave(picturesForm(...large));
  const form = picturesForm(await testPicture());
  // An account's pictures are handled one after the other, so this one comes after those of the upload.
  assert.equal((await kitchen.owner.send('POST', pathOf(kitchen), { form })).status, 200);
  const stored = await service.context.images.ids();
  assert.ok(stored.length <= 2, `${stored.length - 1} of 6 were stored for nobody`);
  await assertNoFiles();
});

test('leaves no files behind, also of a refused upload', async () => {
  for (const [form, status] of [
    [picturesForm(await testPicture(), Buffer.from('no picture')), 422],
    [picturesForm(...Array.from({ length: 13 }, () => Buffer.from('too many'))), 413],
    [picturesForm(Buffer.alloc(13 * 1024 * 1024)), 413],
  ] as const) {
    assert.equal((await kitchen.owner.send('POST', pathOf(kitchen), { form })).status, status);
    await assertNoFiles();
  }
});

test('an account has so many uploads at once, and the next are refused', async () => {
  const other = await createTestRestaurant(service);
  const one = picturesForm(await testPicture(3000, 2000));
  const replies = await Promise.all([
    ...Array.from({ length: 12 }, () => kitchen.owner.send('POST', pathOf(kitchen), { form: one })),
    other.owner.send('POST', pathOf(other), { form: picturesForm(await testPicture()) }),
  ]);
  const statuses = replies.map(({ status }) => status);
  assert.equal(statuses.pop(), 200, 'another account is not held up');
  assert.ok(statuses.filter((status) => status === 200).length >= 3, statuses.join(' '));
  assert.ok(statuses.includes(429), statuses.join(' '));
  assert.ok(
    statuses.every((status) => status === 200 || status === 429),
    statuses.join(' '),
  );
});

test('accounts that nobody has approved take no place from an approved owner by sending slowly', async () => {
  const form = picturesForm(await testPicture());
  const strangers = await Promise.all(
    Array.from({ length: 15 }, () => createTestRestaurant(service, { user: { confirmed: false } })),
  );
  const slow = await Promise.all(
    strangers.flatMap((from) => [1, 2, 3].map(() => sendRaw({ from, form, bytes: 200 }))),
  );
  const refusals = slow.map((sending) => once(sending, 'response').catch(() => undefined));
  await Promise.any(refusals);
  for (let upload = 0; upload < 5; upload += 1) {
    assert.equal((await kitchen.owner.send('POST', pathOf(kitchen), { form })).status, 200);
  }
  for (const sending of slow) sending.destroy();
  await Promise.all(refusals);
});
