import type { Table } from '../core/table.ts';
import { LEMON, citrusWedge } from '../parts/citrus.ts';
import { ceramic, paintedCeramic } from '../parts/glazes.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { calamariRing, prawn } from '../parts/shellfish.ts';
import { plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { dip, leaves } from './sides.ts';

const sea = () => paintedCeramic('#e8e4d8', '#1f5f8c', '#4fa0a8');

/** Pink prawns in a ring. */
export function prawns(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#23485c', '#c9dbe0', 0.12) });
  leaves(table, 7, 6, 0.6, 4);
  table.ring(9, 7.2, ({ x, z, yaw }, index) =>
    table.at({ x, z, y: 0.9 + (index % 2) * 0.7, yaw: yaw + 40, pitch: 8, roll: table.from(-8, 8) }, () =>
      prawn(table, 1.22),
    ),
  );
  table.at({ y: 0.6 }, () => dip(table, '#f0b878', '#f4c890', '#f2ece0', 3.2));
  for (const [x, z, yaw] of [
    [-8.4, 6.4, 20],
    [8.8, 5.6, 80],
  ] as const)
    table.at({ x, z, y: 0.9, yaw }, () => citrusWedge(table, LEMON, 2.3));
  strewHerbs(table, 30, 9, flat(2.2), 1.1);
}

/** Fried rings with lemon and sauce. */
export function calamari(table: Table): void {
  plate(table, { radius: 14, material: sea() });
  leaves(table, 5, 7, 0.6, 3.8);
  table.scatter(17, 6.6, (x, z) => {
    const y = 0.7 + 2.2 * Math.max(0, 1 - Math.hypot(x, z) / 7);
    table.at(
      {
        x: x - 0.6,
        z: z - 0.4,
        y,
        yaw: table.from(0, 360),
        roll: table.from(-24, 24),
        pitch: table.from(-20, 20),
      },
      () => calamariRing(table, table.from(1.6, 2.4)),
    );
  });
  table.at({ x: 8.4, z: 4.8, y: 0.5 }, () => dip(table, '#f6ecd2', '#f0e0b4', '#2a4f66', 3));
  for (const [x, z, yaw] of [
    [-7.6, 6.2, 30],
    [-4.8, 7.8, 70],
  ] as const)
    table.at({ x, z, y: 0.8, yaw }, () => citrusWedge(table, LEMON, 2.4));
  strewHerbs(table, 22, 7, (x, z) => 1.8 + 2 * Math.max(0, 1 - Math.hypot(x, z) / 7), 1.1);
}
