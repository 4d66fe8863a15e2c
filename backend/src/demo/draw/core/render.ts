import { Camera, type CameraOptions } from './camera.ts';
import { blurBox } from './denoise.ts';
import { type Film, newFilm } from './film.ts';
import type { Geometry } from './geometry.ts';
import { Light, type LightOptions } from './light.ts';
import { Rays } from './rays.ts';
import { Sampler } from './sampler.ts';
import { Tracer } from './trace.ts';
import { f32 } from './vec.ts';

export interface Scene {
  readonly geometry: Geometry;
  readonly light: LightOptions;
  readonly camera: CameraOptions;
}

export interface RenderSize {
  readonly width: number;
  readonly height: number;
  /** Light paths per pixel. */
  readonly samples: number;
}

/** Share of a picture, its noisiest part, that gets the second helping of samples. */
const NOISY_SHARE = 0.45;
/** How many samples that helping has, times the first. */
const HELPING = 2;

/**
 * Renders a scene by path tracing: every pixel gets `samples` paths, the noisiest ones more.
 * The same scene and size give the same film.
 */
export function render(scene: Scene, size: RenderSize): Film {
  const { width, height, samples } = size;
  const film = newFilm(width, height);
  const camera = new Camera(scene.camera, width / height);
  const tracer = new Tracer(new Rays(scene.geometry), new Light(scene.light));
  const sampler = new Sampler();
  const sample = (pixel: number, index: number): void => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    sampler.begin(x, y, index);
    const px = ((x + sampler.next()) / width) * 2 - 1;
    const py = 1 - ((y + sampler.next()) / height) * 2;
    camera.aim(px, py, sampler.next(), sampler.next());
    tracer.trace(...camera.origin, ...camera.direction, sampler);
    expose(film, pixel, tracer, index);
  };
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let index = 0; index < samples; index += 1) sample(pixel, index);
  for (const pixel of noisyPixels(film))
    for (let index = samples; index < samples * (1 + HELPING); index += 1) sample(pixel, index);
  return film;
}

function expose(film: Film, pixel: number, t: Tracer, index: number): void {
  const at = pixel * 3;
  const half = index % 2 === 0 ? film.even : film.odd;
  const values = [t.r, t.g, t.b];
  const albedo = [t.albedoR, t.albedoG, t.albedoB];
  const normal = [t.normalX, t.normalY, t.normalZ];
  for (let axis = 0; axis < 3; axis += 1) {
    half[at + axis] = f32(half, at + axis) + (values[axis] ?? 0);
    film.albedo[at + axis] = f32(film.albedo, at + axis) + (albedo[axis] ?? 0);
    film.normal[at + axis] = f32(film.normal, at + axis) + (normal[axis] ?? 0);
  }
  film.counts[pixel] = f32(film.counts, pixel) + 1;
}

/** Pixels whose surroundings differ most between the two halves of their samples, as the eye would see it. */
function noisyPixels(film: Film): number[] {
  const { width, height, even, odd } = film;
  const seen = (value: number): number => Math.sqrt(Math.min(value, 4));
  const raw = new Float32Array(width * height);
  for (let pixel = 0; pixel < raw.length; pixel += 1) {
    const k = 2 / f32(film.counts, pixel);
    for (let axis = 0; axis < 3; axis += 1) {
      const at = pixel * 3 + axis;
      raw[pixel] = f32(raw, pixel) + (seen(f32(even, at) * k) - seen(f32(odd, at) * k)) ** 2;
    }
  }
  const noise = blurBox(raw, width, height);
  const limit = Float32Array.from(noise).sort()[Math.floor(noise.length * (1 - NOISY_SHARE))] ?? 0;
  return Array.from(noise.keys()).filter((pixel) => f32(noise, pixel) >= limit);
}
