import type { Material } from '../core/material.ts';
import { blob, grid } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { baguette } from '../parts/breads.ts';
import { fryPile } from '../parts/fried.ts';
import { lettuceGreen, saladLeaf } from '../parts/herbs.ts';
import { charred, chunk } from '../parts/meat.ts';
import { bunBottom, bunTop } from '../parts/pastry.ts';
import { onionRing, tomatoSlice } from '../parts/slices.ts';
import { board } from '../parts/vessels.ts';
import { dip, oak } from './sides.ts';

/** A burger standing on a board. */
export function burgerTower(table: Table): void {
  const patty = charred();
  const cheese = stuff({ color: '#f2a81c', other: '#e8930f', grain: 0.6, rough: 0.22 });
  bunBottom(table, 5.3);
  table.at({ y: 1.1 }, () => leavesAround(table, 9, 4.4));
  table.at({ y: 2.2 }, () =>
    blob(table.geometry, patty, {
      size: [5.7, 1.05, 5.7],
      square: 3.2,
      rough: 0.09,
      bumps: 3,
      seed: 0.37,
      detail: 40,
    }),
  );
  slab(table, cheese, 3.2);
  table.at({ y: 4.3 }, () =>
    blob(table.geometry, patty, {
      size: [5.6, 1.0, 5.6],
      square: 3.2,
      rough: 0.09,
      bumps: 3,
      seed: 0.71,
      detail: 40,
    }),
  );
  slab(table, cheese, 5.25);
  for (const [x, z] of [
    [-2, 2],
    [2.2, 1.8],
    [0, -2],
  ] as const)
    table.at({ x, z, y: 5.5 }, () => tomatoSlice(table, 2.7));
  for (const [x, z] of [
    [-2.8, 2.6],
    [2.6, 2.7],
    [0.2, 3.6],
  ] as const)
    table.at({ x, z, y: 6.05, roll: table.from(-6, 6) }, () => onionRing(table, 1.8));
  table.at({ y: 6.1 }, () => leavesAround(table, 9, 4));
  table.at({ y: 7.3 }, () => bunTop(table, 5.6));
}

function leavesAround(table: Table, count: number, radius: number): void {
  const green = lettuceGreen();
  table.ring(count, radius * 0.55, ({ x, z, yaw }) =>
    table.at({ x, z, yaw: yaw + table.from(-14, 14), pitch: 9 }, () => saladLeaf(table, green, 3.5)),
  );
}

/** A square slice of cheese melting over the edge. */
function slab(table: Table, material: Material, y: number): void {
  grid(table.geometry, material, { columns: 30, rows: 30, seed: 0.2 }, (u, v) => {
    const [x, z] = [(u - 0.5) * 11.4, (v - 0.5) * 11.4];
    const over = Math.max(0, Math.hypot(x, z) - 5.5);
    return [x * (1 - over * 0.05), y - over * 0.75, z * (1 - over * 0.05)];
  });
}

export function burger(table: Table): void {
  table.at({ yaw: 4 }, () => board(table, 34, 25, oak()));
  table.at({ x: -3, z: 1, y: 1.6, scale: 1.24, yaw: 20 }, () => burgerTower(table));
  table.at({ x: 10, z: -3, y: 1.5 }, () => fryPile(table, 34, 5, 3));
  table.at({ x: 9.4, z: 6, y: 1.6 }, () => dip(table, '#b3230e', '#c73818', '#2c3238', 2.9));
}

/** A filled baguette. */
export function sandwich(table: Table): void {
  board(table, 36, 18, oak());
  const half = (lift: number, tilt: number): void =>
    table.at({ y: 1.4 + lift, roll: tilt, z: 0 }, () =>
      table.at({ yaw: 82 }, () => baguette(table, 27, 3.7)),
    );
  half(-0.9, 0);
  table.at({ y: 4.7, yaw: -8 }, () => {
    const green = lettuceGreen();
    for (let index = 0; index < 11; index += 1)
      table.at({ x: -11 + index * 2.2, z: 1.6, yaw: table.from(-24, 24), pitch: 10 }, () =>
        saladLeaf(table, green, 3.4),
      );
    const meat = charred();
    for (let index = 0; index < 17; index += 1)
      table.at(
        { x: -11 + index * 1.4, z: 2.2 + table.from(-0.5, 0.6), y: 0.9, yaw: table.from(0, 360) },
        () => chunk(table, meat, 1.15),
      );
    for (let index = 0; index < 8; index += 1)
      table.at({ x: -10 + index * 2.9, z: 2.9, y: 1.1, pitch: 34, roll: table.from(-10, 10) }, () =>
        tomatoSlice(table, 1.9),
      );
    for (let index = 0; index < 6; index += 1)
      table.at({ x: -9 + index * 3.6, z: 3.2, y: 1.8, pitch: 30 }, () => onionRing(table, 1.4));
  });
  table.at({ y: 5.2, z: -2.2, pitch: -26 }, () => table.at({ yaw: 82 }, () => baguette(table, 27, 3.5)));
  table.at({ x: 13.6, z: 6.4, y: 1.6 }, () => dip(table, '#b3230e', '#cc431b', '#2c3238', 2.5));
}
