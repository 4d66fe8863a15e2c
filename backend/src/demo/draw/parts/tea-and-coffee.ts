import type { Material } from '../core/material.ts';
import { blob, grid, lathe, mound, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { ceramic } from './glazes.ts';

/** The Moorish pot: a small enamel kettle with a long spout. */
export function teapot(table: Table, material: Material, knob: Material): void {
  lathe(
    table.geometry,
    material,
    [
      [0, 9.2],
      [2.2, 9.1],
      [2.9, 8.5],
      [3.1, 8.2],
      [4.2, 6.8],
      [5, 4.4],
      [4.9, 2.2],
      [4.1, 0.5],
      [3.6, 0],
      [0, 0],
    ],
    { segments: 80 },
  );
  lathe(
    table.geometry,
    knob,
    [
      [0, 11.2],
      [0.6, 11],
      [0.75, 10.4],
      [0.35, 9.9],
      [0.5, 9.5],
      [1.6, 9.3],
      [2.4, 8.9],
      [2.5, 8.7],
    ],
    { segments: 40 },
  );
  tube(table.geometry, material, (t) => [4 + t * 4.6, 3 + t * t * 6.2 + Math.sin(t * 3.1) * 0.8, 0], {
    rows: 30,
    columns: 20,
    radius: (t) => 1.25 - 0.8 * t,
  });
  tube(table.geometry, material, (t) => [-4.4 - Math.sin(t * Math.PI) * 3.4, 2.4 + t * 5, 0], {
    rows: 30,
    columns: 14,
    radius: () => 0.42,
  });
}

/** A cup of coffee on its saucer, a small leaf drawn in the foam when there is milk. */
export function coffeeCup(table: Table, material: Material = ceramic('#f5efe3'), milk = false): void {
  lathe(
    table.geometry,
    material,
    [
      [0, 0.5],
      [4.2, 0.5],
      [6.6, 1.1],
      [6.7, 0.95],
      [4.2, 0.05],
      [0, 0],
    ],
    { segments: 72 },
  );
  lathe(
    table.geometry,
    material,
    [
      [0, 1.2],
      [2.2, 1.3],
      [3.5, 2.6],
      [4, 5],
      [4.08, 6.4],
      [4.2, 6.4],
      [4.14, 5],
      [3.7, 2.4],
      [2.6, 0.8],
      [2.2, 0.5],
      [0, 0.5],
    ],
    { segments: 72 },
  );
  tube(table.geometry, material, (t) => [4 + Math.sin(t * Math.PI) * 2, 5.6 - t * 3.4, 0], {
    rows: 24,
    radius: () => 0.42,
  });
  const surface = stuff({
    color: milk ? '#b9773a' : '#3a1b0b',
    rough: milk ? 0.4 : 0.08,
    finish: (s) => {
      const r = Math.hypot(s.u, s.v);
      blend(s, color('#a9682c'), smoothstep(3.2, 3.85, r) * 0.9);
      if (!milk) {
        blend(
          s,
          color('#8a4f1e'),
          0.75 * smoothstep(0.1, 0.5, noise(s.u * 1.2, 3, s.v * 1.2) + smoothstep(2, 3.8, r)),
        );
        return;
      }
      const petals = Math.sin(s.v * 3.4 + Math.abs(s.u) * 2.4);
      blend(
        s,
        color('#f6ead2'),
        smoothstep(-0.1, 0.3, petals) *
          smoothstep(2.9, 2.3, Math.hypot(s.u * 1.25, s.v)) *
          (Math.abs(s.u) > 0.1 ? 1 : 0),
      );
    },
  });
  mound(table.geometry, surface, { radius: 3.95, rings: 12, segments: 48 }, () => 5.7);
}

/** A cube or shard of rock sugar. */
export function sugarLump(table: Table): void {
  const sugar = stuff({ color: '#fbf8f0', rough: 0.5, bump: 0.5, bumps: 8 });
  blob(table.geometry, sugar, {
    size: [0.85, 0.75, 0.85],
    square: 6,
    rough: 0.08,
    seed: table.seed(),
    detail: 12,
  });
}

/** Ribbon of steam is left to the picture's light; this is the thin skin of milk in a bowl. */
export function milkSurface(table: Table, radius: number, level: number): void {
  const milk = stuff({ color: '#ebe0ca', other: '#e0d2b4', grain: 0.4, rough: 0.12, specular: 0.045 });
  mound(table.geometry, milk, { radius, rings: 40, segments: 80 }, (x, z) => {
    const r = Math.hypot(x, z);
    return (
      level +
      0.1 * Math.sin(r * 1.5 - Math.atan2(x, z)) * Math.min(1, r / 3) +
      0.06 * noise(x * 0.5, 2, z * 0.5)
    );
  });
  table.scatter(110, radius * 0.94, (x, z) => {
    const size = table.from(0.06, 0.26) * table.from(0.4, 1);
    table.geometry.ellipsoid({ x, z, y: level, scale: [size, size * 0.55, size] }, milk, table.seed());
  });
}

/** A hibiscus calyx, dried. */
export function hibiscus(table: Table, size = 1): void {
  const petal = stuff({ color: '#6b0f24', other: '#8f1c38', grain: 1.2, rough: 0.5, through: 0.2 });
  for (let index = 0; index < 5; index += 1)
    table.at({ y: 0.5 * size, yaw: index * 72 + table.from(-12, 12), pitch: table.from(-40, -15) }, () => {
      grid(table.geometry, petal, { columns: 8, rows: 10, seed: table.seed() }, (u, v) => {
        const width = Math.sin(Math.PI * (0.12 + 0.86 * v)) * 0.75 * size;
        return [(u - 0.5) * 2 * width, 0.5 * size * (u - 0.5) ** 2 - 0.3 * v * v * size, v * 2.4 * size];
      });
    });
  table.geometry.ellipsoid({ y: 0.5 * size, scale: 0.6 * size }, petal, 0.4);
}
