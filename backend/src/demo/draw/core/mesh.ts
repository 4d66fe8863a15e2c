import type { Geometry, Vertex } from './geometry.ts';
import type { Material } from './material.ts';
import { noise } from './noise.ts';
import { type Vec, add, cross, length, mix, mul, normalize, sub } from './vec.ts';

export interface GridOptions {
  readonly columns: number;
  readonly rows: number;
  /** The last column meets the first. */
  readonly closed?: boolean;
  /** Which numbers the material gets as u and v; the grid's own, 0 to 1, without it. */
  readonly uv?: (point: Vec, u: number, v: number) => readonly [number, number];
  readonly seed?: number;
}

/** A smooth surface through `at(u, v)`, both 0 to 1; it faces rows × columns (v × u). */
export function grid(
  geometry: Geometry,
  material: Material,
  options: GridOptions,
  at: (u: number, v: number) => Vec,
): void {
  const { columns, rows, closed = false, seed = 0 } = options;
  const points: Vec[] = [];
  for (let j = 0; j <= rows; j += 1)
    for (let i = 0; i <= columns; i += 1)
      points.push(at(closed && i === columns ? 0 : i / columns, j / rows));
  const point = (i: number, j: number): Vec => points[j * (columns + 1) + i] ?? [0, 0, 0];
  const normals = normalsOf(points, columns, rows, closed);
  const vertex = (i: number, j: number): Vertex => {
    const [u, v] = options.uv?.(point(i, j), i / columns, j / rows) ?? [i / columns, j / rows];
    return { at: point(i, j), normal: normals[j * (columns + 1) + i] ?? [0, 1, 0], u, v };
  };
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const [a, b, c, d] = [vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)];
      geometry.triangle([a, b, c], material, seed);
      geometry.triangle([a, c, d], material, seed);
    }
}

/** Area-weighted normals; points that coincide (seams, poles) share theirs. */
function normalsOf(points: readonly Vec[], columns: number, rows: number, closed: boolean): Vec[] {
  const sums: Vec[] = points.map(() => [0, 0, 0]);
  const give = (index: number, face: Vec): void => {
    sums[index] = add(sums[index] ?? [0, 0, 0], face);
  };
  for (let j = 0; j < rows; j += 1)
    for (let i = 0; i < columns; i += 1) {
      const corner = j * (columns + 1) + i;
      const [a, b, c, d] = [corner, corner + 1, corner + columns + 2, corner + columns + 1];
      const origin = points[a] ?? [0, 0, 0];
      const diagonal = sub(points[c] ?? origin, origin);
      const first = cross(diagonal, sub(points[b] ?? origin, origin));
      const second = cross(sub(points[d] ?? origin, origin), diagonal);
      for (const index of [a, b, c]) give(index, first);
      for (const index of [a, c, d]) give(index, second);
    }
  for (let j = 0; j <= rows; j += 1) mergeRow(points, sums, j * (columns + 1), columns, closed);
  return sums.map(normalize);
}

function mergeRow(
  points: readonly Vec[],
  sums: Vec[],
  start: number,
  columns: number,
  closed: boolean,
): void {
  const first = points[start] ?? [0, 0, 0];
  const isPole = length(sub(points[start + Math.floor(columns / 2)] ?? first, first)) < 1e-9;
  if (isPole) {
    const total = sums.slice(start, start + columns + 1).reduce(add, [0, 0, 0]);
    for (let i = 0; i <= columns; i += 1) sums[start + i] = total;
  } else if (closed) {
    const total = add(sums[start] ?? [0, 0, 0], sums[start + columns] ?? [0, 0, 0]);
    sums[start] = total;
    sums[start + columns] = total;
  }
}

export type Profile = readonly (readonly [radius: number, height: number])[];

/** Turns an outline around the upright axis; give it from the middle of the top outwards and down, or inside to outside. */
export function lathe(
  geometry: Geometry,
  material: Material,
  profile: Profile,
  options: { readonly segments?: number; readonly smooth?: number; readonly seed?: number } = {},
): void {
  const { segments = 72, smooth = 3, seed = 0 } = options;
  const line = rounded(profile, smooth);
  grid(geometry, material, { columns: segments, rows: line.length - 1, closed: true, seed }, (u, v) => {
    const [radius, height] = line[Math.round(v * (line.length - 1))] ?? [0, 0];
    const angle = u * 2 * Math.PI;
    return [Math.sin(angle) * radius, height, Math.cos(angle) * radius];
  });
}

/** Cuts the corners of an outline a few times (Chaikin), which rounds them and keeps the ends. */
export function rounded(profile: Profile, times: number): Profile {
  let line = profile;
  for (let round = 0; round < times; round += 1) {
    const next: (readonly [number, number])[] = [];
    line.forEach((point, index) => {
      const after = line[index + 1];
      if (index === 0 || !after) next.push(point);
      if (!after) return;
      if (index > 0) next.push([mix(point[0], after[0], 0.25), mix(point[1], after[1], 0.25)]);
      if (index + 2 < line.length) next.push([mix(point[0], after[0], 0.75), mix(point[1], after[1], 0.75)]);
    });
    line = next;
  }
  return line;
}

export interface TubeOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Radius along the way, 0 to 1. */
  readonly radius: (t: number) => number;
  /** Factor on the radius around the way, 0 to 1, and along it. */
  readonly section?: (angle: number, t: number) => number;
  /** Flattens the section: height over width. */
  readonly flat?: number;
  readonly seed?: number;
}

/** A tube around a path; end it with radius 0 to close it. */
export function tube(
  geometry: Geometry,
  material: Material,
  path: (t: number) => Vec,
  options: TubeOptions,
): void {
  const { columns = 16, rows = 24, radius, section, flat = 1, seed = 0 } = options;
  grid(geometry, material, { columns, rows, closed: true, seed }, (u, t) => {
    const here = path(t);
    const ahead = normalize(sub(path(Math.min(1, t + 0.01)), path(Math.max(0, t - 0.01))));
    const side =
      Math.abs(ahead[1]) > 0.95 ? normalize(cross(ahead, [1, 0, 0])) : normalize(cross(ahead, [0, 1, 0]));
    const up = cross(side, ahead);
    const angle = u * 2 * Math.PI;
    const size = radius(t) * (section?.(angle, t) ?? 1);
    const around = add(mul(side, Math.cos(angle) * size), mul(up, Math.sin(angle) * size * flat));
    return add(here, around);
  });
}

export interface BlobOptions {
  readonly size: Vec;
  /** How strongly noise pulls at the surface, as a share of the size. */
  readonly rough?: number;
  /** Bumps per size. */
  readonly bumps?: number;
  /** 2: ellipsoid; larger: boxier. */
  readonly square?: number;
  readonly detail?: number;
  readonly seed?: number;
}

/** A closed lump around the origin: potato, meat, bun, rounded box. */
export function blob(geometry: Geometry, material: Material, options: BlobOptions): void {
  const { size, rough = 0, bumps = 1.5, square = 2, detail = 20, seed = 0 } = options;
  grid(geometry, material, { columns: detail * 2, rows: detail, closed: true, seed }, (u, v) => {
    const polar = v * Math.PI;
    const angle = u * 2 * Math.PI;
    const ring = Math.sin(polar);
    const d: Vec =
      v === 0 || v === 1
        ? [0, Math.cos(polar), 0]
        : [ring * Math.sin(angle), Math.cos(polar), ring * Math.cos(angle)];
    const box =
      (Math.abs(d[0]) ** square + Math.abs(d[1]) ** square + Math.abs(d[2]) ** square) ** (-1 / square);
    const shift = seed * 91.7;
    const bump =
      1 +
      rough * noise(d[0] * bumps + shift, d[1] * bumps, d[2] * bumps - shift) +
      rough * 0.4 * noise(d[0] * bumps * 2.7, d[1] * bumps * 2.7 + shift, d[2] * bumps * 2.7);
    const k = box * bump;
    return [d[0] * size[0] * k, d[1] * size[1] * k, d[2] * size[2] * k];
  });
}

/** A round sheet of radius one scaled by `radius`, its height given at every point; u and v are the local x and z. */
export function mound(
  geometry: Geometry,
  material: Material,
  options: {
    readonly radius: number;
    readonly rings?: number;
    readonly segments?: number;
    readonly seed?: number;
  },
  height: (x: number, z: number) => number,
): void {
  const { radius, rings = 24, segments = 64, seed = 0 } = options;
  const uv = (point: Vec): [number, number] => [point[0], point[2]];
  grid(geometry, material, { columns: segments, rows: rings, closed: true, uv, seed }, (u, v) => {
    const angle = u * 2 * Math.PI;
    const x = v === 0 ? 0 : Math.sin(angle) * radius * v;
    const z = v === 0 ? 0 : Math.cos(angle) * radius * v;
    return [x, height(x, z), z];
  });
}

/** A rectangular sheet in the x–z plane with a height at every point; u and v are the local x and z. */
export function sheet(
  geometry: Geometry,
  material: Material,
  options: {
    readonly width: number;
    readonly depth: number;
    readonly columns?: number;
    readonly rows?: number;
    readonly seed?: number;
  },
  height: (x: number, z: number) => number = () => 0,
): void {
  const { width, depth, columns = 1, rows = 1, seed = 0 } = options;
  const uv = (point: Vec): [number, number] => [point[0], point[2]];
  grid(geometry, material, { columns, rows, uv, seed }, (u, v) => {
    const x = (u - 0.5) * width;
    const z = (v - 0.5) * depth;
    return [x, height(x, z), z];
  });
}
