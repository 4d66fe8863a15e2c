import { tube } from '../core/mesh.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color } from '../core/vec.ts';
import { fryPile, potatoGold } from '../parts/fried.ts';
import { lettuceGreen, saladLeaf } from '../parts/herbs.ts';
import { charred, chunk } from '../parts/meat.ts';
import { wrap } from '../parts/pastry.ts';
import { cream } from '../parts/sauces.ts';
import { board } from '../parts/vessels.ts';
import { dip, oak, paperSheet } from './sides.ts';

/** A rolled chawarma along z in a paper sleeve, its open end at the near side. */
export function chawarmaRoll(table: Table): void {
  wrap(table, 17, 2.9);
  const paper = stuff({
    color: '#f3ede0',
    rough: 0.7,
    finish: (s) => blend(s, color('#b5301c'), Math.abs((((s.u + s.v * 0.9) * 14) % 1) - 0.5) < 0.14 ? 1 : 0),
  });
  tube(table.geometry, paper, (t) => [0, 2.9, -9.4 + t * 9.6], {
    columns: 40,
    rows: 10,
    radius: (t) => (t < 0.08 ? 2.2 : 3.05),
    section: (angle, t) => 1 + 0.012 * Math.sin(angle * 9 + t * 7),
  });
  table.at({ y: 2.9, z: 8.5 }, () => chawarmaFilling(table));
}

function chawarmaFilling(table: Table): void {
  const meat = charred();
  const inside = (reach: number): { x: number; y: number; z: number } => {
    const r = Math.sqrt(table.random()) * reach;
    const angle = table.from(0, 6.28);
    return { x: Math.sin(angle) * r, y: Math.cos(angle) * r, z: table.from(-0.2, 0.7) - r * 0.12 };
  };
  const turned = () => ({ yaw: table.from(0, 360), roll: table.from(0, 360) });
  for (let index = 0; index < 30; index += 1)
    table.at({ ...inside(2.3), ...turned() }, () => chunk(table, meat, table.from(0.55, 0.95)));
  const green = lettuceGreen();
  table.ring(9, 2.1, ({ x, z }) =>
    table.at({ x, y: z, z: 0.2, pitch: 62, roll: table.from(0, 360) }, () => saladLeaf(table, green, 1.5)),
  );
  const bits = [
    stuff({ color: '#cc2a12', rough: 0.16 }),
    cream(),
    potatoGold(),
    stuff({ color: '#f0e2e6', rough: 0.3 }),
  ];
  for (let index = 0; index < 15; index += 1) {
    const place = inside(2);
    table.geometry.ellipsoid(
      { ...place, z: 0.6 + place.z * 0.5, ...turned(), scale: [0.5, 0.36, 0.62] },
      bits[index % bits.length] ?? meat,
      table.seed(),
    );
  }
}

export function chawarma(table: Table): void {
  board(table, 33, 25, oak());
  table.at({ y: 1.6 }, () => {
    paperSheet(table, 26, 21, 0);
    for (const [x, z, yaw] of [
      [-5.4, -1.6, 14],
      [2.6, -0.8, -6],
    ] as const)
      table.at({ x, z, y: 1.2, yaw, pitch: -9 }, () => chawarmaRoll(table));
    table.at({ x: 10, z: -4.4, y: 0.4 }, () => fryPile(table, 24, 4.4, 2.6));
    table.at({ x: 10.4, z: 5.8, y: 0.3 }, () => dip(table, '#f6efdc', '#efe2c0', '#33383c', 2.8));
    for (const [x, z, yaw] of [
      [-11, 5.4, 30],
      [-10, 7.2, 80],
      [-12, 3.4, 60],
    ] as const)
      table.at({ x, z, y: 0.9, yaw }, () =>
        tube(
          table.geometry,
          stuff({ color: '#7d9a34', other: '#5f7d24', grain: 1, rough: 0.25, bump: 0.3 }),
          (t) => [0, 0, (t - 0.5) * 4],
          { radius: (t) => 0.75 * Math.sin(Math.PI * t) ** 0.4 },
        ),
      );
  });
}
