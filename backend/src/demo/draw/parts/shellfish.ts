import { grid, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

/** A grilled prawn, curled, with its tail fan. */
export function prawn(table: Table, size = 1): void {
  const shell = stuff({
    color: '#ee7440',
    rough: 0.2,
    specular: 0.06,
    finish: (s) => {
      const band = (s.v * 8) % 1;
      blend(s, color('#f9c8a4'), 0.85 * smoothstep(0.5, 0.8, band));
      blend(s, color('#c23f18'), 0.7 * smoothstep(0.28, 0.05, band));
      blend(s, color('#3a1509'), 0.65 * smoothstep(0.25, 0.5, fbm(s.x * 1.2, s.y * 1.2, s.z * 1.2, 2)));
    },
  });
  const arc = 3.7;
  const radius = 2.5 * size;
  const path = (t: number): [number, number, number] => {
    const r = radius * (1 - 0.18 * t);
    return [Math.sin(t * arc) * r, 1.05 * size, Math.cos(t * arc) * r];
  };
  tube(table.geometry, shell, path, {
    columns: 20,
    rows: 64,
    radius: (t) =>
      size * (1.12 - 0.78 * t) * Math.min(1, t * 6 + 0.25) * (1 + 0.06 * Math.sin(t * 16 * Math.PI)),
    flat: 0.95,
  });
  const end = path(1);
  table.at({ x: end[0], y: end[1], z: end[2], yaw: 90 + (arc * 180) / Math.PI }, () => {
    for (const yaw of [-36, 0, 36])
      table.at({ yaw }, () =>
        grid(table.geometry, shell, { columns: 8, rows: 8 }, (u, v) => [
          (u - 0.5) * 1.2 * size * Math.sin(Math.PI * (0.15 + 0.75 * v)),
          0.15 * size * Math.sin(u * 3),
          v * 1.9 * size,
        ]),
      );
  });
  const head = path(0);
  table.geometry.ellipsoid(
    { x: head[0] - 0.2 * size, y: head[1] + 0.62 * size, z: head[2] + 0.1, scale: 0.24 * size },
    stuff({ color: '#120c0a', rough: 0.08 }),
    0,
  );
  for (const k of [1, 1.5])
    tube(
      table.geometry,
      shell,
      (t) => [
        head[0] - t * 3.4 * size,
        head[1] + Math.sin(t * 2.4) * 1.2 * k * size,
        head[2] + 0.4 + t * t * 2.4 * k * size,
      ],
      { columns: 5, rows: 16, radius: (t) => 0.1 * size * (1 - t * 0.8) },
    );
}

/** Rings in a crisp crust. */
export function calamariRing(table: Table, radius = 2): void {
  const crust = stuff({
    color: '#d99a3c',
    other: '#b8711f',
    grain: 1.6,
    vary: 0.15,
    rough: 0.5,
    bump: 0.9,
    bumps: 5,
  });
  const seed = table.seed();
  tube(
    table.geometry,
    crust,
    (t) => [Math.sin(t * 6.2832) * radius, 0.7, Math.cos(t * 6.2832) * radius * 0.9],
    {
      columns: 16,
      rows: 48,
      seed,
      radius: () => 0.72,
      section: (angle, t) =>
        1 +
        0.2 *
          noise(
            Math.cos(angle) * 1.6,
            seed * 60 + Math.cos(t * 6.2832) * 5,
            Math.sin(angle) * 1.6 + Math.sin(t * 6.2832) * 5,
          ),
    },
  );
}
