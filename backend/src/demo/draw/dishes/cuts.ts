import { blob } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { LEMON, LIME, citrusWedge } from '../parts/citrus.ts';
import { fryPile, plantain } from '../parts/fried.ts';
import { ceramic } from '../parts/glazes.ts';
import { parsleySprig, strewHerbs } from '../parts/herbs.ts';
import { chop, steak } from '../parts/meat.ts';
import { halfChicken } from '../parts/poultry.ts';
import { cherryTomato } from '../parts/slices.ts';
import { plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { dip, leaves } from './sides.ts';

/** Half a chicken with plantain and a fiery relish. */
export function grilledChicken(table: Table): void {
  plate(table, { radius: 15, material: ceramic('#e2d8c4', '#8a3a1c') });
  leaves(table, 8, 8.6, 0.7, 4.2);
  table.at({ x: -0.2, z: -0.2, y: 0.9, scale: 1.1 }, () => halfChicken(table));
  for (const [x, z, yaw] of [
    [-5.4, 7.2, 20],
    [-2.2, 8.6, 80],
    [-8, 5.4, 130],
    [0.9, 8.4, 40],
  ] as const)
    table.at({ x, z, y: 0.9, yaw, roll: table.from(-14, 14) }, () => plantain(table, 1.7));
  table.at({ x: 9, z: -5.6, y: 0.6 }, () => dip(table, '#c23a10', '#dd6a1e', '#f0e8d8', 2.8));
  table.at({ x: 6.4, z: 7, y: 0.8, yaw: 40 }, () => citrusWedge(table, LIME, 2.3));
  strewHerbs(table, 22, 8, flat(3.3), 1.2);
}

/** Lamb chops leaning on each other. */
export function lambChops(table: Table): void {
  plate(table, { radius: 14.5, material: ceramic('#33373c', '#8d9296', 0.2) });
  for (const [x, z, y, yaw] of [
    [-5.2, -0.6, 1.3, 34],
    [5, -1, 1.3, -40],
    [-1.4, 0.6, 2.3, 10],
    [2, 3, 3.1, -14],
  ] as const)
    table.at({ x, z, y, yaw, roll: table.from(-6, 6), scale: 1.32 }, () => chop(table));
  for (const [x, z] of [
    [-7.4, 5.6],
    [-9, 3.4],
    [8, 5.2],
  ] as const)
    table.at({ x, z, y: 0.6 }, () => cherryTomato(table, 1.5));
  table.at({ x: 8.6, z: 1.4, y: 0.9, yaw: -20 }, () => citrusWedge(table, LEMON, 2.4));
  table.at({ x: -3.4, z: 8, y: 1 }, () => parsleySprig(table, 1.1));
  strewHerbs(table, 26, 6.4, flat(3.2), 1.1);
}

/** A seared steak with fries. */
export function steakFries(table: Table): void {
  plate(table, { radius: 15, material: ceramic('#e4dcce', '#4b4f55') });
  table.at({ x: 5.4, z: -3.6, y: 0.3 }, () => fryPile(table, 46, 6, 3.4));
  table.at({ x: -3.4, z: 2, y: 1.8, yaw: 24 }, () => steak(table));
  const butter = stuff({ color: '#f4dc8c', rough: 0.25 });
  table.at({ x: -3.8, z: 1.6, y: 3.3, yaw: 15, roll: 4 }, () =>
    blob(table.geometry, butter, { size: [1.25, 0.4, 1.05], square: 5, rough: 0.08, seed: 0.4, detail: 16 }),
  );
  leaves(table, 3, 7.4, 0.6, 3.4);
  for (const [x, z] of [
    [6.6, 5],
    [8.6, 3.4],
  ] as const)
    table.at({ x, z, y: 0.7 }, () => cherryTomato(table, 1.45));
  strewHerbs(table, 14, 5, (x, z) => (x < 0 ? 3.1 : 1.4) + 0 * z, 1);
}
