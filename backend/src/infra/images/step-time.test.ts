import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { refusePicture } from './check-picture.ts';
import { encodePicture, withDecoded } from './encode-picture.ts';
import { IMAGE_LIMITS } from './image-limits.ts';

const picture = (width: number) =>
  sharp({ create: { width, height: 500, channels: 3, background: { r: 200, g: 80, b: 20 } } });

test('decoding and each width that is encoded have a limit of time', async () => {
  const data = await picture(700).png().toBuffer();
  const { timeout } = picture(1);
  const seconds: number[] = [];
  const spy = mock.method(
    Object.getPrototypeOf(picture(1)) as Sharp,
    'timeout',
    function spied(this: Sharp, options: { seconds: number }) {
      seconds.push(options.seconds);
      return timeout.call(this, options);
    },
  );
  const files = await withDecoded(data, {}, (decoded) => encodePicture(decoded, undefined));
  spy.mock.restore();
  assert.deepEqual(
    files.map(({ name }) => name).filter((name) => name.endsWith('.webp')),
    ['320.webp', '640.webp', '700.webp'],
  );
  assert.deepEqual(
    seconds,
    Array.from({ length: 1 + 3 }, () => IMAGE_LIMITS.stepSeconds),
  );
});

test('a picture that takes too long is refused for now', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const large = sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'black', noise } });
  const work = large.timeout({ seconds: 1 }).avif({ effort: 6 }).toBuffer();
  await assert.rejects(work.catch(refusePicture), { code: 'unavailable' });
});
