import { blob, grid } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { baguette, breadChunk, roundLoaf } from '../parts/breads.ts';
import { ceramic } from '../parts/glazes.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { croissant, layeredBread } from '../parts/pastry.ts';
import { honey, pool, pour } from '../parts/sauces.ts';
import { cherryTomato } from '../parts/slices.ts';
import { tomatoRed } from '../parts/vegetables.ts';
import { PLATE_FLOOR, board, bowl, plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { leaves, oak } from './sides.ts';

/** An omelette folded over vegetables, with bread. */
export function omelette(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#3f6f73', '#e6d2a4', 0.14) });
  const egg = stuff({
    color: '#f2c445',
    other: '#e5a92c',
    grain: 0.6,
    rough: 0.35,
    bump: 0.25,
    bumps: 2.5,
    finish: (s) => {
      const brown = fbm(s.x * 0.5 + 4, s.y, s.z * 0.5, 3);
      const k = brown > 0.1 ? 1 - Math.min(0.45, (brown - 0.1) * 1.6) : 1;
      s.r *= 0.6 + 0.4 * k;
      s.g *= k;
      s.b *= k * k;
    },
  });
  for (const [lift, size] of [
    [0, 1],
    [1.25, 0.93],
  ] as const)
    table.at({ y: PLATE_FLOOR + 0.2 + lift, yaw: lift * 6 }, () => {
      grid(table.geometry, egg, { columns: 70, rows: 24, seed: table.seed() }, (u, v) => {
        const angle = (u - 0.04) * Math.PI * 1.08 + Math.PI;
        const reach = 10 * size * v * (1 + 0.04 * fbm(u * 8, lift, 2, 2));
        return [
          Math.cos(angle) * reach,
          1.1 * (1 - v ** 5) + 0.25 * fbm(u * 6, v * 5, lift, 2),
          -Math.sin(angle) * reach - 4.4,
        ];
      });
    });
  const bits: readonly (() => void)[] = [
    () => table.geometry.ellipsoid({ scale: [0.55, 0.3, 0.6] }, tomatoRed(), table.seed()),
    () =>
      table.geometry.ellipsoid(
        { scale: [0.5, 0.2, 0.4] },
        stuff({ color: '#f0e2e4', rough: 0.3 }),
        table.seed(),
      ),
    () =>
      table.geometry.ellipsoid(
        { scale: [0.5, 0.25, 0.45] },
        stuff({ color: '#4a8a2c', rough: 0.3 }),
        table.seed(),
      ),
  ];
  for (let index = 0; index < 46; index += 1) {
    const angle = table.from(0.15, 0.85) * Math.PI;
    const reach = table.from(2.4, 8.6);
    table.at(
      { x: Math.cos(angle) * reach, z: Math.sin(angle) * reach - 4.4, y: 2.95, yaw: table.from(0, 360) },
      () => {
        bits[index % 3]?.();
      },
    );
  }
  table.at({ x: -6.4, z: -6.4, y: 0.7 }, () => cherryTomato(table, 1.6));
  table.at({ x: -3.4, z: -7.6, y: 0.7 }, () => cherryTomato(table, 1.5));
  leaves(table, 4, 8.6, 0.5, 3.2);
  strewHerbs(table, 24, 6, (_x, z) => (z > -4 ? 3 : 1), 1.1);
}

export function msemen(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2c6f74', '#e2c58a', 0.15) });
  table.at({ x: -1, z: -0.6, y: 0.4, scale: 1.42 }, () => {
    layeredBread(table, 10.4, 3);
    pour(table, honey(), 2.3, flat(2.25), { thick: 0.14, uneven: 0.6, bumps: 0.02 });
    const butter = stuff({ color: '#f6e08e', rough: 0.25 });
    table.at({ x: 0.2, z: 0.1, y: 2.7, yaw: 30 }, () =>
      blob(table.geometry, butter, {
        size: [0.95, 0.4, 0.85],
        square: 5,
        rough: 0.08,
        seed: 0.3,
        detail: 14,
      }),
    );
  });
  table.at({ x: 8.4, z: 5.8, y: 0.6 }, () => {
    bowl(table, { radius: 3.2, height: 2.6, material: ceramic('#efe6d4'), foot: 0.5, wall: 0.3 });
    pool(table, honey(), 2.8, 1.9, 0.02);
  });
}

export function croissants(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#e0d8c8', '#3d6f8a') });
  for (const [x, z, y, yaw] of [
    [-5, -3.4, 0.5, -14],
    [5.4, -3.4, 0.5, 28],
    [0, 4.6, 0.5, 4],
  ] as const)
    table.at({ x, z, y, yaw }, () => croissant(table, 1.3));
  const almonds = stuff({ color: '#e6c690', rough: 0.4 });
  table.scatter(16, 11, (x, z) =>
    table.geometry.ellipsoid(
      { x, z, y: PLATE_FLOOR + 0.15, yaw: table.from(0, 180), scale: [0.3, 0.08, 0.45] },
      almonds,
      table.seed(),
    ),
  );
}

export function bread(table: Table): void {
  board(table, 34, 24, oak());
  table.at({ y: 1.6 }, () => {
    table.at({ x: -5.6, z: -2 }, () => roundLoaf(table, 8, 6.2));
    table.at({ x: 6, z: -1.2, yaw: -24 }, () => baguette(table, 24, 2.9));
    table.at({ x: 10.4, z: 1, yaw: -17 }, () => baguette(table, 22, 2.7));
    for (const [x, z, yaw] of [
      [-8.4, 7.4, 20],
      [-3.2, 8, -15],
    ] as const)
      table.at({ x, z, y: 1.5, yaw }, () => breadChunk(table, 2.9));
    const grain = stuff({ color: '#e6cf9c', other: '#c99a52', grain: 1, vary: 0.2, rough: 0.5 });
    table.scatter(46, 13, (x, z) =>
      table.geometry.ellipsoid(
        { x, z: z * 0.7, y: 0.1, yaw: table.from(0, 360), scale: [0.13, 0.1, 0.28] },
        grain,
        table.seed(),
      ),
    );
  });
}
