import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import sharp from 'sharp';
import { picturesForm } from '../../features/file/testing.ts';
import { createTestRestaurant, showPicture, type TestRestaurant } from '../../features/restaurant/testing.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService();
  kitchen = await createTestRestaurant(service);
});
after(() => service.close());

const HOSTILE = {
  html: '<!doctype html><script>alert("PAYLOAD")</script>',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" onload="PAYLOAD()"/>',
  zip: 'PK\u0003\u0004PAYLOAD.jar',
  pdf: '%PDF-1.7 PAYLOAD',
  php: '<?php PAYLOAD ?>',
  script: '*/=1;alert("PAYLOAD")/*',
};

/** A JPEG with a text in a comment right behind its beginning. */
function withComment(jpeg: Buffer, text: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(Buffer.byteLength(text) + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(text), jpeg.subarray(2)]);
}

for (const [what, text] of Object.entries(HOSTILE)) {
  test(`a JPEG that is also ${what} is served as a picture, without anything of that`, async () => {
    const jpeg = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#a52' } })
      .jpeg()
      .toBuffer();
    for (const data of [
      Buffer.concat([jpeg, Buffer.from(text)]),
      withComment(jpeg, text),
      await sharp(jpeg)
        .withExif({ IFD0: { Copyright: text } })
        .jpeg()
        .toBuffer(),
    ]) {
      const path = `/api/restaurant/${kitchen.restaurant.id}/upload?use=dish`;
      const sent = await kitchen.owner.send<{ stored: string[] }>('POST', path, { form: picturesForm(data) });
      assert.equal(sent.status, 200, sent.text);
      const [address = ''] = sent.body.stored;
      await showPicture(service, kitchen, address.split('/').at(-1) ?? '');
      for (const [file, type] of [
        [address, 'image/webp'],
        [address.replace('.webp', '.jpg'), 'image/jpeg'],
      ] as const) {
        const reply = await service.guest().fetch('GET', file);
        assert.equal(reply.headers.get('content-type'), type);
        assert.equal(reply.headers.get('x-content-type-options'), 'nosniff');
        assert.match(reply.headers.get('content-security-policy') ?? '', /default-src 'none'; sandbox/);
        assert.ok(!Buffer.from(await reply.arrayBuffer()).includes('PAYLOAD'));
      }
    }
  });
}

test('what only says that it is a picture is refused, whatever name and type it carries', async () => {
  for (const text of Object.values(HOSTILE)) {
    const form = new FormData();
    form.append('images', new Blob([text], { type: 'image/jpeg' }), 'dish.jpg');
    const path = `/api/restaurant/${kitchen.restaurant.id}/upload?use=dish`;
    assert.equal((await kitchen.owner.send('POST', path, { form })).status, 422);
  }
});
