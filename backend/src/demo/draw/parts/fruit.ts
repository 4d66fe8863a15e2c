import type { Material } from '../core/material.ts';
import { blob, grid, lathe, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

const flesh = (hex: string, other: string): Material =>
  stuff({ color: hex, other, grain: 1.4, vary: 0.08, rough: 0.2, specular: 0.045, bump: 0.12, bumps: 4 });

export const mangoFlesh = (): Material => flesh('#f5a51a', '#f7bd3c');

export const melonFlesh = (): Material => flesh('#f08a4a', '#f5a868');

export const watermelonFlesh = (): Material => flesh('#d92f36', '#e8555a');

export const papayaFlesh = (): Material => flesh('#ef6a2c', '#f58a48');

export const pineappleFlesh = (): Material => flesh('#f3d04e', '#e8bc34');

export const kiwiGreen = (): Material => flesh('#7fae2e', '#a3c64e');

/** A cube of fruit. */
export function cube(table: Table, material: Material, size = 1.1): void {
  const k = (): number => size * table.from(0.85, 1.15);
  blob(table.geometry, material, {
    size: [k(), k(), k()],
    square: 5,
    rough: 0.08,
    bumps: 2,
    seed: table.seed(),
    detail: 14,
  });
}

/** A whole orange. */
export function wholeOrange(table: Table, radius = 4): void {
  const skin = stuff({
    color: '#ee7f12',
    other: '#f09a24',
    grain: 0.4,
    rough: 0.28,
    specular: 0.05,
    bump: 0.3,
    bumps: 6,
  });
  table.geometry.ellipsoid({ y: radius * 0.96, scale: [radius, radius * 0.96, radius] }, skin, table.seed());
  table.geometry.ellipsoid(
    { y: radius * 1.9, scale: [0.5, 0.14, 0.5] },
    stuff({ color: '#6a7a2c', rough: 0.6 }),
    0,
  );
}

/** A whole mango, red on its sunny side. */
export function wholeMango(table: Table, size = 4): void {
  const skin = stuff({
    color: '#e9a320',
    rough: 0.26,
    finish: (s) => {
      blend(s, color('#c9381c'), smoothstep(-0.2, 0.7, s.ny + 0.5 * noise(s.x * 0.3, s.y * 0.3, s.z * 0.3)));
      blend(s, color('#6f9a2e'), 0.8 * smoothstep(0.55, 0.15, s.v));
    },
  });
  table.at({ y: size * 0.8 }, () =>
    tube(table.geometry, skin, (t) => [0.9 * Math.sin(t * 3), 0, (t - 0.5) * size * 2.6], {
      columns: 36,
      rows: 30,
      seed: table.seed(),
      radius: (t) => size * 0.92 * Math.sin(Math.PI * t ** 0.85) ** 0.55,
      flat: 0.86,
    }),
  );
}

/** Half an avocado, stone up. */
export function avocadoHalf(table: Table, size = 1): void {
  const skin = stuff({ color: '#2a3a18', other: '#3d4f20', grain: 1, rough: 0.45, bump: 0.5, bumps: 3 });
  const face = stuff({
    color: '#e8e08a',
    rough: 0.3,
    finish: (s) => blend(s, color('#8fae3c'), smoothstep(0.62, 0.96, s.v)),
  });
  const outline = (angle: number): number =>
    (3 + 1.25 * Math.cos(angle) ** 3 * (Math.cos(angle) > 0 ? 1 : 0)) * size;
  const point = (u: number, k: number): [number, number] => {
    const angle = u * 2 * Math.PI;
    return [Math.sin(angle) * outline(angle) * k * 0.92, Math.cos(angle) * outline(angle) * k * 1.12];
  };
  grid(table.geometry, skin, { columns: 48, rows: 14, closed: true }, (u, v) => {
    const [x, z] = point(u, Math.cos((v * Math.PI) / 2));
    return [x, 2.6 * size * (1 - Math.sin((v * Math.PI) / 2)), z];
  });
  grid(table.geometry, face, { columns: 48, rows: 14, closed: true }, (u, v) => {
    const [x, z] = point(u, v * 0.985);
    return [x, 2.6 * size, z];
  });
  table.geometry.ellipsoid(
    { y: 2.7 * size, z: -0.7 * size, scale: [1.35 * size, 0.95 * size, 1.35 * size] },
    stuff({ color: '#7a4524', other: '#5a2f16', grain: 0.7, rough: 0.25 }),
    0.3,
  );
}

/** A hand of fresh ginger. */
export function ginger(table: Table, size = 1): void {
  const skin = stuff({
    color: '#d3ad72',
    other: '#b98e52',
    grain: 0.8,
    rough: 0.6,
    bump: 0.4,
    bumps: 3,
    finish: (s) => blend(s, color('#8f6a38'), 0.5 * smoothstep(0.7, 0.95, Math.sin(s.u * 6 + s.v * 34))),
  });
  const lobes = [
    [0, 0, 0, 3.4, 1.5],
    [2.6, 0.2, 38, 2.3, 1.2],
    [-2.4, -0.4, -48, 2.2, 1.15],
    [1.2, 1.6, 82, 1.7, 1],
  ] as const;
  for (const [x, z, yaw, length, radius] of lobes)
    table.at({ x: x * size, z: z * size, y: 1.2 * size, yaw: yaw + 90 }, () =>
      blob(table.geometry, skin, {
        size: [radius * size, radius * size * 0.9, length * size],
        rough: 0.16,
        bumps: 2,
        seed: table.seed(),
        detail: 22,
      }),
    );
}

/** A baobab pod, split, with its white powdery pulp. */
export function baobabPod(table: Table): void {
  const shell = stuff({ color: '#6e5a34', other: '#8a7446', grain: 0.7, rough: 0.9, bump: 0.6, bumps: 6 });
  lathe(
    table.geometry,
    shell,
    [
      [3.3, 3.2],
      [3.25, 2],
      [2.4, 0.6],
      [0, 0],
    ],
    { segments: 40 },
  );
  const pulp = stuff({ color: '#f5ecd8', other: '#e4d0a8', grain: 1, rough: 0.95, bump: 0.5, bumps: 4 });
  table.scatter(16, 2.6, (x, z) =>
    table.at({ x, z, y: 2.7 + table.from(0, 0.9) }, () =>
      blob(table.geometry, pulp, { size: [0.9, 0.75, 0.9], rough: 0.25, seed: table.seed(), detail: 12 }),
    ),
  );
}

/** A slice of banana. */
export function bananaSlice(table: Table, radius = 1.4): void {
  const face = stuff({
    color: '#f6e7b0',
    rough: 0.3,
    through: 0.15,
    finish: (s) => {
      blend(s, color('#d9b45c'), smoothstep(0.35, 0.12, Math.hypot(s.u, s.v) / radius) * 0.7);
      const seeds = Math.abs(Math.sin(Math.atan2(s.u, s.v) * 1.5));
      blend(
        s,
        color('#5c3a1a'),
        smoothstep(0.93, 0.99, seeds) * smoothstep(0.3, 0.2, Math.abs(Math.hypot(s.u, s.v) / radius - 0.3)),
      );
    },
  });
  grid(table.geometry, face, { columns: 24, rows: 6, closed: true, uv: (p) => [p[0], p[2]] }, (u, v) => {
    const t = Math.min(1, v * 1.25);
    const angle = u * 2 * Math.PI;
    return [
      v === 0 ? 0 : Math.sin(angle) * radius * t,
      v * 1.25 > 1 ? 0 : 0.7,
      v === 0 ? 0 : Math.cos(angle) * radius * t,
    ];
  });
}

/** A small red berry or pomegranate seed. */
export function pomegranateSeeds(
  table: Table,
  count: number,
  radius: number,
  height: (x: number, z: number) => number,
): void {
  const seed = stuff({
    color: '#b3122c',
    other: '#d83048',
    grain: 2,
    vary: 0.2,
    rough: 0.1,
    specular: 0.06,
    through: 0.3,
  });
  table.scatter(count, radius, (x, z) =>
    table.geometry.ellipsoid(
      {
        x,
        z,
        y: height(x, z) + 0.15,
        yaw: table.from(0, 180),
        pitch: table.from(-40, 40),
        scale: [0.3, 0.26, 0.4],
      },
      seed,
      table.seed(),
    ),
  );
}
