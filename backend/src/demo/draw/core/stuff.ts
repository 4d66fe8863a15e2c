import type { Material, MaterialKind, Surface } from './material.ts';
import { fbm, noise } from './noise.ts';
import { type Vec, color, mixVec } from './vec.ts';

export interface StuffOptions {
  readonly color: string;
  /** A second colour, mixed in by noise. */
  readonly other?: string;
  /** Noise cells per centimetre of the mixture. */
  readonly grain?: number;
  /** -1 to 1: how much of the second colour. */
  readonly share?: number;
  /** How much shapes of this stuff differ in brightness. */
  readonly vary?: number;
  readonly rough?: number;
  readonly specular?: number;
  readonly through?: number;
  /** Depth of small bumps, and how many of them a centimetre has. */
  readonly bump?: number;
  readonly bumps?: number;
  readonly kind?: MaterialKind;
  readonly glow?: number;
  /** Anything more particular, after the rest. */
  readonly finish?: (surface: Surface) => void;
}

/** A material from a few words about it. */
export function stuff(options: StuffOptions): Material {
  const base = color(options.color);
  const other = options.other === undefined ? base : color(options.other);
  const {
    grain = 1,
    share = 0,
    vary = 0,
    rough = 0.6,
    specular = 0.04,
    through = 0,
    bump = 0,
    bumps = 4,
  } = options;
  return {
    kind: options.kind ?? 'opaque',
    shade(s) {
      const shift = s.seed * 13.7;
      let r = base;
      if (other !== base) {
        const n = fbm(s.x * grain + shift, s.y * grain, s.z * grain - shift, 3);
        r = mixVec(base, other, Math.min(1, Math.max(0, 0.5 + share / 2 + n * 1.4)));
      }
      const k = vary === 0 ? 1 : 1 + vary * (((s.seed * 7919) % 1) * 2 - 1);
      paint(s, r, k);
      s.rough = rough;
      s.specular = specular;
      s.through = through;
      s.glow = options.glow ?? 0;
      if (bump > 0) ruffle(s, bump, bumps);
      options.finish?.(s);
    },
  };
}

export function paint(s: Surface, albedo: Vec, k = 1): void {
  s.r = Math.min(0.98, albedo[0] * k);
  s.g = Math.min(0.98, albedo[1] * k);
  s.b = Math.min(0.98, albedo[2] * k);
}

/** Mixes a colour into what is painted already. */
export function blend(s: Surface, albedo: Vec, t: number): void {
  s.r += (albedo[0] - s.r) * t;
  s.g += (albedo[1] - s.g) * t;
  s.b += (albedo[2] - s.b) * t;
}

/** Tilts the normal as small bumps would. */
export function ruffle(s: Surface, depth: number, perCentimetre: number): void {
  tilt(s, depth / perCentimetre, (x, y, z) => {
    const k = perCentimetre;
    return noise(x * k, y * k, z * k) + 0.5 * noise(x * k * 2.3, y * k * 2.3 + 9, z * k * 2.3);
  });
}

/** Tilts the normal to the slope of a height given in space, in centimetres. */
export function tilt(s: Surface, k: number, height: (x: number, y: number, z: number) => number): void {
  const e = 0.01;
  const here = height(s.x, s.y, s.z);
  const gx = (height(s.x + e, s.y, s.z) - here) / e;
  const gy = (height(s.x, s.y + e, s.z) - here) / e;
  const gz = (height(s.x, s.y, s.z + e) - here) / e;
  const along = gx * s.nx + gy * s.ny + gz * s.nz;
  const nx = s.nx - k * (gx - along * s.nx);
  const ny = s.ny - k * (gy - along * s.ny);
  const nz = s.nz - k * (gz - along * s.nz);
  const size = 1 / Math.hypot(nx, ny, nz);
  s.nx = nx * size;
  s.ny = ny * size;
  s.nz = nz * size;
}
