import type { Material } from '../core/material.ts';
import { mound } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';

/** Height over the plate at a point of a heap. */
export type Heap = (x: number, z: number) => number;

/** A rounded heap with an uneven outline. */
export function heap(radius: number, height: number, seed = 0, floor = 0.45): Heap {
  return (x, z) => {
    const uneven = 1 + 0.1 * fbm(x * 0.22 + seed * 31, 3, z * 0.22, 2);
    const r = Math.hypot(x, z) / (radius * uneven);
    if (r >= 1) return floor - 0.3;
    const dome = 1 - r * r * (0.55 + 0.45 * r * r);
    return floor + height * dome ** 0.8 * (1 + 0.16 * fbm(x * 0.35, seed * 17 + 2, z * 0.35, 2));
  };
}

export interface GrainOptions {
  readonly radius: number;
  readonly heap: Heap;
  readonly material: Material;
  /** Length and thickness of a grain (half axes). */
  readonly size: readonly [number, number];
  /** Grains per square centimetre. */
  readonly density: number;
  /** How far grains stand up, in degrees. */
  readonly unruly?: number;
}

/** Covers a heap with single grains over a solid core of the same stuff. */
export function grains(table: Table, options: GrainOptions): void {
  const { radius, heap: height, material, size, density, unruly = 50 } = options;
  const [half, thick] = size;
  mound(table.geometry, material, { radius, rings: 40, segments: 90 }, (x, z) => height(x, z) - thick * 0.6);
  const count = Math.round(Math.PI * radius * radius * density);
  for (let index = 0; index < count; index += 1) {
    const distance = Math.sqrt(table.random()) * radius;
    const angle = table.from(0, Math.PI * 2);
    const x = Math.sin(angle) * distance;
    const z = Math.cos(angle) * distance;
    const y = height(x, z);
    if (y < 0.3) continue;
    const swell = table.from(0.85, 1.15);
    const place = {
      x,
      z,
      y: y + table.from(-0.4, 0.7) * thick,
      yaw: table.from(0, 360),
      pitch: table.from(-unruly, unruly),
    };
    table.geometry.ellipsoid({ ...place, scale: [thick, thick, half * swell] }, material, table.seed());
  }
}

/** Single grains that rolled off the heap. */
export function strayGrains(
  table: Table,
  count: number,
  radius: number,
  spread: number,
  material: Material,
  y = 0.6,
): void {
  for (let index = 0; index < count; index += 1) {
    const distance = radius + table.from(0, spread) * table.random();
    const angle = table.from(0, Math.PI * 2);
    const place = {
      x: Math.sin(angle) * distance,
      z: Math.cos(angle) * distance,
      y,
      yaw: table.from(0, 360),
    };
    table.geometry.ellipsoid({ ...place, scale: [0.14, 0.14, 0.44] }, material, table.seed());
  }
}

export const RICE: readonly [number, number] = [0.46, 0.14];

export const whiteRice = (): Material =>
  stuff({ color: '#faf3e4', other: '#f0e4ca', grain: 1, vary: 0.06, rough: 0.4 });

export const redRice = (): Material =>
  stuff({ color: '#c9571f', other: '#e28a3c', grain: 0.5, vary: 0.22, rough: 0.32 });

export const brownRice = (): Material =>
  stuff({ color: '#b8803f', other: '#8f5a26', grain: 0.5, vary: 0.22, rough: 0.34 });

export const goldRice = (): Material =>
  stuff({ color: '#eeb058', other: '#f7d8a2', grain: 0.7, vary: 0.12, rough: 0.36 });

export const couscousGrain = (): Material =>
  stuff({ color: '#f0bd76', other: '#e0a457', grain: 0.6, vary: 0.14, rough: 0.7 });

export const milletGrain = (): Material =>
  stuff({ color: '#d6b488', other: '#b8925f', grain: 0.8, vary: 0.2, rough: 0.7 });

/** A heap of rice; returns its height for what is laid on it. */
export function rice(table: Table, material: Material, radius: number, height: number): Heap {
  const shape = heap(radius, height, table.seed());
  grains(table, { radius: radius * 1.08, heap: shape, material, size: RICE, density: 8.5 });
  return shape;
}

/** A heap of couscous or millet. */
export function couscous(table: Table, material: Material, radius: number, height: number): Heap {
  const shape = heap(radius, height, table.seed());
  grains(table, { radius: radius * 1.08, heap: shape, material, size: [0.19, 0.16], density: 20 });
  return shape;
}
