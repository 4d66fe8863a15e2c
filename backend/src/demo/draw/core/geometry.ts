import { type Vec, add, cross, length, normalize, sub } from './vec.ts';
import type { Material } from './material.ts';

/** Where a part stands, in centimetres and degrees; turns apply in the order roll, pitch, yaw. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly yaw?: number;
  readonly pitch?: number;
  readonly roll?: number;
  readonly scale?: number | Vec;
}

type Matrix = readonly [Vec, Vec, Vec];

interface Frame {
  /** Columns of the linear part. */
  readonly linear: Matrix;
  readonly origin: Vec;
}

const IDENTITY: Frame = {
  linear: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  origin: [0, 0, 0],
};

function apply(m: Matrix, v: Vec): Vec {
  const [a, b, c] = m;
  return [
    a[0] * v[0] + b[0] * v[1] + c[0] * v[2],
    a[1] * v[0] + b[1] * v[1] + c[1] * v[2],
    a[2] * v[0] + b[2] * v[1] + c[2] * v[2],
  ];
}

const compose = (m: Matrix, n: Matrix): Matrix => [apply(m, n[0]), apply(m, n[1]), apply(m, n[2])];

function rotation(place: Place): Matrix {
  const [cy, sy] = cosSin(place.yaw);
  const [cp, sp] = cosSin(place.pitch);
  const [cr, sr] = cosSin(place.roll);
  const yaw: Matrix = [
    [cy, 0, -sy],
    [0, 1, 0],
    [sy, 0, cy],
  ];
  const pitch: Matrix = [
    [1, 0, 0],
    [0, cp, sp],
    [0, -sp, cp],
  ];
  const roll: Matrix = [
    [cr, sr, 0],
    [-sr, cr, 0],
    [0, 0, 1],
  ];
  return compose(yaw, compose(pitch, roll));
}

function cosSin(degrees = 0): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

function inverse([a, b, c]: Matrix): Matrix {
  const bc = cross(b, c);
  const ca = cross(c, a);
  const ab = cross(a, b);
  const det = a[0] * bc[0] + a[1] * bc[1] + a[2] * bc[2];
  const k = 1 / det;
  return [
    [bc[0] * k, ca[0] * k, ab[0] * k],
    [bc[1] * k, ca[1] * k, ab[1] * k],
    [bc[2] * k, ca[2] * k, ab[2] * k],
  ];
}

export interface Vertex {
  readonly at: Vec;
  readonly normal: Vec;
  readonly u: number;
  readonly v: number;
}

/** Numbers per triangle: three corners, three normals, three (u, v). */
export const TRIANGLE_STRIDE = 24;
/** Numbers per ellipsoid: centre, the rows of the matrix that makes it the unit sphere. */
export const ELLIPSOID_STRIDE = 12;

/** Collects the triangles and ellipsoids of a scene; parts draw themselves around the current origin. */
export class Geometry {
  readonly triangles: number[] = [];
  readonly ellipsoids: number[] = [];
  readonly triangleMaterials: number[] = [];
  readonly ellipsoidMaterials: number[] = [];
  /** One number per shape for the material's variation. */
  readonly triangleSeeds: number[] = [];
  readonly ellipsoidSeeds: number[] = [];
  readonly materials: Material[] = [];
  readonly #materialIndex = new Map<Material, number>();
  #frame: Frame = IDENTITY;

  /** Draws with the origin moved to `place`. */
  at(place: Place, draw: () => void): void {
    const before = this.#frame;
    this.#frame = this.#placed(place);
    draw();
    this.#frame = before;
  }

  #placed(place: Place): Frame {
    const { scale = 1 } = place;
    const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
    const stretch: Matrix = [
      [sx, 0, 0],
      [0, sy, 0],
      [0, 0, sz],
    ];
    const origin = this.toWorld([place.x ?? 0, place.y ?? 0, place.z ?? 0]);
    return { linear: compose(this.#frame.linear, compose(rotation(place), stretch)), origin };
  }

  toWorld(point: Vec): Vec {
    return add(apply(this.#frame.linear, point), this.#frame.origin);
  }

  /** An ellipsoid at `place`, whose scale gives the half axes. */
  ellipsoid(place: Place, material: Material, seed: number): void {
    const frame = this.#placed(place);
    const [a, b, c] = inverse(frame.linear);
    this.ellipsoids.push(...frame.origin, a[0], b[0], c[0], a[1], b[1], c[1], a[2], b[2], c[2]);
    this.ellipsoidMaterials.push(this.#indexOf(material));
    this.ellipsoidSeeds.push(seed);
  }

  triangle(corners: readonly [Vertex, Vertex, Vertex], material: Material, seed: number): void {
    const [p, q, r] = [this.toWorld(corners[0].at), this.toWorld(corners[1].at), this.toWorld(corners[2].at)];
    if (length(cross(sub(q, p), sub(r, p))) < 1e-9) return;
    this.triangles.push(...p, ...q, ...r);
    for (const corner of corners) this.triangles.push(...this.#turnNormal(corner.normal));
    for (const corner of corners) this.triangles.push(corner.u, corner.v);
    this.triangleMaterials.push(this.#indexOf(material));
    this.triangleSeeds.push(seed);
  }

  /** Normals follow the inverse transpose, so that they stay upright on stretched parts. */
  #turnNormal(normal: Vec): Vec {
    const [a, b, c] = this.#frame.linear;
    const [x, y, z] = [cross(b, c), cross(c, a), cross(a, b)];
    const sign = a[0] * x[0] + a[1] * x[1] + a[2] * x[2] < 0 ? -1 : 1;
    const turned = normalize(apply([x, y, z], normal));
    return [turned[0] * sign, turned[1] * sign, turned[2] * sign];
  }

  #indexOf(material: Material): number {
    const known = this.#materialIndex.get(material);
    if (known !== undefined) return known;
    this.#materialIndex.set(material, this.materials.length);
    return this.materials.push(material) - 1;
  }
}
