import { flatBread } from '../parts/breads.ts';
import { ball, falafelCrust, fataya as turnover, halfFalafel, nem, plantain } from '../parts/fried.ts';
import {
  lettuceGreen,
  mintSprig,
  parsleyGreen,
  parsleySprig,
  redLeaf,
  saladLeaf,
  strewHerbs,
} from '../parts/herbs.ts';
import { pomegranateSeeds } from '../parts/fruit.ts';
import { broth, cream, creamSwirl, oilDrops, oliveOil, pool } from '../parts/sauces.ts';
import { date } from '../parts/sweets.ts';
import {
  LEMON,
  LIME,
  cherryTomato,
  chickpea,
  citrusWedge,
  cucumberSlice,
  friedOnions,
  olive,
  oliveBlack,
  onionRing,
  tomatoRed,
  tomatoSlice,
} from '../parts/vegetables.ts';
import { PLATE_FLOOR, bowl, ceramic, paintedCeramic, plate, terracotta } from '../parts/vessels.ts';
import { grid, mound } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { chunk, stewed } from '../parts/meat.ts';
import { dip, leaves } from './grill.ts';

const flat = (y: number) => (): number => y;

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
      table.scatter(40, 8.8, (x, z) => {
        table.at({ x, z, y: level + 0.05, yaw: table.from(0, 360) }, () => {
          chickpea(table);
        });
      });
      const meat = stewed();
      for (const [x, z] of [
        [-2, -1],
        [2.2, 0.8],
        [-0.6, 3],
      ] as const)
        table.at({ x, z, y: level + 0.1 }, () => {
          chunk(table, meat, 1.4);
        });
      const lentil = stuff({ color: '#7a4a20', other: '#96602c', grain: 2, vary: 0.2, rough: 0.3 });
      table.scatter(90, 9.4, (x, z) => {
        table.geometry.ellipsoid({ x, z, y: level + 0.05, scale: [0.3, 0.12, 0.3] }, lentil, table.seed());
      });
      oilDrops(table, 40, 9, level + 0.02);
      strewHerbs(table, 30, 7.6, flat(level + 0.25), 1.2);
    },
  );
  for (const [x, z, yaw] of [
    [-11, 8, 20],
    [-8.4, 10.4, 75],
    [-12.4, 4.6, 120],
  ] as const)
    table.at({ x, z, y: 0, yaw }, () => {
      date(table);
    });
  table.at({ x: 11, z: 8.4, yaw: 30 }, () => {
    citrusWedge(table, LEMON, 2.5);
  });
}

/** Smooth red lentils with cream and cumin. */
export function lentilSoup(table: Table): void {
  soup(table, { bowl: '#3a4148', rim: '#c9a05a', color: '#d98a2a', other: '#e39c3c' }, (level) => {
    creamSwirl(table, cream(), 5.2, level + 0.04);
    const spice = stuff({ color: '#a8340f', rough: 0.7 });
    table.scatter(120, 5, (x, z) => {
      table.geometry.ellipsoid(
        { x: x + 1, z, y: level + 0.06, scale: table.from(0.06, 0.16) },
        spice,
        table.seed(),
      );
    });
    oilDrops(table, 26, 8.6, level + 0.02, '#b5a01e');
    strewHerbs(table, 16, 5, flat(level + 0.2), 1.2);
  });
  table.at({ x: 11, z: 8, yaw: 40 }, () => {
    citrusWedge(table, LEMON, 2.6);
  });
  table.at({ x: -12, z: 6.6, yaw: 20 }, () => {
    flatBread(table, 5.4, 0.6);
  });
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
    table.at({ x, z: z + 1.4, y, yaw: 180 + yaw, pitch: 8, roll: table.from(-5, 5) }, () => {
      turnover(table, 4.5);
    });
  table.at({ x: 6.8, z: 4.6, y: 0.6 }, () => {
    dip(table, '#a8240f', '#cc4a1c', '#f0e8d8', 3.5);
  });
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
    table.at({ x: x - 0.4, z: z - 1, y, yaw: 14 + table.from(-5, 5) }, () => {
      nem(table, 9.4);
    });
  table.at({ x: 7.6, z: 5, y: 0.6 }, () => {
    dip(table, '#c9781c', '#d98a2a', '#f0e8d8', 3.1);
  });
  table.at({ x: -7.4, z: 6.4, y: 1 }, () => {
    mintSprig(table, 1.3);
  });
  for (const [x, z, yaw] of [[1.4, 8, 40]] as const)
    table.at({ x, z, y: 0.9, yaw }, () => {
      citrusWedge(table, LIME, 2.1);
    });
}

/** Herb-green fritters with a tahini dip. */
export function falafel(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#ddd3bd', '#3d6b4a') });
  leaves(table, 8, 8, 0.5, 4);
  const crust = falafelCrust();
  const places = [
    [-5, -3, 1.8],
    [-1.2, -4.4, 1.8],
    [2.8, -3.8, 1.8],
    [-3, 0.2, 1.8],
    [1, -0.4, 1.8],
    [-6.2, 1.2, 1.8],
    [-1, -2, 4],
    [-3.4, -1.6, 3.9],
    [1.2, -3, 4],
  ] as const;
  for (const [x, z, y] of places)
    table.at({ x, z, y: y + 0.3, yaw: table.from(0, 360) }, () => {
      ball(table, 2.05, crust, 0.08);
    });
  for (const [x, z, yaw] of [
    [-3.8, 4.6, 10],
    [-0.2, 4.4, -20],
  ] as const)
    table.at({ x, z, y: 2.2, yaw, pitch: -28 }, () => {
      halfFalafel(table, 2.15);
    });
  table.at({ x: 6, z: 3.4, y: 0.5 }, () => {
    dip(table, '#ecdcb8', '#e0c898', '#2d5a4a', 3.8);
  });
  for (const [x, z] of [
    [7.6, -2.6],
    [8.4, -0.4],
  ] as const)
    table.at({ x, z, y: 0.8 }, () => {
      cherryTomato(table, 1.4);
    });
  table.at({ x: -7.6, z: 5.6, y: 0.9, yaw: 50 }, () => {
    citrusWedge(table, LEMON, 2.2);
  });
  strewHerbs(table, 20, 8, flat(1.8), 1);
}

/** Chickpea cream with a pool of oil. */
export function hummus(table: Table): void {
  bowl(table, { radius: 13, height: 4.2, material: ceramic('#2f6a8a', '#e6d9bc', 0.14), foot: 0.5 });
  const paste = stuff({ color: '#e6cf9c', other: '#dcc088', grain: 0.7, rough: 0.5, bump: 0.12, bumps: 3 });
  const surface = (x: number, z: number): number => {
    const r = Math.hypot(x, z);
    const angle = Math.atan2(x, z);
    const groove = Math.sin(r * 1.5 + angle);
    return (
      3.3 +
      0.42 * groove * Math.min(1, r / 2.5) * (1 - (r / 12) ** 4) +
      0.6 * (r / 11) ** 2 +
      0.1 * fbm(x * 0.5, 1, z * 0.5, 2)
    );
  };
  mound(table.geometry, paste, { radius: 11.2, rings: 60, segments: 110 }, surface);
  const oil = oliveOil();
  mound(
    table.geometry,
    oil,
    { radius: 9, rings: 60, segments: 110 },
    (x, z) => 3.36 + 0.16 * (Math.hypot(x, z) / 9) - 0.5 * Math.max(0, Math.hypot(x, z) / 9 - 0.9),
  );
  table.scatter(16, 2.4, (x, z) => {
    table.at({ x, z, y: surface(x, z) + 0.25, yaw: table.from(0, 360) }, () => {
      chickpea(table);
    });
  });
  const paprika = stuff({ color: '#b3300f', rough: 0.8 });
  table.scatter(260, 8, (x, z) => {
    table.geometry.ellipsoid(
      { x, z, y: Math.max(3.45, surface(x, z)) + 0.03, scale: table.from(0.05, 0.13) },
      paprika,
      table.seed(),
    );
  });
  strewHerbs(table, 20, 6, (x, z) => surface(x, z) + 0.2, 1.1);
}

/** Parsley salad with bulgur, tomato and mint. */
export function tabbouleh(table: Table): void {
  bowl(table, { radius: 13, height: 5, material: ceramic('#e2d8c6', '#3d6b4a'), foot: 0.5 });
  const [green, red, bulgur] = [
    parsleyGreen(),
    tomatoRed(),
    stuff({ color: '#e2c98c', other: '#cfae66', grain: 2, vary: 0.15, rough: 0.5 }),
  ];
  const onion = stuff({ color: '#f4ece4', rough: 0.25 });
  const surface = (x: number, z: number): number =>
    3 + 2.6 * (1 - (Math.hypot(x, z) / 11) ** 2) + 0.4 * fbm(x * 0.4, 2, z * 0.4, 2);
  mound(table.geometry, green, { radius: 11.4 }, (x, z) => surface(x, z) - 0.5);
  table.scatter(1300, 11, (x, z, index) => {
    const place = {
      x,
      z,
      y: surface(x, z) + table.from(-0.3, 0.3),
      yaw: table.from(0, 360),
      pitch: table.from(-50, 50),
      roll: table.from(-50, 50),
    };
    if (index % 3 === 0)
      table.geometry.ellipsoid({ ...place, scale: [0.2, 0.18, 0.26] }, bulgur, table.seed());
    else if (index % 17 === 1)
      table.geometry.ellipsoid({ ...place, scale: [0.5, 0.38, 0.55] }, red, table.seed());
    else if (index % 19 === 2)
      table.geometry.ellipsoid({ ...place, scale: [0.3, 0.16, 0.36] }, onion, table.seed());
    else
      table.at(place, () => {
        grid(table.geometry, green, { columns: 3, rows: 3, seed: table.seed() }, (u, v) => [
          (u - 0.5) * 0.8 * (0.4 + v * 0.8),
          0.2 * Math.sin(u * 6),
          (v - 0.5) * 0.95,
        ]);
      });
  });
  pomegranateSeeds(table, 26, 8.4, surface);
  table.at({ x: 5.6, z: 5.2, y: 4.6, yaw: 30 }, () => {
    citrusWedge(table, LEMON, 2.4);
  });
  table.at({ x: -3.6, z: 5, y: 5 }, () => {
    mintSprig(table, 1.3);
  });
}

/** A generous mixed salad. */
export function salad(table: Table): void {
  bowl(table, { radius: 13.4, height: 5, material: ceramic('#dfe0d4', '#7a9a5a'), foot: 0.48 });
  const [green, red] = [lettuceGreen(), redLeaf()];
  for (const [count, radius, y, size] of [
    [12, 8.6, 3, 5],
    [9, 5, 4, 4.6],
    [5, 2, 4.6, 4],
  ] as const)
    table.ring(count, radius, ({ x, z, yaw }, index) => {
      table.at(
        { x, z, y: y + table.from(-0.3, 0.3), yaw: yaw + table.from(-40, 40), pitch: table.from(-22, 0) },
        () => {
          saladLeaf(table, index % 3 === 2 ? red : green, size * table.from(0.8, 1.1));
        },
      );
    });
  const tops: (readonly [number, number, number, () => void])[] = [];
  for (const [x, z] of [
    [-4.6, 1.6],
    [-2.6, 3.8],
    [4.8, -2.6],
    [3, 4.8],
  ] as const)
    tops.push([
      x,
      z,
      5.6,
      () => {
        tomatoSlice(table, 2.2);
      },
    ]);
  for (const [x, z] of [
    [1, 0.4],
    [2.8, 1.4],
    [-5.4, -2.4],
    [0, 6.2],
    [-1.6, -4.6],
  ] as const)
    tops.push([
      x,
      z,
      5.9,
      () => {
        cucumberSlice(table, 1.8);
      },
    ]);
  for (const [x, z] of [
    [-1.4, 0.6],
    [5.6, 2],
    [-3.4, -4],
  ] as const)
    tops.push([
      x,
      z,
      6,
      () => {
        onionRing(table, 1.9);
      },
    ]);
  for (const [x, z] of [
    [1.6, -2.8],
    [-0.6, 2.4],
    [4, 0],
    [-3.6, -0.6],
    [1, 3.6],
  ] as const)
    tops.push([
      x,
      z,
      6.1,
      () => {
        olive(table, oliveBlack());
      },
    ]);
  const feta = stuff({ color: '#f7f3e8', rough: 0.6, bump: 0.3, bumps: 4 });
  for (const [x, z] of [
    [2.4, -0.8],
    [-2.2, -2],
    [-0.4, 4.8],
    [3.8, 2.8],
    [-4.4, 3.4],
  ] as const)
    tops.push([
      x,
      z,
      6.3,
      () => {
        chunk(table, feta, 0.85);
      },
    ]);
  for (const [x, z, y, draw] of tops)
    table.at(
      { x, z, y, yaw: table.from(0, 360), roll: table.from(-16, 16), pitch: table.from(-14, 18) },
      draw,
    );
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
      () => {
        plantain(table, table.from(1.8, 2.2));
      },
    );
  });
  table.at({ x: 7.2, z: 5.2, y: 0.6 }, () => {
    dip(table, '#b3260d', '#d2491a', '#e8dfcc', 3.1);
  });
  for (const [x, z] of [
    [-6.8, 6.2],
    [-5.2, 7.4],
  ] as const)
    table.at({ x, z, y: 1, roll: 8 }, () => {
      onionRing(table, 1.6);
    });
  table.at({ x: -8.2, z: 3.6, y: 0.9 }, () => {
    parsleySprig(table, 0.9);
  });
}

/** An omelette folded over vegetables, with bread. */
export function omelette(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#3f6f73', '#e6d2a4', 0.14) });
  const egg = stuff({
    color: '#f2c445',
    other: '#e5a92c',
    grain: 0.6,
    rough: 0.35,
    bump: 0.25,
    bumps: 2.5,
    finish: (s) => {
      const brown = fbm(s.x * 0.5 + 4, s.y, s.z * 0.5, 3);
      const k = brown > 0.1 ? 1 - Math.min(0.45, (brown - 0.1) * 1.6) : 1;
      s.r *= 0.6 + 0.4 * k;
      s.g *= k;
      s.b *= k * k;
    },
  });
  for (const [lift, size] of [
    [0, 1],
    [1.25, 0.93],
  ] as const)
    table.at({ y: PLATE_FLOOR + 0.2 + lift, yaw: lift * 6 }, () => {
      grid(table.geometry, egg, { columns: 70, rows: 24, seed: table.seed() }, (u, v) => {
        const angle = (u - 0.04) * Math.PI * 1.08 + Math.PI;
        const reach = 10 * size * v * (1 + 0.04 * fbm(u * 8, lift, 2, 2));
        return [
          Math.cos(angle) * reach,
          1.1 * (1 - v ** 5) + 0.25 * fbm(u * 6, v * 5, lift, 2),
          -Math.sin(angle) * reach - 4.4,
        ];
      });
    });
  const bits: readonly (() => void)[] = [
    () => {
      table.geometry.ellipsoid({ scale: [0.55, 0.3, 0.6] }, tomatoRed(), table.seed());
    },
    () => {
      table.geometry.ellipsoid(
        { scale: [0.5, 0.2, 0.4] },
        stuff({ color: '#f0e2e4', rough: 0.3 }),
        table.seed(),
      );
    },
    () => {
      table.geometry.ellipsoid(
        { scale: [0.5, 0.25, 0.45] },
        stuff({ color: '#4a8a2c', rough: 0.3 }),
        table.seed(),
      );
    },
  ];
  for (let index = 0; index < 46; index += 1) {
    const angle = table.from(0.15, 0.85) * Math.PI;
    const reach = table.from(2.4, 8.6);
    table.at(
      { x: Math.cos(angle) * reach, z: Math.sin(angle) * reach - 4.4, y: 2.95, yaw: table.from(0, 360) },
      () => {
        bits[index % 3]?.();
      },
    );
  }
  table.at({ x: -6.4, z: -6.4, y: 0.7 }, () => {
    cherryTomato(table, 1.6);
  });
  table.at({ x: -3.4, z: -7.6, y: 0.7 }, () => {
    cherryTomato(table, 1.5);
  });
  leaves(table, 4, 8.6, 0.5, 3.2);
  strewHerbs(table, 24, 6, (_x, z) => (z > -4 ? 3 : 1), 1.1);
}
