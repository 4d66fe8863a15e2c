import { blob } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { ceramic } from '../parts/glazes.ts';
import { leaf, mintGreen, mintSprig } from '../parts/herbs.ts';
import { broth, cream, pool, pour } from '../parts/sauces.ts';
import { beignet, cakeSlice, date } from '../parts/sweets.ts';
import { PLATE_FLOOR, bowl, plate, tray } from '../parts/vessels.ts';
import { flat } from './laying.ts';

export function beignets(table: Table): void {
  plate(table, { radius: 13.5, material: ceramic('#b9502a', '#f0d8a0', 0.1) });
  for (const [count, radius, y] of [
    [10, 7.2, 1.9],
    [6, 3.9, 2.2],
    [1, 0, 2.2],
    [5, 4, 4.7],
    [2, 1.6, 5.6],
  ] as const)
    table.ring(count, radius, ({ x, z }) =>
      table.at(
        { x, z, y, yaw: table.from(0, 360), roll: table.from(-40, 40), pitch: table.from(-40, 40) },
        () => beignet(table, table.from(1.85, 2.2)),
      ),
    );
  const sugar = stuff({ color: '#fdf9f0', rough: 0.6 });
  table.scatter(220, 12, (x, z) =>
    table.geometry.ellipsoid(
      { x, z, y: PLATE_FLOOR + 0.08, scale: table.from(0.05, 0.11) },
      sugar,
      table.seed(),
    ),
  );
}

export function chocolateCake(table: Table): void {
  plate(table, { radius: 12.6, material: ceramic('#e6ddcc', '#b98a3c') });
  pour(table, broth({ color: '#2a1108', other: '#3a1a0c', rough: 0.06 }), 6, flat(PLATE_FLOOR), {
    thick: 0.2,
    uneven: 0.4,
    bumps: 0.02,
  });
  table.at({ x: -0.4, z: 0.6, y: 0.6, yaw: -38, scale: 1.22 }, () => cakeSlice(table, 11.5, 5.2));
  const red = stuff({ color: '#b3122c', other: '#d02a3c', grain: 1.5, rough: 0.2, bump: 0.5, bumps: 4 });
  for (const [x, z] of [
    [6.6, 3.8],
    [5, 5.8],
    [7.6, 1.6],
  ] as const)
    table.at({ x, z, y: 1.2 }, () =>
      blob(table.geometry, red, { size: [1, 1, 1], rough: 0.12, bumps: 4, seed: table.seed(), detail: 18 }),
    );
  table.at({ x: 6.2, z: 4.4, y: 1.9, yaw: 30, pitch: -16 }, () =>
    leaf(table, mintGreen(), { length: 2.6, width: 1.6 }),
  );
}

/** Dates around a bowl of cream. */
export function datesCream(table: Table): void {
  tray(table, 14.6);
  table.at({ y: 0.3 }, () => {
    bowl(table, { radius: 5.4, height: 4, material: ceramic('#f0e8d8', '#b98a3c'), foot: 0.5 });
    pool(table, cream(), 4.9, 3.4, 0.35);
    for (const [count, radius, y] of [
      [19, 8.2, 0],
      [23, 11.2, 0],
      [15, 9.6, 1.6],
    ] as const)
      table.ring(count, radius, ({ x, z, yaw }) =>
        table.at({ x, z, y, yaw: yaw + table.from(40, 120), pitch: table.from(-12, 12) }, () => date(table)),
      );
    table.at({ y: 3.9, x: 0.4 }, () => mintSprig(table, 0.9));
    table.at({ x: 1.6, z: 1.8, y: 3.2, yaw: 30, pitch: 20 }, () => date(table));
  });
}
