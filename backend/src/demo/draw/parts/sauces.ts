import type { Material } from '../core/material.ts';
import { mound } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

export interface BrothOptions {
  readonly color: string;
  readonly other?: string;
  readonly rough?: number;
  /** 0 to 1: fat that shines on the surface. */
  readonly oil?: string;
}

/** Sauce or soup: coloured, wet, with drops of oil. */
export function broth(options: BrothOptions): Material {
  const { oil } = options;
  return stuff({
    color: options.color,
    ...(options.other === undefined ? {} : { other: options.other }),
    grain: 0.5,
    rough: options.rough ?? 0.1,
    specular: 0.045,
    finish: (s) => {
      if (oil === undefined) return;
      const pool = fbm(s.x * 0.55 + 3, 1, s.z * 0.55, 3);
      blend(s, color(oil), 0.55 * smoothstep(-0.1, 0.45, pool));
    },
  });
}

/** The level surface of a bowl's content, with a gentle swell. */
export function pool(table: Table, material: Material, radius: number, level: number, swell = 0.12): void {
  const shift = table.from(0, 40);
  mound(table.geometry, material, { radius, rings: 40, segments: 80, seed: table.seed() }, (x, z) => {
    const edge = smoothstep(0.86, 1, Math.hypot(x, z) / radius);
    return level + swell * fbm(x * 0.45 + shift, 2, z * 0.45, 3) + 0.12 * edge;
  });
}

/** Sauce poured over something: an uneven patch that follows the height below. */
export function pour(
  table: Table,
  material: Material,
  radius: number,
  height: (x: number, z: number) => number,
  options: { readonly thick?: number; readonly uneven?: number; readonly bumps?: number } = {},
): void {
  const { thick = 0.35, uneven = 0.35, bumps = 0.18 } = options;
  const shift = table.from(0, 40);
  mound(
    table.geometry,
    material,
    { radius: radius * (1 + uneven), rings: 50, segments: 90, seed: table.seed() },
    (x, z) => {
      const angle = Math.atan2(x, z);
      const reach =
        radius * (1 + uneven * 0.8 * fbm(Math.sin(angle) * 1.3 + shift, 1, Math.cos(angle) * 1.3, 3));
      const edge = Math.hypot(x, z) / reach;
      const body = edge < 1 ? thick * (1 - edge ** 8) : -0.5 * (edge - 1) * 6;
      return height(x, z) + body + bumps * noise(x * 1.3, shift, z * 1.3) * (edge < 0.95 ? 1 : 0);
    },
  );
}

/** Round drops of oil floating on a soup. */
export function oilDrops(table: Table, count: number, radius: number, level: number, hex = '#f08a1c'): void {
  const oil = stuff({ color: hex, rough: 0.06, specular: 0.05 });
  table.scatter(count, radius, (x, z) => {
    const size = table.from(0.08, 0.42) * table.from(0.5, 1);
    table.geometry.ellipsoid(
      { x, z, y: level, scale: [size, 0.12, size * table.from(0.85, 1.1)] },
      oil,
      table.seed(),
    );
  });
}

/** A spoonful of cream drawn to a spiral. */
export function creamSwirl(table: Table, material: Material, radius: number, level: number): void {
  for (let index = 0; index < 170; index += 1) {
    const t = index / 170;
    const angle = t * 13;
    const reach = radius * (0.12 + 0.88 * t);
    const size = 0.16 + 0.2 * Math.sin(Math.PI * t) ** 0.6;
    table.geometry.ellipsoid(
      { x: Math.sin(angle) * reach, z: Math.cos(angle) * reach, y: level, scale: [size, 0.1, size] },
      material,
      0.5,
    );
  }
}

export const cream = (): Material => stuff({ color: '#fbf4e4', other: '#f3e6cb', grain: 0.8, rough: 0.24 });

export const honey = (): Material =>
  stuff({ color: '#d9861a', other: '#b9640e', grain: 0.5, rough: 0.05, specular: 0.06 });

export const oliveOil = (): Material =>
  stuff({ color: '#b5a01e', other: '#8f8412', grain: 0.6, rough: 0.05, specular: 0.05 });
