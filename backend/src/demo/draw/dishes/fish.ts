import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { breadChunk } from '../parts/breads.ts';
import { LEMON, LIME, citrusHalf, citrusSlice, citrusWedge } from '../parts/citrus.ts';
import { sole, wholeFish } from '../parts/fish.ts';
import { ball, fishBallBrown } from '../parts/fried.ts';
import { ceramic } from '../parts/glazes.ts';
import { rice, whiteRice } from '../parts/grains.ts';
import { parsleySprig, strewHerbs } from '../parts/herbs.ts';
import { chunk } from '../parts/meat.ts';
import { broth, oilDrops, pool, pour } from '../parts/sauces.ts';
import { prawn } from '../parts/shellfish.ts';
import { cherryTomato, friedOnions, onionRing, tomatoSlice } from '../parts/slices.ts';
import { PLATE_FLOOR, bowl, plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { leaves } from './sides.ts';

/** A long fish dish: a plate drawn out along x. */
function longPlate(table: Table, hex: string, rim: string, width = 17.5, depth = 11.5): void {
  table.at({ scale: [width / 14, 1, depth / 14] }, () =>
    plate(table, { radius: 14, material: ceramic(hex, rim), height: 1.6 }),
  );
}

/** A whole sole in brown butter. */
export function grilledSole(table: Table): void {
  longPlate(table, '#dfe3e0', '#2a6488');
  pour(table, broth({ color: '#c98a2a', other: '#dba544', rough: 0.08 }), 7.6, flat(PLATE_FLOOR), {
    thick: 0.14,
    uneven: 0.3,
    bumps: 0.03,
  });
  table.at({ x: -0.4, z: 0.2, y: 0.5, yaw: 86 }, () => sole(table, 24));
  for (const [x, z, roll] of [
    [-3, 1.2, 10],
    [-0.2, 1.8, -4],
    [2.6, 1, 6],
  ] as const)
    table.at({ x, z: z - 1.2, y: 2.1, roll, pitch: table.from(-6, 6) }, () =>
      citrusSlice(table, LEMON, 1.9, 0.4),
    );
  for (const [x, z] of [
    [8, 5.4],
    [-8.6, 5.6],
    [10.2, 3.8],
  ] as const)
    table.at({ x, z, y: 0.6 }, () => cherryTomato(table, 1.4));
  table.at({ x: 9.6, z: -4.8, y: 0.8 }, () => parsleySprig(table, 1.1));
  const caper = stuff({ color: '#5d6a2c', other: '#4a5620', grain: 2, vary: 0.2, rough: 0.25 });
  table.scatter(20, 6, (x, z) =>
    table.geometry.ellipsoid({ x: x * 1.4, z: z * 0.8, y: 2.1, scale: 0.34 }, caper, table.seed()),
  );
  strewHerbs(table, 24, 6, flat(2.2), 1);
}

/** A whole fish from the grill with onions and tomatoes. */
export function grilledFish(table: Table): void {
  longPlate(table, '#2f6f86', '#e6d9bc', 18, 12);
  leaves(table, 10, 8, 0.6, 3.6);
  table.at({ x: -0.6, z: 0.2, y: 0.7, yaw: 84, scale: 1.08 }, () =>
    wholeFish(table, 25, '#463729', '#b5854c'),
  );
  for (const [x, z] of [
    [-4.6, 6],
    [-1.6, 6.8],
    [1.6, 6.6],
  ] as const)
    table.at({ x, z, y: 0.9, roll: table.from(-12, 12), pitch: 12 }, () => tomatoSlice(table, 2.1));
  for (const [x, z, r] of [
    [5.4, 5.6, 1.9],
    [6.6, 6, 1.4],
    [-8.6, 4.8, 1.8],
    [2, -5.8, 1.8],
  ] as const)
    table.at({ x, z, y: 1.1, yaw: table.from(0, 360), roll: 8 }, () => onionRing(table, r));
  table.at({ x: 9.8, z: 4.6, y: 0.6 }, () => citrusHalf(table, LEMON, 2.1));
  table.at({ x: -9.6, z: -4.4, y: 0.9, yaw: 50 }, () => citrusWedge(table, LIME, 2.3));
  strewHerbs(table, 26, 7, flat(3.6), 1.1);
}

/** Fish balls in tomato sauce with rice. */
export function fishBalls(table: Table): void {
  bowl(table, { radius: 13, height: 5.2, material: ceramic('#274a5e', '#d9c7a0', 0.12), foot: 0.5 });
  table.at({ y: 1.5 }, () => {
    pool(table, broth({ color: '#a62c10', other: '#bd4a18', rough: 0.12, oil: '#d9701c' }), 10.8, 1.4, 0.25);
    table.at({ x: -3.8, z: -3 }, () => {
      const heap = rice(table, whiteRice(), 5.6, 3.6);
      strewHerbs(table, 6, 3.4, (x, z) => heap(x, z) + 0.1, 1);
    });
    const brown = fishBallBrown();
    for (const [x, z] of [
      [3.4, -3.8],
      [6.2, -0.4],
      [3, 0.2],
      [0, 3],
      [-3.6, 4],
      [3.6, 4],
      [6.6, 3.2],
      [-0.6, 6.6],
      [2.8, 7.2],
      [-6.4, 2.4],
    ] as const)
      table.at({ x, z, y: 2 }, () => ball(table, 1.75, brown, 0.12));
    friedOnions(table, 20, 7, flat(1.6));
    strewHerbs(table, 24, 8, (x, z) => (x < -1 && z < 0 ? 3.4 : 2.6), 1);
  });
}

/** Fish soup with croutons. */
export function fishSoup(table: Table): void {
  plate(table, { radius: 14.5, material: ceramic('#dcd6c8', '#1f5f8c') });
  table.at({ y: 0.5 }, () => {
    bowl(table, { radius: 11, height: 6, material: ceramic('#dfe3e2', '#1f5f8c') });
    pool(table, broth({ color: '#c2601a', other: '#d07c2a', rough: 0.1, oil: '#e39028' }), 9.9, 4.4, 0.12);
    oilDrops(table, 60, 8.6, 4.42);
    const white = stuff({
      color: '#f0dfc0',
      other: '#dba870',
      grain: 0.8,
      rough: 0.3,
      bump: 0.4,
      bumps: 2.5,
    });
    for (const [x, z] of [
      [-2.6, -1.6],
      [2.4, -2.8],
      [0.8, 2],
      [-3.6, 3],
    ] as const)
      table.at({ x, z, y: 4.5, yaw: table.from(0, 360) }, () => chunk(table, white, 1.9));
    for (const [x, z, yaw] of [
      [4.2, 1.4, 20],
      [-5.4, -3.4, 140],
    ] as const)
      table.at({ x, z, y: 4.2, yaw, pitch: 10 }, () => prawn(table, 0.85));
    strewHerbs(table, 26, 7, flat(4.7), 1.1);
  });
  for (const [x, z, yaw] of [
    [-11, 6.2, 30],
    [-8.4, 8.6, 80],
  ] as const)
    table.at({ x, z, y: 1.8, yaw }, () => breadChunk(table, 2.2));
  table.at({ x: 10.4, z: 6.8, y: 0.9, yaw: 30 }, () => citrusWedge(table, LEMON, 2.4));
}
