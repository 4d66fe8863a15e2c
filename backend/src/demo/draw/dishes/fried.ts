import type { Table } from '../core/table.ts';
import { LIME, citrusWedge } from '../parts/citrus.ts';
import { fry, nem, plantain, potatoGold, turnover } from '../parts/fried.ts';
import { ceramic, paintedCeramic, terracotta } from '../parts/glazes.ts';
import { mintSprig, parsleySprig, strewHerbs } from '../parts/herbs.ts';
import { onionRing } from '../parts/slices.ts';
import { plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { dip, leaves, paperSheet } from './sides.ts';

/** Turnovers with a tomato-onion relish. */
export function fataya(table: Table): void {
  plate(table, { radius: 14.5, material: paintedCeramic('#e4dccb', '#a3301f', '#2b6a5b') });
  leaves(table, 5, 8.6, 0.5, 3.6);
  for (const [x, z, y, yaw] of [
    [-6, -4.4, 0.5, 20],
    [0.4, -5.6, 0.5, -8],
    [6.4, -3.8, 0.5, -30],
    [-6.4, 1.4, 1.1, 34],
    [0, -0.6, 1.6, 6],
    [-2.8, 5.4, 1.2, 14],
  ] as const)
    table.at({ x, z: z + 1.4, y, yaw: 180 + yaw, pitch: 8, roll: table.from(-5, 5) }, () =>
      turnover(table, 4.5),
    );
  table.at({ x: 6.8, z: 4.6, y: 0.6 }, () => dip(table, '#a8240f', '#cc4a1c', '#f0e8d8', 3.5));
  strewHerbs(table, 16, 10, flat(2.4), 1);
}

/** Crisp rolls with leaves to wrap them in. */
export function nems(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2a3a3c', '#7fae9a', 0.15) });
  leaves(table, 7, 7.6, 0.6, 4.4);
  for (const [x, z, y] of [
    [-5, 0.6, 1],
    [-2.4, 0.2, 1],
    [0.2, 0.5, 1],
    [2.8, 0.1, 1],
    [-3.6, 0.4, 2.9],
    [-1, 0.3, 2.9],
    [1.6, 0.4, 2.9],
  ] as const)
    table.at({ x: x - 0.4, z: z - 1, y, yaw: 14 + table.from(-5, 5) }, () => nem(table, 9.4));
  table.at({ x: 7.6, z: 5, y: 0.6 }, () => dip(table, '#c9781c', '#d98a2a', '#f0e8d8', 3.1));
  table.at({ x: -7.4, z: 6.4, y: 1 }, () => mintSprig(table, 1.3));
  for (const [x, z, yaw] of [[1.4, 8, 40]] as const)
    table.at({ x, z, y: 0.9, yaw }, () => citrusWedge(table, LIME, 2.1));
}

/** Fried plantain with chilli relish. */
export function alloco(table: Table): void {
  plate(table, { radius: 13.6, material: terracotta() });
  table.scatter(22, 7.8, (x, z) => {
    const y = 0.6 + 2.6 * Math.max(0, 1 - Math.hypot(x, z) / 8.4);
    table.at(
      {
        x: x - 0.8,
        z: z - 0.4,
        y,
        yaw: table.from(0, 360),
        roll: table.from(-22, 22),
        pitch: table.from(-18, 18),
      },
      () => plantain(table, table.from(1.8, 2.2)),
    );
  });
  table.at({ x: 7.2, z: 5.2, y: 0.6 }, () => dip(table, '#b3260d', '#d2491a', '#e8dfcc', 3.1));
  for (const [x, z] of [
    [-6.8, 6.2],
    [-5.2, 7.4],
  ] as const)
    table.at({ x, z, y: 1, roll: 8 }, () => onionRing(table, 1.6));
  table.at({ x: -8.2, z: 3.6, y: 0.9 }, () => parsleySprig(table, 0.9));
}

/** A bowl heaped with fries. */
export function fries(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2e3338', '#6d7278', 0.15) });
  paperSheet(table, 20, 20, 0.8);
  table.at({ y: 1.6 }, () => {
    const gold = potatoGold();
    for (let index = 0; index < 105; index += 1) {
      const distance = Math.sqrt(table.random()) * 7;
      const angle = table.from(0, 6.28);
      const y = 0.4 + table.from(0, 1) * 5 * Math.max(0.05, 1 - distance / 7.4);
      table.at(
        {
          x: Math.sin(angle) * distance,
          z: Math.cos(angle) * distance - 0.6,
          y,
          yaw: table.from(0, 360),
          pitch: table.from(-26, 26),
        },
        () => fry(table, table.from(5, 8.5), gold),
      );
    }
  });
  table.at({ x: 8, z: 6.4, y: 0.7 }, () => dip(table, '#b3230e', '#c73818', '#efe6d4', 3));
  table.at({ x: -7.6, z: 6.8, y: 0.7 }, () => dip(table, '#f4e6bc', '#eed9a0', '#efe6d4', 2.7));
  strewHerbs(table, 12, 5, flat(5), 0.8);
}
