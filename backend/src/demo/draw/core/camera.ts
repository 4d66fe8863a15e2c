import { type Vec, add, cross, mul, normalize, sub } from './vec.ts';

/** A camera that looks at `target` from `distance` away. */
export interface CameraOptions {
  readonly target: Vec;
  readonly distance: number;
  /** Degrees above the table. */
  readonly elevation: number;
  /** Degrees around the table; 0 stands at the near side. */
  readonly azimuth: number;
  /** Full vertical angle of view in degrees. */
  readonly view: number;
  /** Radius of the lens; the larger, the softer what lies before and behind the target. */
  readonly lens: number;
  /** Where it is sharp, relative to the target's distance; 1 is the target itself. */
  readonly focus?: number;
}

/** Makes rays for points of the picture. */
export class Camera {
  readonly #eye: Vec;
  readonly #forward: Vec;
  readonly #right: Vec;
  readonly #up: Vec;
  readonly #options: CameraOptions;
  readonly #half: number;
  readonly #aspect: number;
  readonly origin: [number, number, number] = [0, 0, 0];
  readonly direction: [number, number, number] = [0, 0, -1];

  constructor(options: CameraOptions, aspect: number) {
    const elevation = (options.elevation * Math.PI) / 180;
    const azimuth = (options.azimuth * Math.PI) / 180;
    const away: Vec = [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      Math.cos(azimuth) * Math.cos(elevation),
    ];
    this.#options = options;
    this.#aspect = aspect;
    this.#half = Math.tan((options.view * Math.PI) / 360);
    this.#eye = add(options.target, mul(away, options.distance));
    this.#forward = normalize(sub(options.target, this.#eye));
    this.#right = normalize(cross(this.#forward, [0, 1, -0.0001]));
    this.#up = cross(this.#right, this.#forward);
  }

  /** Aims at a point of the picture, -1 to 1 from left to right and from bottom to top, through a point of the lens. */
  aim(x: number, y: number, a: number, b: number): void {
    const { lens, distance, focus = 1 } = this.#options;
    const radius = Math.sqrt(a) * lens;
    const lx = Math.cos(b * 2 * Math.PI) * radius;
    const ly = Math.sin(b * 2 * Math.PI) * radius;
    const px = x * this.#half * this.#aspect;
    const py = y * this.#half;
    const depth = distance * focus;
    const d: [number, number, number] = [0, 0, 0];
    for (const axis of [0, 1, 2] as const) {
      const shift = this.#right[axis] * lx + this.#up[axis] * ly;
      const ray = this.#forward[axis] + this.#right[axis] * px + this.#up[axis] * py;
      this.origin[axis] = this.#eye[axis] + shift;
      d[axis] = ray * depth - shift;
    }
    const k = 1 / Math.hypot(...d);
    for (const axis of [0, 1, 2] as const) this.direction[axis] = d[axis] * k;
  }
}
