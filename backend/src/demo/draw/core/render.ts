import { Camera, type CameraOptions } from './camera.ts';
import { type Film, newFilm } from './film.ts';
import type { Geometry } from './geometry.ts';
import { Light, type LightOptions } from './light.ts';
import { Rays } from './rays.ts';
import { Sampler } from './sampler.ts';
import { Tracer } from './trace.ts';

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

/** Renders a scene by path tracing. The same scene and size give the same film. */
export function render(scene: Scene, size: RenderSize): Film {
  const { width, height, samples } = size;
  const film = newFilm(width, height);
  const camera = new Camera(scene.camera, width / height);
  const tracer = new Tracer(new Rays(scene.geometry), new Light(scene.light));
  const sampler = new Sampler();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let sample = 0; sample < samples; sample += 1) {
        sampler.begin(x, y, sample);
        const px = ((x + sampler.next()) / width) * 2 - 1;
        const py = 1 - ((y + sampler.next()) / height) * 2;
        camera.aim(px, py, sampler.next(), sampler.next());
        tracer.trace(...camera.origin, ...camera.direction, sampler);
        expose(film, (y * width + x) * 3, tracer, sample, samples);
      }
  return film;
}

function expose(film: Film, at: number, t: Tracer, sample: number, samples: number): void {
  const half = sample % 2 === 0 ? film.even : film.odd;
  const k = 2 / samples;
  const values = [t.r, t.g, t.b];
  const albedo = [t.albedoR, t.albedoG, t.albedoB];
  const normal = [t.normalX, t.normalY, t.normalZ];
  for (let axis = 0; axis < 3; axis += 1) {
    half[at + axis] = (half[at + axis] ?? 0) + (values[axis] ?? 0) * k;
    film.albedo[at + axis] = (film.albedo[at + axis] ?? 0) + (albedo[axis] ?? 0) / samples;
    film.normal[at + axis] = (film.normal[at + axis] ?? 0) + (normal[axis] ?? 0) / samples;
  }
}
