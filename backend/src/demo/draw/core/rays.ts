import { type Tree, buildTree } from './bvh.ts';
import { ELLIPSOID_STRIDE, type Geometry, TRIANGLE_STRIDE } from './geometry.ts';
import type { Material, Surface } from './material.ts';
import { f32, i32 } from './vec.ts';

const EPSILON = 1e-4;
const FAR = 1e9;

/** The nearest shape a ray met. */
export class Hit {
  t = 0;
  /** -1: nothing. */
  shape = -1;
  /** Position within a triangle. */
  a = 0;
  b = 0;
}

/** Numbers per triangle that the intersection needs: a corner and the two edges from it. */
const CORNER_STRIDE = 9;
/** Numbers per triangle that only the nearest hit needs: three normals, three (u, v). */
const LOOK_STRIDE = TRIANGLE_STRIDE - CORNER_STRIDE;

/** A finished scene that rays can be shot into. Not for concurrent use: it keeps its own stack. */
export class Rays {
  readonly tree: Tree;
  readonly materials: readonly Material[];
  /** Whether light may pass through anything. */
  readonly hasClearMaterial: boolean;
  readonly #corners: Float32Array;
  readonly #looks: Float32Array;
  readonly #ellipsoids: Float32Array;
  readonly #materialOf: Int32Array;
  readonly #seedOf: Float32Array;
  readonly #blocks: Uint8Array;
  readonly #stack = new Int32Array(128);
  /** Where the ray enters the nodes on the stack. */
  readonly #entries = new Float32Array(128);

  constructor(geometry: Geometry) {
    const tree = buildTree(geometry);
    const triangles = [...tree.order].filter((shape) => shape < tree.triangleCount);
    const ellipsoids = [...tree.order]
      .filter((shape) => shape >= tree.triangleCount)
      .map((shape) => shape - tree.triangleCount);
    this.tree = { ...tree, order: renumber(tree, triangles, ellipsoids) };
    this.materials = geometry.materials;
    this.#corners = gather(geometry.triangles, triangles, TRIANGLE_STRIDE, 0, CORNER_STRIDE);
    this.#looks = gather(geometry.triangles, triangles, TRIANGLE_STRIDE, CORNER_STRIDE, LOOK_STRIDE);
    this.#ellipsoids = gather(geometry.ellipsoids, ellipsoids, ELLIPSOID_STRIDE, 0, ELLIPSOID_STRIDE);
    this.#materialOf = Int32Array.from([
      ...triangles.map((index) => geometry.triangleMaterials[index] ?? 0),
      ...ellipsoids.map((index) => geometry.ellipsoidMaterials[index] ?? 0),
    ]);
    this.#seedOf = Float32Array.from([
      ...triangles.map((index) => geometry.triangleSeeds[index] ?? 0),
      ...ellipsoids.map((index) => geometry.ellipsoidSeeds[index] ?? 0),
    ]);
    const isSolid = (index: number): boolean =>
      ['opaque', 'metal'].includes(this.materials[index]?.kind ?? 'opaque');
    this.#blocks = Uint8Array.from(this.#materialOf, (index) => (isSolid(index) ? 1 : 0));
    this.hasClearMaterial = this.#blocks.includes(0);
    this.#keepEdges();
  }

  /** Keeps edges instead of corners two and three. */
  #keepEdges(): void {
    const t = this.#corners;
    for (let at = 0; at < t.length; at += CORNER_STRIDE)
      for (let axis = 0; axis < 3; axis += 1) {
        t[at + 3 + axis] = f32(t, at + 3 + axis) - f32(t, at + axis);
        t[at + 6 + axis] = f32(t, at + 6 + axis) - f32(t, at + axis);
      }
  }

  materialAt(shape: number): Material | undefined {
    return this.materials[i32(this.#materialOf, shape)];
  }

  /** Finds the nearest shape before `hit.t`; leaves `hit` as it is when there is none. */
  nearest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, hit: Hit): void {
    const { bounds, links, order } = this.tree;
    const stack = this.#stack;
    const entries = this.#entries;
    const kx = 1 / (dx === 0 ? 1e-9 : dx);
    const ky = 1 / (dy === 0 ? 1e-9 : dy);
    const kz = 1 / (dz === 0 ? 1e-9 : dz);
    let depth = 0;
    let node = 0;
    for (;;) {
      const count = i32(links, node * 2 + 1);
      const link = i32(links, node * 2);
      if (count > 0) {
        for (let index = link; index < link + count; index += 1)
          this.#meet(i32(order, index), ox, oy, oz, dx, dy, dz, hit);
      } else {
        const near = entry(bounds, link * 6, ox, oy, oz, kx, ky, kz, hit.t);
        const far = entry(bounds, link * 6 + 6, ox, oy, oz, kx, ky, kz, hit.t);
        if (near < Infinity || far < Infinity) {
          const first = near <= far ? link : link + 1;
          if (near < Infinity && far < Infinity) {
            stack[depth] = near <= far ? link + 1 : link;
            entries[depth] = near <= far ? far : near;
            depth += 1;
          }
          node = first;
          continue;
        }
      }
      do {
        if (depth === 0) return;
        depth -= 1;
      } while (f32(entries, depth) >= hit.t);
      node = i32(stack, depth);
    }
  }

  /** Whether a solid shape lies on the way, however far; cheaper than the nearest one. */
  isBlocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, hit: Hit): boolean {
    const { bounds, links, order } = this.tree;
    const stack = this.#stack;
    const kx = 1 / (dx === 0 ? 1e-9 : dx);
    const ky = 1 / (dy === 0 ? 1e-9 : dy);
    const kz = 1 / (dz === 0 ? 1e-9 : dz);
    let depth = 1;
    stack[0] = 0;
    while (depth > 0) {
      depth -= 1;
      const node = i32(stack, depth);
      if (entry(bounds, node * 6, ox, oy, oz, kx, ky, kz, FAR) === Infinity) continue;
      const count = i32(links, node * 2 + 1);
      const link = i32(links, node * 2);
      if (count === 0) {
        stack[depth] = link;
        stack[depth + 1] = link + 1;
        depth += 2;
        continue;
      }
      for (let index = link; index < link + count; index += 1) {
        const shape = i32(order, index);
        if (this.#blocks[shape] === 0) continue;
        hit.t = FAR;
        hit.shape = -1;
        this.#meet(shape, ox, oy, oz, dx, dy, dz, hit);
        if (hit.shape >= 0) return true;
      }
    }
    return false;
  }

  #meet(
    shape: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hit: Hit,
  ): void {
    if (shape < this.tree.triangleCount) this.#meetTriangle(shape, ox, oy, oz, dx, dy, dz, hit);
    else this.#meetEllipsoid(shape, ox, oy, oz, dx, dy, dz, hit);
  }

  #meetTriangle(
    shape: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hit: Hit,
  ): void {
    const g = this.#corners;
    const at = shape * CORNER_STRIDE;
    const e1x = f32(g, at + 3);
    const e1y = f32(g, at + 4);
    const e1z = f32(g, at + 5);
    const e2x = f32(g, at + 6);
    const e2y = f32(g, at + 7);
    const e2z = f32(g, at + 8);
    const px = dy * e2z - dz * e2y;
    const py = dz * e2x - dx * e2z;
    const pz = dx * e2y - dy * e2x;
    const det = e1x * px + e1y * py + e1z * pz;
    if (det > -1e-12 && det < 1e-12) return;
    const k = 1 / det;
    const sx = ox - f32(g, at);
    const sy = oy - f32(g, at + 1);
    const sz = oz - f32(g, at + 2);
    const a = (sx * px + sy * py + sz * pz) * k;
    if (a < 0 || a > 1) return;
    const qx = sy * e1z - sz * e1y;
    const qy = sz * e1x - sx * e1z;
    const qz = sx * e1y - sy * e1x;
    const b = (dx * qx + dy * qy + dz * qz) * k;
    if (b < 0 || a + b > 1) return;
    const t = (e2x * qx + e2y * qy + e2z * qz) * k;
    if (t < EPSILON || t >= hit.t) return;
    hit.t = t;
    hit.shape = shape;
    hit.a = a;
    hit.b = b;
  }

  #meetEllipsoid(
    shape: number,
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hit: Hit,
  ): void {
    const g = this.#ellipsoids;
    const at = (shape - this.tree.triangleCount) * ELLIPSOID_STRIDE;
    const rx = ox - f32(g, at);
    const ry = oy - f32(g, at + 1);
    const rz = oz - f32(g, at + 2);
    const px = f32(g, at + 3) * rx + f32(g, at + 4) * ry + f32(g, at + 5) * rz;
    const py = f32(g, at + 6) * rx + f32(g, at + 7) * ry + f32(g, at + 8) * rz;
    const pz = f32(g, at + 9) * rx + f32(g, at + 10) * ry + f32(g, at + 11) * rz;
    const qx = f32(g, at + 3) * dx + f32(g, at + 4) * dy + f32(g, at + 5) * dz;
    const qy = f32(g, at + 6) * dx + f32(g, at + 7) * dy + f32(g, at + 8) * dz;
    const qz = f32(g, at + 9) * dx + f32(g, at + 10) * dy + f32(g, at + 11) * dz;
    const a = qx * qx + qy * qy + qz * qz;
    const b = px * qx + py * qy + pz * qz;
    const c = px * px + py * py + pz * pz - 1;
    const disc = b * b - a * c;
    if (disc <= 0) return;
    const root = Math.sqrt(disc);
    let t = (-b - root) / a;
    if (t < EPSILON) t = (-b + root) / a;
    if (t < EPSILON || t >= hit.t) return;
    hit.t = t;
    hit.shape = shape;
  }

  /** Fills in position, true normal (of unit length, outward) and coordinates of a hit. */
  locate(hit: Hit, ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, s: Surface): void {
    s.x = ox + dx * hit.t;
    s.y = oy + dy * hit.t;
    s.z = oz + dz * hit.t;
    s.seed = f32(this.#seedOf, hit.shape);
    if (hit.shape < this.tree.triangleCount) this.#locateOnTriangle(hit, s);
    else this.#locateOnEllipsoid(hit, s);
  }

  #locateOnTriangle(hit: Hit, s: Surface): void {
    const g = this.#looks;
    const at = hit.shape * LOOK_STRIDE;
    const { a, b } = hit;
    const c = 1 - a - b;
    const nx = f32(g, at) * c + f32(g, at + 3) * a + f32(g, at + 6) * b;
    const ny = f32(g, at + 1) * c + f32(g, at + 4) * a + f32(g, at + 7) * b;
    const nz = f32(g, at + 2) * c + f32(g, at + 5) * a + f32(g, at + 8) * b;
    const k = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20);
    s.nx = nx * k;
    s.ny = ny * k;
    s.nz = nz * k;
    s.u = f32(g, at + 9) * c + f32(g, at + 11) * a + f32(g, at + 13) * b;
    s.v = f32(g, at + 10) * c + f32(g, at + 12) * a + f32(g, at + 14) * b;
  }

  #locateOnEllipsoid(hit: Hit, s: Surface): void {
    const g = this.#ellipsoids;
    const at = (hit.shape - this.tree.triangleCount) * ELLIPSOID_STRIDE;
    const rx = s.x - f32(g, at);
    const ry = s.y - f32(g, at + 1);
    const rz = s.z - f32(g, at + 2);
    const px = f32(g, at + 3) * rx + f32(g, at + 4) * ry + f32(g, at + 5) * rz;
    const py = f32(g, at + 6) * rx + f32(g, at + 7) * ry + f32(g, at + 8) * rz;
    const pz = f32(g, at + 9) * rx + f32(g, at + 10) * ry + f32(g, at + 11) * rz;
    const nx = f32(g, at + 3) * px + f32(g, at + 6) * py + f32(g, at + 9) * pz;
    const ny = f32(g, at + 4) * px + f32(g, at + 7) * py + f32(g, at + 10) * pz;
    const nz = f32(g, at + 5) * px + f32(g, at + 8) * py + f32(g, at + 11) * pz;
    const k = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-20);
    s.nx = nx * k;
    s.ny = ny * k;
    s.nz = nz * k;
    s.u = px;
    s.v = py;
  }
}

/** The order of the leaves with shapes numbered as they come, so that neighbours in space are neighbours in memory. */
function renumber(tree: Tree, triangles: readonly number[], ellipsoids: readonly number[]): Int32Array {
  const number = new Int32Array(tree.order.length);
  for (const [index, shape] of triangles.entries()) number[shape] = index;
  for (const [index, shape] of ellipsoids.entries())
    number[shape + tree.triangleCount] = index + tree.triangleCount;
  return tree.order.map((shape) => i32(number, shape));
}

function gather(
  source: readonly number[],
  wanted: readonly number[],
  stride: number,
  from: number,
  size: number,
): Float32Array {
  const result = new Float32Array(wanted.length * size);
  for (const [index, shape] of wanted.entries())
    for (let offset = 0; offset < size; offset += 1)
      result[index * size + offset] = source[shape * stride + from + offset] ?? 0;
  return result;
}

/** Where a ray enters a box; Infinity when it misses it or meets it beyond `limit`. */
function entry(
  b: Float32Array,
  at: number,
  ox: number,
  oy: number,
  oz: number,
  kx: number,
  ky: number,
  kz: number,
  limit: number,
): number {
  const x0 = (f32(b, at) - ox) * kx;
  const x1 = (f32(b, at + 3) - ox) * kx;
  const y0 = (f32(b, at + 1) - oy) * ky;
  const y1 = (f32(b, at + 4) - oy) * ky;
  const z0 = (f32(b, at + 2) - oz) * kz;
  const z1 = (f32(b, at + 5) - oz) * kz;
  let enter = x0 < x1 ? x0 : x1;
  let leave = x0 < x1 ? x1 : x0;
  const yn = y0 < y1 ? y0 : y1;
  const yf = y0 < y1 ? y1 : y0;
  if (yn > enter) enter = yn;
  if (yf < leave) leave = yf;
  const zn = z0 < z1 ? z0 : z1;
  const zf = z0 < z1 ? z1 : z0;
  if (zn > enter) enter = zn;
  if (zf < leave) leave = zf;
  if (enter < 0) enter = 0;
  return enter <= leave && enter < limit ? enter : Infinity;
}
