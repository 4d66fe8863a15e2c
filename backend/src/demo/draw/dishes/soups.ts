import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { flatBread } from '../parts/breads.ts';
import { LEMON, citrusWedge } from '../parts/citrus.ts';
import { ceramic } from '../parts/glazes.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { chunk, stewed } from '../parts/meat.ts';
import { broth, cream, creamSwirl, oilDrops, pool } from '../parts/sauces.ts';
import { chickpea, friedOnions } from '../parts/slices.ts';
import { date } from '../parts/sweets.ts';
import { bowl } from '../parts/vessels.ts';
import { flat } from './laying.ts';

interface Soup {
  readonly bowl: string;
  readonly rim: string;
  readonly color: string;
  readonly other: string;
  readonly oil?: string;
}

/** A full bowl; what floats in it is drawn at the given level. */
function soup(table: Table, look: Soup, floats: (level: number) => void): void {
  bowl(table, { radius: 11.4, height: 6.4, material: ceramic(look.bowl, look.rim, 0.14) });
  const level = 5;
  pool(
    table,
    broth({ color: look.color, other: look.other, rough: 0.12, ...(look.oil ? { oil: look.oil } : {}) }),
    10.4,
    level,
    0.16,
  );
  floats(level);
}

/** Tomato, lentil and chickpea soup; dates on the side. */
export function harira(table: Table): void {
  soup(
    table,
    { bowl: '#2d6e74', rim: '#d9b26a', color: '#b84a18', other: '#cc6426', oil: '#dc7c22' },
    (level) => {
      table.scatter(40, 8.8, (x, z) =>
        table.at({ x, z, y: level + 0.05, yaw: table.from(0, 360) }, () => chickpea(table)),
      );
      const meat = stewed();
      for (const [x, z] of [
        [-2, -1],
        [2.2, 0.8],
        [-0.6, 3],
      ] as const)
        table.at({ x, z, y: level + 0.1 }, () => chunk(table, meat, 1.4));
      const lentil = stuff({ color: '#7a4a20', other: '#96602c', grain: 2, vary: 0.2, rough: 0.3 });
      table.scatter(90, 9.4, (x, z) =>
        table.geometry.ellipsoid({ x, z, y: level + 0.05, scale: [0.3, 0.12, 0.3] }, lentil, table.seed()),
      );
      oilDrops(table, 40, 9, level + 0.02);
      strewHerbs(table, 30, 7.6, flat(level + 0.25), 1.2);
    },
  );
  for (const [x, z, yaw] of [
    [-11, 8, 20],
    [-8.4, 10.4, 75],
    [-12.4, 4.6, 120],
  ] as const)
    table.at({ x, z, y: 0, yaw }, () => date(table));
  table.at({ x: 11, z: 8.4, yaw: 30 }, () => citrusWedge(table, LEMON, 2.5));
}

/** Smooth red lentils with cream and cumin. */
export function lentilSoup(table: Table): void {
  soup(table, { bowl: '#3a4148', rim: '#c9a05a', color: '#d98a2a', other: '#e39c3c' }, (level) => {
    creamSwirl(table, cream(), 5.2, level + 0.04);
    const spice = stuff({ color: '#a8340f', rough: 0.7 });
    table.scatter(120, 5, (x, z) =>
      table.geometry.ellipsoid(
        { x: x + 1, z, y: level + 0.06, scale: table.from(0.06, 0.16) },
        spice,
        table.seed(),
      ),
    );
    oilDrops(table, 26, 8.6, level + 0.02, '#b5a01e');
    strewHerbs(table, 16, 5, flat(level + 0.2), 1.2);
  });
  table.at({ x: 11, z: 8, yaw: 40 }, () => citrusWedge(table, LEMON, 2.6));
  table.at({ x: -12, z: 6.6, yaw: 20 }, () => flatBread(table, 5.4, 0.6));
}

/** Black-eyed peas in a thick tomato sauce. */
export function niebe(table: Table): void {
  soup(
    table,
    { bowl: '#b5552a', rim: '#e6cfa0', color: '#a8431a', other: '#bd5a20', oil: '#d97a20' },
    (level) => {
      const pea = stuff({
        color: '#e6cf9c',
        other: '#d4b478',
        grain: 2,
        vary: 0.12,
        rough: 0.3,
        finish: (s) => {
          if (s.u > 0.55 && Math.abs(s.v) < 0.5) [s.r, s.g, s.b] = [0.02, 0.012, 0.01];
        },
      });
      table.scatter(330, 9.6, (x, z) => {
        const y = level + 0.1 + 0.9 * Math.max(0, 1 - (Math.hypot(x, z) / 9) ** 2) + table.from(-0.1, 0.2);
        table.geometry.ellipsoid(
          {
            x,
            z,
            y,
            yaw: table.from(0, 360),
            pitch: table.from(-40, 40),
            roll: table.from(-60, 60),
            scale: [0.42, 0.36, 0.6],
          },
          pea,
          table.seed(),
        );
      });
      friedOnions(table, 16, 5, flat(level + 1));
      strewHerbs(
        table,
        26,
        7.4,
        (x, z) => level + 0.5 + 0.9 * Math.max(0, 1 - (Math.hypot(x, z) / 9) ** 2),
        1.2,
      );
    },
  );
}
