import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { LIME, citrusWedge } from '../parts/citrus.ts';
import { fishSteak, wholeFish } from '../parts/fish.ts';
import { ceramic } from '../parts/glazes.ts';
import { brownRice, goldRice, redRice, rice, strayGrains } from '../parts/grains.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { chunk, goldenSkin, stewed } from '../parts/meat.ts';
import { drumstick, thigh } from '../parts/poultry.ts';
import { friedOnions, olive } from '../parts/slices.ts';
import { peanut } from '../parts/sweets.ts';
import {
  aubergine,
  cabbage,
  carrot,
  carrotOrange,
  cassavaWhite,
  chilli,
  lump,
  okra,
} from '../parts/vegetables.ts';
import { bowl, plate } from '../parts/vessels.ts';
import { on, strewn } from './laying.ts';
import { blueRim, redRim } from './rims.ts';

/** Red rice with fish and its vegetables. */
export function thieboudienne(table: Table): void {
  plate(table, { radius: 14, material: blueRim() });
  const grain = redRice();
  const heap = rice(table, grain, 10.6, 2.6);
  strayGrains(table, 24, 10.6, 1, grain);
  on(table, heap, -0.6, 0.4, -0.2, () => wholeFish(table, 19, '#4a3a30', '#a87a48'), 74);
  on(table, heap, -5.8, -5, 0.7, () => cabbage(table, 3.2), 30);
  on(table, heap, 2.6, -6, 0.6, () => carrot(table, 7), 70);
  on(table, heap, 5.6, -5.4, 0.6, () => carrot(table, 6), 95);
  on(table, heap, -6.8, 3.6, 0.6, () => lump(table, cassavaWhite(), 1.5), 60);
  on(table, heap, -4.8, 6, 0.6, () => lump(table, cassavaWhite(), 1.4), 80);
  on(table, heap, 5.4, 4.6, 0.9, () => aubergine(table, 6.8), -50);
  on(table, heap, -0.4, 7, 0.5, () => okra(table, 4.6), 80);
  on(table, heap, 1.6, 8, 0.4, () => okra(table, 4.2), 105);
  on(table, heap, -1, -7.6, 0.5, () => chilli(table, 4.8), 100);
  on(table, heap, 8.4, -0.6, 0.3, () => citrusWedge(table, LIME, 2.4), 30);
  strewHerbs(table, 30, 8.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Rice fried with beef, mustard onions and olives. */
export function ceebuYapp(table: Table): void {
  plate(table, { radius: 14, material: redRim() });
  const grain = brownRice();
  const heap = rice(table, grain, 10.9, 3.1);
  strayGrains(table, 20, 10.9, 1, grain);
  const meat = stewed();
  friedOnions(table, 20, 3.6, (x, z) => heap(x, z) + 0.1);
  table.scatter(9, 4.2, (x, z) => on(table, heap, x - 0.4, z - 0.4, 0.95, () => chunk(table, meat, 1.55)));
  for (const [x, z] of [
    [5.6, 1.6],
    [-4.8, 3.6],
    [2, 5.4],
    [-5.6, -2.2],
  ] as const)
    on(table, heap, x, z, 0.05, () => olive(table));
  on(table, heap, 5.4, -3.6, 0.4, () => carrot(table, 5.2), 50);
  on(table, heap, -2.2, 6.2, 0.2, () => citrusWedge(table, LIME, 2), 80);
  strewHerbs(table, 34, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Rice in mutton stock with large tender pieces. */
export function riceMeat(table: Table): void {
  bowl(table, { radius: 13.4, height: 5, material: ceramic('#3d6f73', '#e9dcc0', 0.15), foot: 0.5 });
  table.at({ y: 1.9 }, () => {
    const grain = goldRice();
    const heap = rice(table, grain, 10.9, 3.2);
    const meat = stewed();
    table.scatter(6, 4.4, (x, z) => on(table, heap, x, z, 1.1, () => chunk(table, meat, 2.2)));
    friedOnions(
      table,
      26,
      6,
      (x, z) => heap(x, z) + 0.15,
      stuff({ color: '#8a4a1a', other: '#5c2c0e', grain: 1, rough: 0.25, vary: 0.2 }),
    );
    for (const [x, z, yaw] of [
      [-6.4, 2, 30],
      [6.2, 3.2, -40],
    ] as const)
      on(table, heap, x, z, 0.4, () => carrot(table, 5), yaw);
    strewHerbs(table, 24, 8, (x, z) => heap(x, z) + 0.1, 1.15);
  });
}

/** Soft white rice with dried fish, peanuts and lime. */
export function mbakhal(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#8a4a2c', '#e6cf9c', 0.12) });
  const grain = stuff({
    color: '#ead9ae',
    other: '#f4ead0',
    grain: 0.6,
    vary: 0.1,
    rough: 0.24,
    through: 0.1,
  });
  const heap = rice(table, grain, 10.9, 2.7);
  on(table, heap, -1.6, -1, 0.6, () => fishSteak(table, 3.1), 50);
  on(table, heap, 2.6, 1.8, 0.5, () => fishSteak(table, 2.5), -35);
  table.scatter(30, 6.8, (x, z) => on(table, heap, x, z, 0.02, () => peanut(table)));
  on(table, heap, 4.4, -4.2, 0.5, () => chilli(table, 5, stuff({ color: '#e09a1a', rough: 0.16 })), 60);
  on(table, heap, -5.4, 3.4, 0.4, () => okra(table, 4), 30);
  on(table, heap, -3.6, 4.8, 0.4, () => okra(table, 3.6), 55);
  on(table, heap, 5.2, 4, 0.2, () => citrusWedge(table, LIME, 2.1), 60);
  strewHerbs(table, 30, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Golden rice with braised chicken and peas. */
export function riceChicken(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#dfd6c4', '#c98a2b') });
  const grain = goldRice();
  const heap = rice(table, grain, 10.9, 2.8);
  strayGrains(table, 16, 10.9, 1, grain);
  const skin = goldenSkin();
  on(table, heap, -2.4, -1.2, 1.2, () => thigh(table, skin, 3.9), 30);
  on(table, heap, 2.8, 0.6, 1.1, () => drumstick(table, skin, 11.5), -28);
  const pea = stuff({ color: '#6fa42c', other: '#558a20', grain: 2, vary: 0.15, rough: 0.25 });
  table.scatter(46, 8, (x, z) =>
    table.geometry.ellipsoid({ x, z, y: heap(x, z) + 0.15, scale: 0.36 }, pea, table.seed()),
  );
  strewn(table, 22, 7.8, heap, () =>
    table.geometry.ellipsoid({ scale: [0.38, 0.3, 0.38] }, carrotOrange(), table.seed()),
  );
  on(table, heap, -6, 3.6, 0.2, () => citrusWedge(table, LIME, 2), 10);
  strewHerbs(table, 20, 7.4, (x, z) => heap(x, z) + 0.1, 1.15);
}
