import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { LEMON, LIME, ORANGE, citrusHalf, citrusSlice, citrusWedge } from '../parts/citrus.ts';
import { avocadoHalf, baobabPod, ginger, wholeMango, wholeOrange } from '../parts/fruit.ts';
import {
  type GlassOptions,
  clearDrink,
  cloudyDrink,
  foam,
  glass,
  glassRadius,
  iceCubes,
  straw,
  teaGlass,
} from '../parts/glasses.ts';
import { brass, ceramic } from '../parts/glazes.ts';
import { leaf, mintGreen, mintSprig } from '../parts/herbs.ts';
import { date } from '../parts/sweets.ts';
import { wood } from '../parts/tables.ts';
import { coffeeCup, hibiscus, sugarLump, teapot } from '../parts/tea-and-coffee.ts';
import { board, tray } from '../parts/vessels.ts';

const tumbler = (drink: GlassOptions['drink'], fill = 0.88): GlassOptions => ({
  radius: 4,
  height: 13,
  foot: 0.74,
  drink,
  fill,
});

const levelOf = (shape: GlassOptions): number => 0.9 + (shape.height - 0.9) * (shape.fill ?? 0.86);

/** A tall glass with something on top. */
function tall(table: Table, shape: GlassOptions, top: (level: number, radius: number) => void): void {
  glass(table, shape);
  top(levelOf(shape), glassRadius(shape, levelOf(shape) / shape.height) - 0.1);
}

function coaster(table: Table): void {
  board(table, 22, 22, wood({ light: '#9a6a3c', dark: '#5c3718', plank: 40 }), 1);
}

/** Hibiscus with ice and mint. */
export function bissapGlass(table: Table): void {
  tall(table, tumbler(clearDrink('#f39aa4')), (level, radius) => {
    iceCubes(table, 5, radius * 0.62, level - 0.1);
    table.at({ x: 1.2, z: -0.6, y: level + 0.5, yaw: 20 }, () => mintSprig(table, 1.25));
  });
}

export function bissap(table: Table): void {
  coaster(table);
  table.at({ x: -2.4, z: -0.6, y: 1 }, () => bissapGlass(table));
  table.at({ x: 5.6, z: -4.6, y: 1, scale: 0.96 }, () => bissapGlass(table));
  for (const [x, z, k] of [
    [5.4, 4.4, 1.2],
    [8, 2.8, 1],
    [3.6, 6.8, 1],
    [-8.4, 5, 1.15],
    [-6.6, 7, 0.9],
    [9.4, 6, 1.05],
  ] as const)
    table.at({ x, z, y: 0.9, yaw: table.from(0, 360) }, () => hibiscus(table, k));
}

/** Baobab milk. */
export function bouyeGlass(table: Table): void {
  tall(table, tumbler(cloudyDrink('#f3e3c4', '#ead4ac')), (level, radius) =>
    foam(table, radius, level - 0.15, 0.5, '#fbf1dc'),
  );
}

export function bouye(table: Table): void {
  coaster(table);
  table.at({ x: -3, z: -0.4, y: 1 }, () => {
    bouyeGlass(table);
    table.at({ x: 1.2, z: -0.8, y: 9, roll: -12, pitch: -6 }, () => straw(table, 9, '#b5442c'));
  });
  table.at({ x: 5.2, z: -5, y: 1, scale: 0.94 }, () => bouyeGlass(table));
  table.at({ x: 6.2, z: 4.6, y: 1, yaw: 30 }, () => baobabPod(table));
}

/** Ginger and lime. */
export function gingerJuice(table: Table): void {
  coaster(table);
  table.at({ x: -3.2, z: -0.6, y: 1 }, () => {
    tall(table, tumbler(cloudyDrink('#eab64a', '#f2c868')), (level, radius) => {
      iceCubes(table, 4, radius * 0.6, level);
      table.at({ x: -1, z: 1, y: level + 0.7, roll: 28, pitch: -24 }, () => citrusSlice(table, LIME, 2, 0.4));
      table.at({ x: 1.3, z: -1, y: level + 0.4 }, () => mintSprig(table, 1.1));
    });
  });
  table.at({ x: 6.4, z: -4, y: 1, yaw: 20 }, () => ginger(table, 1.25));
  table.at({ x: 6.2, z: 4.6, y: 1, yaw: 50 }, () => ginger(table, 0.8));
  table.at({ x: -8.6, z: 6.2, y: 0.8, yaw: 30 }, () => citrusHalf(table, LIME, 2.3));
}

export function orangeGlass(table: Table): void {
  tall(table, tumbler(cloudyDrink('#f5980f', '#f8ad2c')), (level, radius) => {
    foam(table, radius, level - 0.2, 0.3, '#fbc35a');
    table.at({ x: 2.6, z: 0.8, y: level + 1.4, roll: -64, yaw: -50 }, () =>
      citrusSlice(table, ORANGE, 3, 0.5),
    );
  });
}

export function orangeJuice(table: Table): void {
  coaster(table);
  table.at({ x: -3, z: 0, y: 1 }, () => orangeGlass(table));
  table.at({ x: 6, z: -5.4 }, () => wholeOrange(table, 4.4));
  table.at({ x: 6.6, z: 4.6, y: 0.9, roll: -10, yaw: 20 }, () => citrusHalf(table, ORANGE, 3.8));
  table.at({ x: -9.4, z: 7.4, y: 0.2, yaw: 60 }, () => citrusWedge(table, ORANGE, 3.2));
  for (const [x, z, yaw] of [
    [1.6, -6.8, 150],
    [9.8, -0.6, 70],
  ] as const)
    table.at({ x, z, y: 0.6, yaw }, () => leaf(table, mintGreen(), { length: 4, width: 2, curl: 0.1 }));
}

export function mangoGlass(table: Table): void {
  tall(table, tumbler(cloudyDrink('#f2a512', '#f6b93a')), (level, radius) => {
    foam(table, radius, level - 0.2, 0.35, '#f9cc6a');
    table.at({ x: -1.2, z: 0.4, y: 9.4, roll: 12 }, () => straw(table, 9, '#2c7a5a'));
    table.at({ x: 1.2, z: -0.8, y: level + 0.3 }, () => mintSprig(table, 1.1));
  });
}

export function mangoJuice(table: Table): void {
  coaster(table);
  table.at({ x: -3, z: 0, y: 1 }, () => mangoGlass(table));
  table.at({ x: 6.4, z: -4.6, yaw: 40 }, () => wholeMango(table, 4));
  table.at({ x: 7, z: 4.4, y: 0.4, yaw: -30, scale: 0.85 }, () => wholeMango(table, 3.8));
}

export function avocadoGlass(table: Table): void {
  tall(table, tumbler(cloudyDrink('#a9bf5a', '#bccf74')), (level, radius) => {
    foam(table, radius, level - 0.15, 0.6, '#d3dd9a');
    table.at({ x: 1, z: -0.8, y: 9.4, roll: -12 }, () => straw(table, 9, '#3d6b3a'));
  });
}

export function avocadoJuice(table: Table): void {
  coaster(table);
  table.at({ x: -3, z: 0, y: 1 }, () => avocadoGlass(table));
  table.at({ x: 6.4, z: -3.8, y: 0.8, yaw: 24, roll: -8 }, () => avocadoHalf(table, 1.25));
  table.at({ x: 7.2, z: 5.2, y: 0.8, yaw: -40, roll: -10 }, () => avocadoHalf(table, 1.05));
}

/** Lime and mint over ice. */
export function mintLemonade(table: Table): void {
  coaster(table);
  table.at({ x: -2.6, z: -0.2, y: 1 }, () => {
    tall(table, tumbler(clearDrink('#f2f8d8')), (level, radius) => {
      iceCubes(table, 5, radius * 0.6, level);
      const green = mintGreen();
      for (let index = 0; index < 9; index += 1)
        table.at(
          {
            x: table.from(-2.4, 2.4),
            z: table.from(-2.4, 2.4),
            y: table.from(2.5, level - 1),
            yaw: table.from(0, 360),
            pitch: table.from(-70, 70),
          },
          () => leaf(table, green, { length: 1.9, width: 1.2 }),
        );
      for (const [y, turn] of [
        [4, 30],
        [7.4, 150],
      ] as const)
        table.at({ y, yaw: turn, z: 1.2, pitch: 74 }, () => citrusSlice(table, LIME, 1.9, 0.35));
      table.at({ x: 0.8, z: -0.8, y: level + 0.5 }, () => mintSprig(table, 1.4));
    });
  });
  table.at({ x: 6.4, z: -4.2, y: 1 }, () => citrusHalf(table, LIME, 2.7));
  table.at({ x: 6.8, z: 4.6, y: 0.9, yaw: 40 }, () => citrusWedge(table, LEMON, 2.8));
  table.at({ x: -9, z: 6.4, y: 0.4 }, () => mintSprig(table, 1.3));
}

/** Three glasses, the pot behind them. */
export function atay(table: Table): void {
  tray(table, 15.4);
  table.at({ y: 0.35 }, () => {
    for (const [x, z] of [
      [-5.4, 3.6],
      [0.4, 5.6],
      [5.8, 2.8],
    ] as const)
      table.at({ x, z, scale: 1.12 }, () => teaGlass(table));
    table.at({ x: -1.4, z: -4.8, yaw: -24, scale: 1.05 }, () => {
      teapot(
        table,
        stuff({
          color: '#1f5f86',
          rough: 0.14,
          specular: 0.055,
          finish: (s) => {
            if (Math.abs(s.v - 0.5) < 0.03) [s.r, s.g, s.b] = [0.8, 0.74, 0.6];
          },
        }),
        brass(),
      );
    });
    for (const [x, z] of [
      [8.6, -4.6],
      [9.8, -2.8],
      [8, -2.9],
    ] as const)
      table.at({ x, z, y: 0.8, yaw: table.from(0, 90) }, () => sugarLump(table));
    table.at({ x: -9.8, z: -1.4, y: 0.4 }, () => mintSprig(table, 1.6));
  });
}

export function coffee(table: Table): void {
  table.at({ scale: 1.5, x: -0.6 }, () => coffeeCup(table, ceramic('#2b5f6b', '#e6d2a4', 0.1), true));
  for (const [x, z, yaw] of [
    [10.4, 5.6, 20],
    [8.8, 7.6, 80],
  ] as const)
    table.at({ x, z, yaw }, () => date(table));
  const bean = stuff({ color: '#3a1a0c', other: '#54280f', grain: 1, vary: 0.2, rough: 0.25 });
  table.scatter(38, 15, (x, z) => {
    if (Math.hypot(x + 0.6, z) > 10.8)
      table.geometry.ellipsoid(
        { x, z, y: 0.36, yaw: table.from(0, 360), roll: table.from(-40, 40), scale: [0.5, 0.36, 0.72] },
        bean,
        table.seed(),
      );
  });
}
