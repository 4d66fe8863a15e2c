import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { develop } from './core/develop.ts';
import { render } from './core/render.ts';
import { PICTURES } from './pictures.ts';
import { EXPOSURE, stage } from './studio.ts';

interface Order {
  readonly key: string;
  readonly samples: number;
  readonly scale: number;
  readonly out: string | null;
}

async function draw(order: Order): Promise<string> {
  const started = Date.now();
  const picture = PICTURES[order.key];
  if (!picture) return `${order.key}: no drawing`;
  const kind = order.key.startsWith('banner-') ? 'banner' : 'dish';
  const width = Math.round((kind === 'banner' ? 1280 : 640) * order.scale);
  const height = Math.round((kind === 'banner' ? 720 : 640) * order.scale);
  const scene = stage(picture, kind);
  const film = render(scene, { width, height, samples: order.samples });
  const pixels = await develop(film, { exposure: (picture.exposure ?? 1) * EXPOSURE, vignette: kind === 'banner' ? 0.42 : 0.3 });
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  const file = order.out === null ? new URL(`../pictures/${order.key}.webp`, import.meta.url).pathname : `${order.out}/${order.key}.png`;
  const info = order.out === null ? await image.webp({ quality: 82, effort: 6 }).toFile(file) : await image.png().toFile(file);
  return `${order.key}: ${String(Math.round((Date.now() - started) / 1000))} s, ${String(Math.round(info.size / 1024))} KB`;
}

parentPort?.on('message', (order: Order) => {
  void draw(order).then((line) => {
    parentPort?.postMessage(line);
  });
});
