import { flatBread } from '../parts/breads.ts';
import { fries, plantain } from '../parts/fried.ts';
import { lettuceGreen, parsleySprig, redLeaf, saladLeaf, strewHerbs } from '../parts/herbs.ts';
import {
  charred,
  chop,
  chunk,
  halfChicken,
  kefta as keftaRoll,
  shoulder,
  skewer,
  steak,
} from '../parts/meat.ts';
import { kraft, wood } from '../parts/surfaces.ts';
import {
  LEMON,
  LIME,
  cherryTomato,
  citrusHalf,
  citrusWedge,
  onionRing,
  pepperGreen,
  pepperRed,
  pepperYellow,
  tomatoSlice,
} from '../parts/vegetables.ts';
import { board, bowl, ceramic, plate, skillet, tray } from '../parts/vessels.ts';
import { broth, pool } from '../parts/sauces.ts';
import type { Material } from '../core/material.ts';
import { blob, grid, sheet } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { paint, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color } from '../core/vec.ts';

const flat = (y: number) => (): number => y;
const walnut = (): Material => wood({ light: '#8a5a34', dark: '#4a2a14', plank: 40, rough: 0.4 });

/** A little bowl of sauce. */
export function dip(table: Table, hex: string, other: string, vessel = '#e6dccb', radius = 3.2): void {
  bowl(table, { radius, height: 2.6, material: ceramic(vessel), foot: 0.5, wall: 0.3 });
  pool(table, broth({ color: hex, other, rough: 0.16 }), radius * 0.86, 1.9, 0.15);
}

function onions(table: Table, places: readonly (readonly [number, number, number])[], y: number): void {
  for (const [x, z, radius] of places)
    table.at(
      { x, z, y, yaw: table.from(0, 360), roll: table.from(-10, 10), pitch: table.from(-10, 10) },
      () => {
        onionRing(table, radius);
      },
    );
}

/** A bed of leaves. */
export function leaves(table: Table, count: number, radius: number, y: number, size = 4): void {
  const [green, red] = [lettuceGreen(), redLeaf()];
  table.ring(count, radius, ({ x, z, yaw }, index) => {
    table.at({ x, z, y, yaw: yaw + table.from(-30, 30), pitch: table.from(-12, 4) }, () => {
      saladLeaf(table, index % 4 === 3 ? red : green, size * table.from(0.85, 1.15));
    });
  });
}

/** Roast lamb on a tray with onions and bread. */
export function mechoui(table: Table): void {
  tray(table, 16);
  table.at({ y: 0.3 }, () => {
    leaves(table, 13, 9, 0.2, 4.6);
    table.at({ x: -0.6, z: -0.4, y: 0.5, yaw: -16 }, () => {
      shoulder(table, 1.16);
    });
    for (const [x, z, yaw] of [
      [-9, 5, 20],
      [8, 6.4, 70],
    ] as const)
      table.at({ x, z, y: 0.4, yaw }, () => {
        citrusHalf(table, LIME, 2.2);
      });
    for (const [x, z] of [
      [-4.6, 8],
      [0.6, 9.4],
      [-10.4, -1],
    ] as const)
      table.at({ x, z, y: 0.6 }, () => {
        cherryTomato(table, 1.5);
      });
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
    table.at({ x, z, y, yaw: table.from(0, 360) }, () => {
      chunk(table, meat, table.from(1.5, 2.1));
    });
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
    table.at({ x, z, y: 1, yaw }, () => {
      citrusWedge(table, LIME, 2.4);
    });
  for (const [x, z, yaw] of [
    [-1.2, 6.6, 60],
    [5.6, 0.6, 120],
  ] as const)
    table.at({ x, z, y: 2.6, yaw, roll: 8 }, () => {
      pepperPiece(table, pepperGreen(), 2);
    });
  strewHerbs(table, 26, 8, (x, z) => 2.2 + 1.7 * Math.max(0, 1 - Math.hypot(x, z) / 9), 1.2);
}

function pepperPiece(table: Table, material: Material, size: number): void {
  grid(table.geometry, material, { columns: 8, rows: 8, seed: table.seed() }, (u, v) => [
    (u - 0.5) * size * 1.7,
    0.5 * Math.cos((u - 0.5) * 2.6) * Math.cos((v - 0.5) * 2),
    (v - 0.5) * size * 1.7,
  ]);
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
  table.at({ yaw: 0 }, () => {
    board(table, 33, 22, walnut());
  });
  table.at({ x: 0.4, z: 0.4, y: 1.65 }, () => {
    flatBread(table, 11.4, 0.6);
  });
  for (const [index, x] of [-6.6, -3.4, -0.2, 3, 6.2].entries())
    table.at({ x: x - 1, z: 0.6, y: 3.6 + (index % 2) * 0.2, yaw: 24 + table.from(-3, 3) }, () => {
      meatSkewer(table);
    });
  table.at({ x: 12, z: -5.6, y: 1.6 }, () => {
    dip(table, '#a8240f', '#c8481a', '#26313a');
  });
  onions(
    table,
    [
      [-11.4, 5, 2.2],
      [-10, 6.4, 1.7],
      [-12, 6.8, 1.4],
    ],
    2.1,
  );
  table.at({ x: 11, z: 6.4, y: 1.7, yaw: 30 }, () => {
    citrusWedge(table, LIME, 2.5);
  });
  strewHerbs(table, 26, 9, flat(4.4), 1.2);
}

/** Minced-meat skewers on flat bread. */
export function kefta(table: Table): void {
  plate(table, { radius: 14.5, material: ceramic('#2f5d62', '#d9b26a', 0.12) });
  table.at({ y: 0.6, x: -1 }, () => {
    flatBread(table, 10.4, 0.6);
  });
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
    table.at({ x, z, y: 1, roll: table.from(-14, 14), pitch: table.from(-10, 10) }, () => {
      tomatoSlice(table, 2.3);
    });
  table.at({ x: -4.4, z: 8.2, y: 0.9, yaw: 60 }, () => {
    citrusWedge(table, LEMON, 2.3);
  });
  strewHerbs(table, 30, 8, flat(2.9), 1.2);
}

/** Half a chicken with plantain and a fiery relish. */
export function grilledChicken(table: Table): void {
  plate(table, { radius: 15, material: ceramic('#e2d8c4', '#8a3a1c') });
  leaves(table, 8, 8.6, 0.7, 4.2);
  table.at({ x: -0.2, z: -0.2, y: 0.9, scale: 1.1 }, () => {
    halfChicken(table);
  });
  for (const [x, z, yaw] of [
    [-5.4, 7.2, 20],
    [-2.2, 8.6, 80],
    [-8, 5.4, 130],
    [0.9, 8.4, 40],
  ] as const)
    table.at({ x, z, y: 0.9, yaw, roll: table.from(-14, 14) }, () => {
      plantain(table, 1.7);
    });
  table.at({ x: 9, z: -5.6, y: 0.6 }, () => {
    dip(table, '#c23a10', '#dd6a1e', '#f0e8d8', 2.8);
  });
  table.at({ x: 6.4, z: 7, y: 0.8, yaw: 40 }, () => {
    citrusWedge(table, LIME, 2.3);
  });
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
    table.at({ x, z, y, yaw, roll: table.from(-6, 6), scale: 1.32 }, () => {
      chop(table);
    });
  for (const [x, z] of [
    [-7.4, 5.6],
    [-9, 3.4],
    [8, 5.2],
  ] as const)
    table.at({ x, z, y: 0.6 }, () => {
      cherryTomato(table, 1.5);
    });
  table.at({ x: 8.6, z: 1.4, y: 0.9, yaw: -20 }, () => {
    citrusWedge(table, LEMON, 2.4);
  });
  table.at({ x: -3.4, z: 8, y: 1 }, () => {
    parsleySprig(table, 1.1);
  });
  strewHerbs(table, 26, 6.4, flat(3.2), 1.1);
}

/** A seared steak with fries. */
export function steakFries(table: Table): void {
  plate(table, { radius: 15, material: ceramic('#e4dcce', '#4b4f55') });
  table.at({ x: 5.4, z: -3.6, y: 0.3 }, () => {
    fries(table, 46, 6, 3.4);
  });
  table.at({ x: -3.4, z: 2, y: 1.8, yaw: 24 }, () => {
    steak(table);
  });
  const butter = stuff({ color: '#f4dc8c', rough: 0.25 });
  table.at({ x: -3.8, z: 1.6, y: 3.3, yaw: 15, roll: 4 }, () => {
    blob(table.geometry, butter, { size: [1.25, 0.4, 1.05], square: 5, rough: 0.08, seed: 0.4, detail: 16 });
  });
  leaves(table, 3, 7.4, 0.6, 3.4);
  for (const [x, z] of [
    [6.6, 5],
    [8.6, 3.4],
  ] as const)
    table.at({ x, z, y: 0.7 }, () => {
      cherryTomato(table, 1.45);
    });
  strewHerbs(table, 14, 5, (x, z) => (x < 0 ? 3.1 : 1.4) + 0 * z, 1);
}

/** Vegetables with the marks of the grill. */
export function grilledVegetables(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#ded4bf', '#5d6b3a') });
  const colours = [pepperRed(), pepperYellow(), pepperGreen()];
  const courgette = griddled('#dfe0a0', '#7d9a3c');
  const aubergine = griddled('#d9b98a', '#3a1c34');
  table.scatter(17, 8.6, (x, z, index) => {
    const place = {
      x,
      z,
      y: 1.1 + 1.5 * Math.max(0, 1 - Math.hypot(x, z) / 8),
      yaw: table.from(0, 180),
      roll: table.from(-18, 18),
    };
    table.at(place, () => {
      if (index % 3 === 0) pepperPiece(table, colours[(index / 3) % 3] ?? courgette, 2.4);
      else griddledSlice(table, index % 3 === 1 ? courgette : aubergine, index % 3 === 1 ? 5 : 4.4);
    });
  });
  for (const [x, z] of [
    [-2, 4.6],
    [4.6, 2.6],
    [-4.8, -2.8],
    [1.6, -4],
  ] as const)
    table.at({ x, z, y: 2 }, () => {
      cherryTomato(table, 1.45);
    });
  strewHerbs(table, 26, 7.6, (x, z) => 1.8 + 1.5 * Math.max(0, 1 - Math.hypot(x, z) / 8), 1.2);
}

const griddled = (hex: string, rim: string): Material =>
  stuff({
    color: hex,
    rough: 0.25,
    finish: (s) => {
      const edge = Math.abs(s.u * 2 - 1);
      if (edge > 0.86) paint(s, color(rim));
      const bar = Math.abs(((((s.v * 5) % 1) + 1) % 1) - 0.5);
      const k = bar < 0.14 ? 0.16 : 0.8 + 0.3 * fbm(s.x * 1.4, s.y, s.z * 1.4, 2);
      s.r *= k;
      s.g *= k * 0.97;
      s.b *= k * 0.9;
    },
  });

function griddledSlice(table: Table, material: Material, length: number): void {
  grid(table.geometry, material, { columns: 12, rows: 20, seed: table.seed() }, (u, v) => {
    const side = u * 2 - 1;
    const width = 1.5 * (1 - Math.abs(v * 2 - 1) ** 5) ** 0.5;
    return [side * width, 0.35 * (1 - side ** 4) + 0.5 * Math.sin(v * 3), (v - 0.5) * length];
  });
}

/** A crumpled sheet of brown paper. */
export function paperSheet(table: Table, width: number, depth: number, y = 0.05): void {
  const shift = table.from(0, 30);
  table.at({ y }, () => {
    sheet(
      table.geometry,
      kraft(),
      { width, depth, columns: 60, rows: 60 },
      (x, z) =>
        0.5 * Math.abs(fbm(x * 0.12 + shift, 1, z * 0.12, 3)) +
        0.9 * (Math.max(0, Math.abs(x) / width - 0.42) + Math.max(0, Math.abs(z) / depth - 0.42)),
    );
  });
}
