/** A point, direction or linear colour. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The unit vector of `a`; straight up for a vector of no length. */
export function normalize(a: Vec): Vec {
  const size = length(a);
  return size > 1e-12 ? mul(a, 1 / size) : [0, 1, 0];
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const mixVec = (a: Vec, b: Vec, t: number): Vec => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];
export const clamp = (x: number, low: number, high: number): number => (x < low ? low : x > high ? high : x);

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A linear colour from `#rrggbb`. */
export function color(hex: string): Vec {
  const channel = (at: number): number => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [channel(1), channel(3), channel(5)];
}

/** Element of a typed array; the index is the caller's responsibility. */
export const f32 = (array: Float32Array, index: number): number => array[index] ?? 0;
export const i32 = (array: Int32Array, index: number): number => array[index] ?? 0;
