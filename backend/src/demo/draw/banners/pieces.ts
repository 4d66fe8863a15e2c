import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { bissapGlass } from '../dishes/drinks.ts';
import { meatSkewer } from '../dishes/grill.ts';
import { flatBread } from '../parts/breads.ts';
import { LEMON, LIME, citrusHalf, citrusWedge } from '../parts/citrus.ts';
import { teaGlass } from '../parts/glasses.ts';
import { brass, ceramic } from '../parts/glazes.ts';
import { mintSprig } from '../parts/herbs.ts';
import { spice } from '../parts/props.ts';
import { cherryTomato, olive } from '../parts/slices.ts';
import { date } from '../parts/sweets.ts';
import { wood } from '../parts/tables.ts';
import { teapot } from '../parts/tea-and-coffee.ts';
import { chilli } from '../parts/vegetables.ts';
import { board, bowl, tray } from '../parts/vessels.ts';
import { type Piece, group } from './scene.ts';

export const teaSet = (table: Table): void => {
  tray(table, 13);
  table.at({ y: 0.35 }, () => {
    for (const [x, z] of [
      [-4.6, 4.6],
      [1.4, 6.2],
      [6.2, 3],
    ] as const)
      table.at({ x, z }, () => teaGlass(table));
    table.at({ x: -1, z: -3.6, yaw: -24, scale: 0.92 }, () =>
      teapot(table, stuff({ color: '#1f5f86', rough: 0.14, specular: 0.055 }), brass()),
    );
    table.at({ x: -8, z: -2.4, y: 0.3 }, () => mintSprig(table, 1.4));
  });
};

export const lemons: Piece[] = [
  [0, 0, (t) => citrusHalf(t, LEMON, 2.7)],
  [5, 1.6, (t) => citrusWedge(t, LEMON, 2.7), { yaw: 40 }],
];

export const bissapPair = group([
  [-3.4, 0, bissapGlass],
  [5, -3.6, bissapGlass],
]);

export const chillies = group([
  [0, 0, (t) => chilli(t), { yaw: 20, y: 0.5 }],
  [2, 1.6, (t) => chilli(t, 4.4), { yaw: 70, y: 0.5 }],
]);

export const limes = group([
  [0, 0, (t) => citrusHalf(t, LIME, 2.5)],
  [4.4, 1.8, (t) => citrusWedge(t, LIME, 2.6), { yaw: 30 }],
]);

export const tomatoes = group([
  [0, 0, (t) => cherryTomato(t, 1.7)],
  [3.4, 1, (t) => cherryTomato(t, 1.5)],
  [1.2, 3, (t) => cherryTomato(t, 1.6)],
]);

export const dates = group([
  [0, 0, date, { yaw: 20 }],
  [3, 1.6, date, { yaw: 80 }],
  [0.4, 3.4, date, { yaw: 130 }],
]);

export const olives = (table: Table): void => {
  bowl(table, { radius: 5, height: 3.4, material: ceramic('#2d5a6b', '#d9c08a'), foot: 0.5 });
  for (const [count, radius, y] of [
    [9, 3, 2.2],
    [5, 1.4, 3],
  ] as const)
    table.ring(count, radius, ({ x, z, yaw }) => table.at({ x, z, y, yaw }, () => olive(table)));
};

export const spices = group([
  [0, 0, (t) => spice(t, '#b8641c', '#a3520f')],
  [7, 1.4, (t) => spice(t, '#a8240f', '#8f1c0a', '#2d5a6b')],
  [2.6, 6, (t) => spice(t, '#d9a41c', '#c28f10', '#3a4148')],
]);

export const breads = group([
  [0, 0, (t) => flatBread(t, 9)],
  [1.6, 1.4, (t) => flatBread(t, 8.6), { y: 0.8 }],
  [-0.6, 0.6, (t) => flatBread(t, 8.2), { y: 1.6 }],
]);

export const skewers =
  (count: number, step: number) =>
  (table: Table): void => {
    for (let index = 0; index < count; index += 1)
      table.at({ x: (index - (count - 1) / 2) * step, y: 1.5, yaw: table.from(-4, 4) }, () =>
        meatSkewer(table),
      );
  };

export const walnutBoard =
  (width: number, depth: number) =>
  (table: Table): void =>
    board(table, width, depth, wood({ light: '#8a5a34', dark: '#4a2a14', plank: 60 }));
