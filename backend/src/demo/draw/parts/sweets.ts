import type { Material } from '../core/material.ts';
import { blob, grid, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

export const dateBrown = (): Material =>
  stuff({
    color: '#7a3a14',
    other: '#52240c',
    grain: 0.9,
    vary: 0.25,
    rough: 0.2,
    specular: 0.055,
    bump: 0.2,
    bumps: 2,
    finish: (s) =>
      blend(s, color('#a8652c'), 0.35 * smoothstep(0.3, 0.6, noise(s.x * 1.2, s.y * 3, s.z * 1.2))),
  });

/** A soft, wrinkled date along z. */
export function date(table: Table, material: Material = dateBrown(), length = 3.6): void {
  const seed = table.seed();
  tube(table.geometry, material, (t) => [0, 0.85, (t - 0.5) * length], {
    columns: 20,
    rows: 22,
    seed,
    radius: (t) => 0.95 * Math.sin(Math.PI * t) ** 0.42,
    section: (angle, t) =>
      1 +
      0.05 * noise(Math.cos(angle) * 2.2, t * 3 + seed * 60, Math.sin(angle) * 2.2) +
      0.03 * Math.sin(angle * 7 + t * 5),
    flat: 0.88,
  });
}

/** A prune or raisin. */
export function prune(table: Table, size = 1.5): void {
  const skin = stuff({
    color: '#1f1016',
    other: '#3a1a22',
    grain: 1,
    rough: 0.16,
    specular: 0.06,
    bump: 0.7,
    bumps: 2,
  });
  blob(table.geometry, skin, {
    size: [size, size * 0.7, size * 1.15],
    rough: 0.2,
    bumps: 3,
    seed: table.seed(),
    detail: 20,
  });
}

export function almond(
  table: Table,
  material: Material = stuff({
    color: '#c98a4c',
    other: '#a86a30',
    grain: 1.5,
    vary: 0.12,
    rough: 0.4,
    bump: 0.2,
    bumps: 7,
  }),
): void {
  grid(table.geometry, material, { columns: 14, rows: 12, closed: true, seed: table.seed() }, (u, v) => {
    const angle = u * 2 * Math.PI;
    const width = Math.sin(Math.PI * v ** 0.8) ** 0.8 * 0.62;
    return [Math.sin(angle) * width, 0.35 + Math.cos(angle) * width * 0.5, (v - 0.5) * 2];
  });
}

export function peanut(table: Table): void {
  const skin = stuff({ color: '#dfb071', other: '#c08a4a', grain: 1.5, vary: 0.15, rough: 0.4 });
  table.geometry.ellipsoid(
    { y: 0.3, scale: [0.36, 0.34, 0.55], pitch: table.from(-20, 20) },
    skin,
    table.seed(),
  );
}

/** A ridged doughnut ball with sugar. */
export function beignet(table: Table, radius = 1.9): void {
  const dough = stuff({
    color: '#b9702a',
    other: '#8e4c18',
    grain: 0.8,
    vary: 0.12,
    rough: 0.42,
    bump: 0.4,
    bumps: 3,
    finish: (s) => {
      const sugar = smoothstep(0.32, 0.6, noise(s.x * 9, s.y * 9, s.z * 9)) * smoothstep(-0.1, 0.7, s.ny);
      blend(s, color('#fdf9ef'), 0.85 * sugar);
      const band = smoothstep(0.2, 0.05, Math.abs(s.v - 0.52 + 0.06 * noise(s.x, s.y, s.z)));
      blend(s, color('#e2b063'), 0.65 * band);
    },
  });
  blob(table.geometry, dough, {
    size: [radius, radius * 0.88, radius],
    rough: 0.12,
    bumps: 1.7,
    seed: table.seed(),
    detail: 28,
  });
}

/** A wedge of dark cake standing on its side, point towards +z. */
export function cakeSlice(table: Table, length = 11, height = 5.4): void {
  const layers = stuff({
    color: '#54280f',
    rough: 0.8,
    bump: 0.8,
    bumps: 5,
    finish: (s) => {
      const level = s.v;
      const creamBand = Math.max(
        smoothstep(0.05, 0.03, Math.abs(level - 0.36)),
        smoothstep(0.05, 0.03, Math.abs(level - 0.68)),
      );
      blend(s, color('#7a4322'), creamBand);
      if (creamBand > 0.5) s.rough = 0.3;
      blend(s, color('#1d0b05'), 0.5 * smoothstep(0.2, 0.6, noise(s.x * 4, s.y * 4, s.z * 4)));
    },
  });
  const icing = stuff({ color: '#3a1a0c', other: '#4a2411', grain: 0.6, rough: 0.16, specular: 0.055 });
  const half = 0.36;
  for (const side of [-1, 1])
    grid(table.geometry, layers, { columns: 30, rows: 16 }, (u, v) => [
      side * Math.sin(half) * u * length,
      v * height,
      length / 2 - Math.cos(half) * u * length,
    ]);
  const arc = (u: number, r: number): [number, number] => {
    const angle = (u * 2 - 1) * half;
    return [Math.sin(angle) * r, length / 2 - Math.cos(angle) * r];
  };
  grid(table.geometry, icing, { columns: 24, rows: 10 }, (u, v) => {
    const [x, z] = arc(u, length);
    return [x * 1.01, v * height * 1.02, z - 0.1];
  });
  grid(table.geometry, icing, { columns: 24, rows: 24 }, (u, v) => {
    const [x, z] = arc(u, v * length * 1.01);
    return [x, height + 0.25 + 0.08 * noise(x, 1, z), z];
  });
  for (const side of [-1, 1])
    grid(table.geometry, icing, { columns: 40, rows: 6 }, (u, v) => {
      const drip = 0.3 + 1.3 * Math.max(0, noise(u * 9 + side * 5, 2, 1)) ** 0.7;
      const bulge = 0.12 * Math.sin(v * Math.PI);
      return [
        side * (Math.sin(half) * u * length + bulge),
        height + 0.25 - v * drip,
        length / 2 - Math.cos(half) * u * length,
      ];
    });
}
