import type { Material } from '../core/material.ts';
import type { Table } from '../core/table.ts';
import { LIME, citrusWedge } from '../parts/citrus.ts';
import { ceramic } from '../parts/glazes.ts';
import { type Heap, rice, whiteRice } from '../parts/grains.ts';
import { parsleySprig, strewHerbs } from '../parts/herbs.ts';
import { chunk, goldenSkin, stewed } from '../parts/meat.ts';
import { drumstick, thigh } from '../parts/poultry.ts';
import { broth, pour } from '../parts/sauces.ts';
import { friedOnions, olive } from '../parts/slices.ts';
import { peanut } from '../parts/sweets.ts';
import { carrot, chilli, lump, okra, potatoYellow, squashOrange } from '../parts/vegetables.ts';
import { PLATE_FLOOR, plate } from '../parts/vessels.ts';

/** Chicken under a blanket of lime onions, white rice beside it. */
export function yassa(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2f6f74', '#e2c58a', 0.12) });
  const grain = whiteRice();
  const sauce = broth({ color: '#b9822a', other: '#d2a044', rough: 0.14 });
  pour(table, sauce, 10.2, () => PLATE_FLOOR, { thick: 0.5, uneven: 0.06 });
  table.at({ x: -5, z: -2.6 }, () => {
    const heap = rice(table, grain, 6.6, 3.4);
    strewHerbs(table, 8, 4, (x, z) => heap(x, z) + 0.1, 1.15);
  });
  table.at({ x: 2.6, z: 1.4 }, () => {
    table.at({ x: 1.2, z: -1.8, y: 2.2, yaw: 38 }, () => drumstick(table, goldenSkin(), 12));
    table.at({ x: -2.4, z: 2, y: 1.9, yaw: -24 }, () => thigh(table, goldenSkin(), 3.5));
    friedOnions(table, 110, 7.4, (x, z) => PLATE_FLOOR + 0.6 + 1.6 * Math.max(0, 1 - Math.hypot(x, z) / 6));
    for (const [x, z] of [
      [4.4, 2.8],
      [-4.6, -0.6],
      [1.4, 5.6],
      [5.6, -1.8],
      [-3.6, 5.6],
    ] as const)
      table.at({ x, z, y: 0.8, yaw: table.from(0, 360) }, () => olive(table));
  });
  table.at({ x: -6.6, z: 5.8, y: 0.9, yaw: 70 }, () => citrusWedge(table, LIME, 2.3));
  table.at({ x: 8.2, z: -4.6, y: 0.9 }, () => parsleySprig(table, 0.9));
}

/** A heap of rice on one side, a dark or red stew on the other. */
function stew(table: Table, rim: Material, sauce: Material, pieces: (height: Heap) => void): void {
  plate(table, { radius: 14, material: rim, height: 2.6 });
  pour(table, sauce, 10.2, () => PLATE_FLOOR, { thick: 0.7, uneven: 0.06, bumps: 0.12 });
  table.at({ x: -4.8, z: -2.6 }, () => {
    const heap = rice(table, whiteRice(), 6.2, 3.4);
    strewHerbs(table, 8, 3.8, (x, z) => heap(x, z) + 0.1, 1.15);
  });
  table.at({ x: 3, z: 1.4 }, () => pieces(() => PLATE_FLOOR + 0.8));
}

/** Groundnut stew. */
export function mafe(table: Table): void {
  stew(
    table,
    ceramic('#2b5a66', '#d9c08a', 0.14),
    broth({ color: '#a8581f', other: '#bd6f2c', rough: 0.16, oil: '#c9601a' }),
    (heap) => {
      const meat = stewed();
      table.scatter(9, 5, (x, z) => table.at({ x, z, y: heap(x, z) + 0.45 }, () => chunk(table, meat, 1.9)));
      for (const [x, z, yaw] of [
        [4.4, -4.2, 30],
        [-4.2, 4.6, 70],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3, yaw }, () => carrot(table, 5.4));
      for (const [x, z] of [
        [5.4, 1.6],
        [0.2, 5.8],
        [-6.6, 2.8],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3 }, () => lump(table, squashOrange(), 1.5));
      table.scatter(26, 6.4, (x, z) =>
        table.at({ x, z, y: heap(x, z), yaw: table.from(0, 360) }, () => peanut(table)),
      );
      table.at({ x: 1.6, z: -5.2, y: 1.5, yaw: 70 }, () => chilli(table, 5));
      strewHerbs(table, 18, 6.4, (x, z) => heap(x, z) + 0.3, 1.15);
    },
  );
}

/** Tomato and lime stew. */
export function domoda(table: Table): void {
  stew(
    table,
    ceramic('#e0d5bf', '#2b4f7c'),
    broth({ color: '#a82a10', other: '#bf4316', rough: 0.12, oil: '#d9641a' }),
    (heap) => {
      const meat = stewed();
      table.scatter(10, 5.2, (x, z) =>
        table.at({ x, z, y: heap(x, z) + 0.45 }, () => chunk(table, meat, 1.75)),
      );
      for (const [x, z] of [
        [5.4, -3],
        [-3.6, 5],
        [5.6, 4.4],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3 }, () => lump(table, potatoYellow(), 1.5));
      for (const [x, z, yaw] of [
        [4.4, 1.6, 40],
        [-6, 3.4, 110],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.6, yaw }, () => okra(table, 4.4));
      table.at({ x: -7.6, z: 4.6, y: 0.9, yaw: 60 }, () => citrusWedge(table, LIME, 2.2));
      strewHerbs(table, 22, 6.4, (x, z) => heap(x, z) + 0.3, 1.15);
    },
  );
}
