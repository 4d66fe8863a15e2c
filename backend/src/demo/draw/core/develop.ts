import sharp from 'sharp';
import type { Film } from './film.ts';
import { denoise } from './denoise.ts';
import { clamp, f32 } from './vec.ts';

export interface Development {
  readonly exposure: number;
  /** 0 none; how much darker the corners get. */
  readonly vignette: number;
}

/** Bright parts bleed a little into their surroundings, as in a lens. */
const BLOOM = 0.045;
const BLOOM_CEILING = 4;

/** Film curve: deep but open shadows, highlights that roll off instead of clipping (after Hable and ACES). */
function curve(x: number): number {
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1);
}

/** Turns a film into 8-bit sRGB pixels. */
export async function develop(film: Film, options: Development): Promise<Buffer> {
  const { width, height } = film;
  const light = denoise(film);
  const glow = await bloomOf(light, width, height);
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const dx = (x / width) * 2 - 1;
      const dy = (y / height) * 2 - 1;
      const shade = options.exposure * (1 - options.vignette * (dx * dx + dy * dy) ** 1.2 * 0.5);
      const rgb = [0, 1, 2].map((axis) => f32(light, at + axis) * (1 - BLOOM) + f32(glow, at + axis) * BLOOM);
      const grey = (rgb[0] ?? 0) * 0.25 + (rgb[1] ?? 0) * 0.6 + (rgb[2] ?? 0) * 0.15;
      for (let axis = 0; axis < 3; axis += 1) {
        const value = Math.max(0, grey + ((rgb[axis] ?? 0) - grey) * 1.02) * shade;
        pixels[at + axis] = Math.round(curve(value) ** (1 / 2.2) * 255);
      }
    }
  return pixels;
}

async function bloomOf(light: Float32Array, width: number, height: number): Promise<Float32Array> {
  const bytes = Uint8Array.from(light, (value) => Math.round(clamp(value / BLOOM_CEILING, 0, 1) * 255));
  const raw = { width, height, channels: 3 as const };
  const blurred = await sharp(bytes, { raw })
    .blur(width / 60)
    .raw()
    .toBuffer();
  return Float32Array.from(blurred, (value) => (value / 255) * BLOOM_CEILING);
}
