import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureKey } from '../picture-keys.ts';
import { develop } from './core/develop.ts';
import { render } from './core/render.ts';
import { DRAWINGS } from './drawings.ts';
import { fileOf, kindOf, sizeOf } from './list.ts';
import { EXPOSURE, QUALITY, stage } from './studio.ts';

export interface DrawOrder {
  readonly key: PictureKey;
  /** Light paths per pixel; the usual number when null. */
  readonly samples: number | null;
  /** Size of the rendering, relative to the picture; the usual one when null. */
  readonly scale: number | null;
  /** A folder for PNG files to look at; null draws the picture of the demo set. */
  readonly out: string | null;
}

async function draw(order: DrawOrder): Promise<string> {
  const started = Date.now();
  const kind = kindOf(order.key);
  const picture = DRAWINGS[order.key];
  const { vignette, samples, scale } = QUALITY[kind];
  const size = sizeOf(kind);
  const width = Math.round(size.width * (order.scale ?? scale));
  const height = Math.round(size.height * (order.scale ?? scale));
  const film = render(stage(picture, kind), { width, height, samples: order.samples ?? samples });
  const pixels = await develop(film, { exposure: (picture.exposure ?? 1) * EXPOSURE, vignette });
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const { size: bytes } =
    order.out === null
      ? await image.resize(size.width, size.height).webp({ quality: 80, effort: 6 }).toFile(fileOf(order.key))
      : await image.png().toFile(`${order.out}/${order.key}.png`);
  return `${order.key}: ${String(Math.round((Date.now() - started) / 1000))} s, ${String(Math.round(bytes / 1024))} KB`;
}

parentPort?.on('message', (order: DrawOrder) => {
  void draw(order).then((line) => {
    parentPort?.postMessage(line);
  });
});
