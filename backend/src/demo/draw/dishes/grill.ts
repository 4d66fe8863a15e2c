import { blob } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { flatBread } from '../parts/breads.ts';
import { LEMON, LIME, citrusHalf, citrusWedge } from '../parts/citrus.ts';
import { ceramic } from '../parts/glazes.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { charred, chunk, keftaRoll, shoulder, skewer } from '../parts/meat.ts';
import { skillet } from '../parts/pots.ts';
import { cherryTomato, tomatoSlice } from '../parts/slices.ts';
import { pepperGreen, pepperRed, pepperYellow } from '../parts/vegetables.ts';
import { board, plate, tray } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { dip, leaves, onions, pepperPiece, walnut } from './sides.ts';

/** Roast lamb on a tray with onions and bread. */
export function mechoui(table: Table): void {
  tray(table, 16);
  table.at({ y: 0.3 }, () => {
    leaves(table, 13, 9, 0.2, 4.6);
    table.at({ x: -0.6, z: -0.4, y: 0.5, yaw: -16 }, () => shoulder(table, 1.16));
    for (const [x, z, yaw] of [
      [-9, 5, 20],
      [8, 6.4, 70],
    ] as const)
      table.at({ x, z, y: 0.4, yaw }, () => citrusHalf(table, LIME, 2.2));
    for (const [x, z] of [
      [-4.6, 8],
      [0.6, 9.4],
      [-10.4, -1],
    ] as const)
      table.at({ x, z, y: 0.6 }, () => cherryTomato(table, 1.5));
    onions(
      table,
      [
        [4.4, 8, 2],
        [5.6, 7.4, 1.5],
        [-7.4, 7.6, 1.8],
      ],
      0.8,
    );
    strewHerbs(table, 22, 9.4, flat(1), 1.3);
  });
}

/** Grilled pieces straight from the coals on a hot iron plate. */
export function chwaya(table: Table): void {
  skillet(table, 13);
  const meat = charred();
  table.scatter(26, 8.6, (x, z) => {
    const y = 1.4 + 1.7 * Math.max(0, 1 - Math.hypot(x, z) / 9);
    table.at({ x, z, y, yaw: table.from(0, 360) }, () => chunk(table, meat, table.from(1.5, 2.1)));
  });
  onions(
    table,
    [
      [-6.6, 4.6, 2.2],
      [-5, 5.8, 1.7],
      [6.4, 4.8, 2],
      [2, -1, 2],
      [-2.6, 1.6, 1.6],
      [4, 6.8, 1.6],
    ],
    2.7,
  );
  for (const [x, z, yaw] of [
    [8, -3.4, 20],
    [-8.6, -1.4, 100],
  ] as const)
    table.at({ x, z, y: 1, yaw }, () => citrusWedge(table, LIME, 2.4));
  for (const [x, z, yaw] of [
    [-1.2, 6.6, 60],
    [5.6, 0.6, 120],
  ] as const)
    table.at({ x, z, y: 2.6, yaw, roll: 8 }, () => pepperPiece(table, pepperGreen(), 2));
  strewHerbs(table, 26, 8, (x, z) => 2.2 + 1.7 * Math.max(0, 1 - Math.hypot(x, z) / 9), 1.2);
}

/** Meat, pepper and onion in turn. */
export function meatSkewer(table: Table): void {
  const meat = charred();
  const charredPepper = [pepperGreen(), pepperRed(), pepperYellow()];
  const onion = stuff({ color: '#e9d3c0', other: '#b98a5c', grain: 1, rough: 0.25 });
  skewer(
    table,
    (index) => {
      if (index % 3 !== 1) chunk(table, meat, 1.45);
      else if (index % 2 === 0)
        blob(table.geometry, onion, {
          size: [1.35, 1.35, 0.45],
          rough: 0.15,
          seed: table.seed(),
          detail: 16,
        });
      else
        blob(table.geometry, charredPepper[index % 3] ?? meat, {
          size: [1.4, 1.3, 0.42],
          rough: 0.2,
          square: 3,
          seed: table.seed(),
          detail: 16,
        });
    },
    14.5,
    9,
  );
}

/** Skewers on a platter with salad and sauce. */
export function brochettes(table: Table): void {
  table.at({ yaw: 0 }, () => board(table, 33, 22, walnut()));
  table.at({ x: 0.4, z: 0.4, y: 1.65 }, () => flatBread(table, 11.4, 0.6));
  for (const [index, x] of [-6.6, -3.4, -0.2, 3, 6.2].entries())
    table.at({ x: x - 1, z: 0.6, y: 3.6 + (index % 2) * 0.2, yaw: 24 + table.from(-3, 3) }, () =>
      meatSkewer(table),
    );
  table.at({ x: 12, z: -5.6, y: 1.6 }, () => dip(table, '#a8240f', '#c8481a', '#26313a'));
  onions(
    table,
    [
      [-11.4, 5, 2.2],
      [-10, 6.4, 1.7],
      [-12, 6.8, 1.4],
    ],
    2.1,
  );
  table.at({ x: 11, z: 6.4, y: 1.7, yaw: 30 }, () => citrusWedge(table, LIME, 2.5));
  strewHerbs(table, 26, 9, flat(4.4), 1.2);
}

/** Minced-meat skewers on flat bread. */
export function kefta(table: Table): void {
  plate(table, { radius: 14.5, material: ceramic('#2f5d62', '#d9b26a', 0.12) });
  table.at({ y: 0.6, x: -1 }, () => flatBread(table, 10.4, 0.6));
  for (const x of [-5.4, -1.9, 1.6, 5.1])
    table.at({ x: x - 0.6, z: 0.2, y: 2.3, yaw: 20 + table.from(-4, 4) }, () => {
      skewer(table, () => undefined, 12, 0);
      keftaRoll(table, 13);
    });
  onions(
    table,
    [
      [-8.4, 4.8, 2],
      [-7, 6, 1.5],
      [7.8, -4.8, 1.7],
    ],
    1.6,
  );
  for (const [x, z] of [
    [8.6, 1.6],
    [8, 4.2],
    [5.6, 6.8],
  ] as const)
    table.at({ x, z, y: 1, roll: table.from(-14, 14), pitch: table.from(-10, 10) }, () =>
      tomatoSlice(table, 2.3),
    );
  table.at({ x: -4.4, z: 8.2, y: 0.9, yaw: 60 }, () => citrusWedge(table, LEMON, 2.3));
  strewHerbs(table, 30, 8, flat(2.9), 1.2);
}
