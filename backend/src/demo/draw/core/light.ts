import { type Vec, cross, dot, normalize } from './vec.ts';

/** A window of soft daylight and the room around it. */
export interface LightOptions {
  /** Direction to the window's middle, in degrees: 0 is the far side of the table, 90 its right, -90 its left. */
  readonly azimuth: number;
  readonly elevation: number;
  /** Half width and half height of the window at distance one. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** Radiance of the window, linear. */
  readonly window: Vec;
  /** Radiance of the room above and at the horizon. */
  readonly above: Vec;
  readonly horizon: Vec;
}

const PANES = 3;
const BAR = 0.035;

/** Light from far away: the key light (the window) is sampled on purpose, the room by chance. */
export class Light {
  readonly options: LightOptions;
  readonly #toWindow: Vec;
  readonly #right: Vec;
  readonly #up: Vec;
  /** Direction, radiance and solid-angle density of the last sample. */
  dx = 0;
  dy = 1;
  dz = 0;
  density = 1;

  constructor(options: LightOptions) {
    this.options = options;
    const azimuth = (options.azimuth * Math.PI) / 180;
    const elevation = (options.elevation * Math.PI) / 180;
    this.#toWindow = [
      Math.sin(azimuth) * Math.cos(elevation),
      Math.sin(elevation),
      -Math.cos(azimuth) * Math.cos(elevation),
    ];
    this.#right = normalize(cross(this.#toWindow, [0, 1, 0]));
    this.#up = cross(this.#right, this.#toWindow);
  }

  /** A direction to the window, from two numbers in [0, 1). */
  sample(a: number, b: number): void {
    const { halfWidth, halfHeight } = this.options;
    const x = (a * 2 - 1) * halfWidth;
    const y = (b * 2 - 1) * halfHeight;
    const distance2 = 1 + x * x + y * y;
    const k = 1 / Math.sqrt(distance2);
    this.dx = (this.#toWindow[0] + x * this.#right[0] + y * this.#up[0]) * k;
    this.dy = (this.#toWindow[1] + x * this.#right[1] + y * this.#up[1]) * k;
    this.dz = (this.#toWindow[2] + x * this.#right[2] + y * this.#up[2]) * k;
    this.density = (distance2 * Math.sqrt(distance2)) / (4 * halfWidth * halfHeight);
  }

  /** What a ray that leaves the scene sees; the window only where it was not sampled before. */
  radiance(dx: number, dy: number, dz: number, withWindow: boolean): Vec {
    const { above, horizon, window } = this.options;
    const direction: Vec = [dx, dy, dz];
    if (withWindow && this.#seesWindow(direction)) return window;
    const t = Math.max(0, dy) ** 0.7;
    const side = 0.8 + 0.35 * Math.max(0, dot(direction, this.#toWindow));
    return [
      (horizon[0] + (above[0] - horizon[0]) * t) * side,
      (horizon[1] + (above[1] - horizon[1]) * t) * side,
      (horizon[2] + (above[2] - horizon[2]) * t) * side,
    ];
  }

  /** The window's bars are only seen in reflections. */
  #seesWindow(direction: Vec): boolean {
    const forward = dot(direction, this.#toWindow);
    if (forward <= 0) return false;
    const x = dot(direction, this.#right) / forward / this.options.halfWidth;
    const y = dot(direction, this.#up) / forward / this.options.halfHeight;
    if (Math.abs(x) > 1 || Math.abs(y) > 1) return false;
    const pane = (((x + 1) / 2) * PANES) % 1;
    return pane > BAR && pane < 1 - BAR && Math.abs(y) > BAR;
  }
}
