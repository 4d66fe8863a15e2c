import { type Film, average } from './film.ts';
import { f32 } from './vec.ts';

const PASSES = 3;
const KERNEL = [0.0625, 0.25, 0.375, 0.25, 0.0625] as const;
const ALBEDO_FLOOR = 0.03;

/**
 * Smooths the light of a picture but not its colours: the light is parted from the albedo, blurred where
 * neighbours face the same way and differ by no more than the noise, and put back.
 */
export function denoise(sums: Film): Float32Array {
  const film = average(sums);
  const { width, height, albedo } = film;
  let light = new Float32Array(width * height * 3);
  const raw = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const base = f32(albedo, at) + ALBEDO_FLOOR;
    light[at] = (f32(film.even, at) + f32(film.odd, at)) / 2 / base;
    const pixel = Math.floor(at / 3);
    const half = (f32(film.even, at) - f32(film.odd, at)) / 2 / base;
    raw[pixel] = f32(raw, pixel) + (half * half) / 3;
  }
  const noise = blurBox(raw, width, height);
  light = withoutSparks(light, width, height);
  for (let pass = 0; pass < PASSES; pass += 1) light = smooth(film, light, noise, 1 << pass, 0.5 ** pass);
  return light.map((value, at) => value * (f32(albedo, at) + ALBEDO_FLOOR));
}

/** Lowers single pixels that outshine all their neighbours: chance, not light. */
function withoutSparks(light: Float32Array, width: number, height: number): Float32Array<ArrayBuffer> {
  const result = Float32Array.from(light);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1)
      for (let axis = 0; axis < 3; axis += 1) {
        const at = (y * width + x) * 3 + axis;
        let first = 0;
        let second = 0;
        for (let j = -1; j <= 1; j += 1)
          for (let i = -1; i <= 1; i += 1) {
            if (i === 0 && j === 0) continue;
            const value = f32(light, at + (j * width + i) * 3);
            if (value > first) {
              second = first;
              first = value;
            } else if (value > second) second = value;
          }
        const ceiling = second * 1.15;
        if (f32(light, at) > ceiling) result[at] = ceiling;
      }
  return result;
}

/** Means over a square of five by five. */
export function blurBox(source: Float32Array, width: number, height: number): Float32Array {
  const result = new Float32Array(source.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j += 1)
        for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i += 1) {
          sum += f32(source, j * width + i);
          count += 1;
        }
      result[y * width + x] = sum / count;
    }
  return result;
}

function smooth(
  film: Film,
  light: Float32Array,
  noise: Float32Array,
  step: number,
  k: number,
): Float32Array<ArrayBuffer> {
  const { width, height } = film;
  const result = new Float32Array(light.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const here = y * width + x;
      const tolerance = 4 * k * f32(noise, here) + 1e-5;
      let [r, g, b, total] = [0, 0, 0, 0];
      for (let j = -2; j <= 2; j += 1) {
        const v = y + j * step;
        if (v < 0 || v >= height) continue;
        for (let i = -2; i <= 2; i += 1) {
          const u = x + i * step;
          if (u < 0 || u >= width) continue;
          const there = v * width + u;
          const w =
            (KERNEL[i + 2] ?? 0) * (KERNEL[j + 2] ?? 0) * likeness(film, light, here, there, tolerance);
          r += w * f32(light, there * 3);
          g += w * f32(light, there * 3 + 1);
          b += w * f32(light, there * 3 + 2);
          total += w;
        }
      }
      result[here * 3] = r / total;
      result[here * 3 + 1] = g / total;
      result[here * 3 + 2] = b / total;
    }
  return result;
}

function likeness(film: Film, light: Float32Array, here: number, there: number, tolerance: number): number {
  let bend = 0;
  let tint = 0;
  let glow = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const p = here * 3 + axis;
    const q = there * 3 + axis;
    bend += (f32(film.normal, p) - f32(film.normal, q)) ** 2;
    tint += (f32(film.albedo, p) - f32(film.albedo, q)) ** 2;
    glow += (f32(light, p) - f32(light, q)) ** 2 / 3;
  }
  return Math.exp(-bend * 12 - tint * 30 - glow / tolerance);
}
