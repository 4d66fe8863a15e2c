import {
  cube,
  kiwiGreen,
  mangoFlesh,
  melonFlesh,
  papayaFlesh,
  pineappleFlesh,
  pomegranateSeeds,
  watermelonFlesh,
  bananaSlice,
} from '../parts/fruit.ts';
import { couscous, milletGrain, rice } from '../parts/grains.ts';
import { lettuceGreen, mintSprig, strewHerbs } from '../parts/herbs.ts';
import { prawn } from '../parts/fish.ts';
import { charred, chunk, drumstick, goldenSkin, stewed, thigh } from '../parts/meat.ts';
import { broth, cream, pool, pour } from '../parts/sauces.ts';
import { almond, date, prune } from '../parts/sweets.ts';
import {
  LEMON,
  LIME,
  carrotOrange,
  citrusWedge,
  friedOnions,
  olive,
  pepperRed,
  pepperStrip,
} from '../parts/vegetables.ts';
import { bowl, ceramic, plate, tajineBase, tajineLid, tray } from '../parts/vessels.ts';
import { milkSurface } from '../parts/drinks.ts';
import type { Material } from '../core/material.ts';
import { lathe, mound, tube } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { strewn } from './strewn.ts';

const flat = (y: number) => (): number => y;

/** An open tajine, its lid leaning behind it. */
function tajine(table: Table, sauce: Material, filling: (level: number) => void): void {
  tajineBase(table, 13);
  pool(table, sauce, 12, 2.6, 0.2);
  filling(2.6);
}

/** Chicken with preserved lemon and olives. */
export function tajineChicken(table: Table): void {
  tajine(table, broth({ color: '#a8641c', other: '#bd7a28', rough: 0.12, oil: '#d0902c' }), (level) => {
    table.at({ x: -3.4, z: -1.6, y: level + 1, yaw: 24 }, () => {
      thigh(table, goldenSkin(), 3.4);
    });
    table.at({ x: 3.4, z: -2.2, y: level + 1.3, yaw: -34 }, () => {
      drumstick(table, goldenSkin(), 10.5);
    });
    table.at({ x: 0.6, z: 3.6, y: level + 1, yaw: 82 }, () => {
      thigh(table, goldenSkin(), 3);
    });
    friedOnions(table, 70, 9.6, flat(level));
    table.scatter(15, 9.6, (x, z) => {
      table.at({ x, z, y: level + 0.1, yaw: table.from(0, 360) }, () => {
        olive(table);
      });
    });
    for (const [x, z, yaw] of [
      [-7, 3.8, 30],
      [7.4, 3, 100],
      [-1, -6.6, 160],
    ] as const)
      table.at({ x, z, y: level, yaw }, () => {
        citrusWedge(table, LEMON, 2.7);
      });
    strewHerbs(table, 34, 9, flat(level + 1), 1.2);
  });
}

/** Lamb with prunes, almonds and sesame. */
export function tajineLamb(table: Table): void {
  tajine(table, broth({ color: '#5c260c', other: '#74360f', rough: 0.08, oil: '#a3541a' }), (level) => {
    const meat = stewed();
    for (const [x, z, size] of [
      [-3, -2, 3],
      [2.6, -2.6, 2.7],
      [0, 2.4, 2.9],
      [-5.6, 2.4, 2.2],
      [5.6, 1.8, 2.3],
    ] as const)
      table.at({ x, z, y: level + 0.9, yaw: table.from(0, 360) }, () => {
        chunk(table, meat, size);
      });
    for (const [x, z] of [
      [-7, -2.4],
      [6.8, -2.8],
      [-3.4, 6],
      [3.4, 5.6],
      [0.2, -6.6],
      [7.6, 4],
    ] as const)
      table.at({ x, z, y: level + 0.5, yaw: table.from(0, 360) }, () => {
        prune(table, 1.5);
      });
    const nut = stuff({ color: '#e2b878', other: '#c9924a', grain: 1.5, rough: 0.35 });
    table.scatter(20, 8.6, (x, z) => {
      const y = level + 0.4 + 2.2 * Math.max(0, 1 - Math.hypot(x, z) / 7);
      table.at({ x, z, y, yaw: table.from(0, 360), pitch: table.from(-20, 20) }, () => {
        almond(table, nut);
      });
    });
    const sesame = stuff({ color: '#f6e8c4', rough: 0.4 });
    table.scatter(150, 8.6, (x, z) => {
      const y = level + 0.4 + 2.5 * Math.max(0, 1 - Math.hypot(x, z) / 7);
      table.geometry.ellipsoid(
        { x, z, y, yaw: table.from(0, 360), scale: [0.13, 0.08, 0.22] },
        sesame,
        table.seed(),
      );
    });
    strewHerbs(table, 14, 8, flat(level + 1.4), 1);
  });
}

/** The pot with its hat on. */
export function closedTajine(table: Table): void {
  tajineBase(table, 11);
  table.at({ y: 3.4 }, () => {
    tajineLid(
      table,
      10.8,
      stuff({
        color: '#a9532c',
        other: '#8a3d1f',
        grain: 0.4,
        rough: 0.28,
        finish: (s) => {
          const band = Math.abs(s.v - 0.72) < 0.05 || Math.abs(s.v - 0.86) < 0.012;
          if (band && (Math.floor(s.u * 40) % 2 === 0 || Math.abs(s.v - 0.72) > 0.042))
            [s.r, s.g, s.b] = [0.75, 0.66, 0.5];
        },
      }),
    );
  });
}

/** Noodles from the wok with vegetables and meat. */
export function noodles(table: Table): void {
  bowl(table, { radius: 12.6, height: 6, material: ceramic('#22282c', '#b3301c', 0.1), foot: 0.42 });
  const strand = stuff({
    color: '#d9a650',
    other: '#b97a28',
    grain: 0.5,
    vary: 0.15,
    rough: 0.22,
    specular: 0.05,
  });
  const surface = (x: number, z: number): number => 4 + 2.6 * (1 - (Math.hypot(x, z) / 11.4) ** 2);
  for (let index = 0; index < 120; index += 1) {
    const [size, arc] = [table.from(2.4, 6), table.from(1.8, 4.6)];
    const reach = Math.sqrt(table.random()) * 6.4;
    const angle = table.from(0, 6.28);
    const [cx, cz] = [Math.sin(angle) * reach, Math.cos(angle) * reach];
    const [turn, wave, lift] = [table.from(0, 6.28), table.from(0.2, 0.7), table.from(-0.9, 0.35)];
    tube(
      table.geometry,
      strand,
      (t) => {
        const a = turn + (t - 0.5) * arc;
        const [x, z] = [cx + Math.sin(a) * size, cz + Math.cos(a) * size * 0.8];
        const inside = Math.min(1, 10.4 / Math.max(0.1, Math.hypot(x, z)));
        return [
          x * inside,
          surface(x * inside, z * inside) + lift + wave * Math.sin(t * 8 + turn),
          z * inside,
        ];
      },
      { columns: 8, rows: 26, radius: () => 0.3, seed: table.seed() },
    );
  }
  const meat = charred();
  table.scatter(11, 6.4, (x, z) => {
    table.at({ x, z, y: surface(x, z) + 0.6, yaw: table.from(0, 360) }, () => {
      chunk(table, meat, table.from(0.9, 1.4));
    });
  });
  const [red, carrot, green] = [pepperRed(), carrotOrange(), lettuceGreen()];
  table.scatter(13, 7, (x, z, index) => {
    table.at({ x, z, y: surface(x, z) + 0.3, yaw: table.from(0, 360), roll: table.from(-20, 20) }, () => {
      pepperStrip(table, [red, carrot, green][index % 3] ?? red, 3.4);
    });
  });
  const spring = stuff({ color: '#6aa83a', other: '#a8cf78', grain: 1, rough: 0.3 });
  table.scatter(34, 7.6, (x, z) => {
    table.at(
      {
        x,
        z,
        y: surface(x, z) + 0.7,
        yaw: table.from(0, 360),
        roll: table.from(0, 90),
        pitch: table.from(0, 90),
      },
      () => {
        tube(table.geometry, spring, (t) => [0, (t - 0.5) * 0.5, 0], {
          columns: 12,
          rows: 2,
          radius: () => 0.42,
        });
      },
    );
  });
  const sesame = stuff({ color: '#f6e8c4', rough: 0.4 });
  table.scatter(120, 7.4, (x, z) => {
    table.geometry.ellipsoid(
      { x, z, y: surface(x, z) + 0.7, yaw: table.from(0, 360), scale: [0.12, 0.08, 0.2] },
      sesame,
      table.seed(),
    );
  });
  const lacquer = stuff({ color: '#5c1710', rough: 0.15 });
  for (const [x, yaw] of [
    [8, 62],
    [9.6, 66],
  ] as const)
    table.at({ x, z: -4, y: 6.7, yaw, pitch: -4 }, () => {
      tube(table.geometry, lacquer, (t) => [0, 0, (t - 0.35) * 26], {
        columns: 10,
        rows: 4,
        radius: (t) => 0.32 + 0.16 * t,
      });
    });
}

/** Fried rice with peas, egg and prawns. */
export function friedRice(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#263b40', '#c9a05a', 0.12) });
  const grain = stuff({ color: '#eed08a', other: '#dcae58', grain: 0.7, vary: 0.12, rough: 0.3 });
  const heap = rice(table, grain, 10.6, 3.2);
  const pea = stuff({ color: '#6fa42c', other: '#558a20', grain: 2, vary: 0.15, rough: 0.25 });
  strewn(table, 60, 9.4, heap, () => {
    table.geometry.ellipsoid({ scale: 0.4 }, pea, table.seed());
  });
  strewn(table, 44, 9.4, heap, () => {
    cube(table, carrotOrange(), 0.42);
  });
  strewn(table, 30, 8.6, heap, () => {
    cube(table, stuff({ color: '#f4cf5a', rough: 0.4 }), 0.55);
  });
  for (const [x, z, yaw] of [
    [-2.6, -1.6, 0],
    [2.8, -2, 100],
    [0.6, 2.8, 200],
    [-4.6, 3, 290],
  ] as const)
    table.at({ x, z, y: heap(x, z) + 0.2, yaw }, () => {
      prawn(table, 0.92);
    });
  table.at({ x: 7.6, z: 4.4, y: 0.9, yaw: 30 }, () => {
    citrusWedge(table, LIME, 2.3);
  });
  strewHerbs(table, 26, 8.4, (x, z) => heap(x, z) + 0.3, 1.1);
}

/** Dates around a bowl of cream. */
export function datesCream(table: Table): void {
  tray(table, 14.6);
  table.at({ y: 0.3 }, () => {
    bowl(table, { radius: 5.4, height: 4, material: ceramic('#f0e8d8', '#b98a3c'), foot: 0.5 });
    pool(table, cream(), 4.9, 3.4, 0.35);
    for (const [count, radius, y] of [
      [19, 8.2, 0],
      [23, 11.2, 0],
      [15, 9.6, 1.6],
    ] as const)
      table.ring(count, radius, ({ x, z, yaw }) => {
        table.at({ x, z, y, yaw: yaw + table.from(40, 120), pitch: table.from(-12, 12) }, () => {
          date(table);
        });
      });
    table.at({ y: 3.9, x: 0.4 }, () => {
      mintSprig(table, 0.9);
    });
    table.at({ x: 1.6, z: 1.8, y: 3.2, yaw: 30, pitch: 20 }, () => {
      date(table);
    });
  });
}

/** Millet pearls under sweet curdled milk. */
export function lakh(table: Table): void {
  bowl(table, {
    radius: 12,
    height: 6,
    material: stuff({ color: '#8a5226', other: '#5c3214', grain: 0.35, rough: 0.35 }),
    foot: 0.44,
  });
  milkSurface(table, 10.6, 4.3);
  table.at({ x: -1.6, z: -0.8, y: 3.4 }, () => {
    const heap = couscous(table, milletGrain(), 7, 2.7);
    pour(table, cream(), 2.8, heap, { thick: 0.35, uneven: 0.4, bumps: 0.05 });
    const raisin = stuff({ color: '#4a1f12', other: '#6d3218', grain: 1.5, rough: 0.2, bump: 0.6, bumps: 4 });
    table.scatter(26, 6, (x, z) => {
      table.geometry.ellipsoid(
        { x, z, y: heap(x, z) + 0.35, yaw: table.from(0, 360), scale: [0.38, 0.3, 0.52] },
        raisin,
        table.seed(),
      );
    });
    const coconut = stuff({ color: '#fffaf0', rough: 0.6 });
    table.scatter(60, 6.4, (x, z) => {
      table.geometry.ellipsoid(
        { x, z, y: heap(x, z) + 0.3, yaw: table.from(0, 360), scale: [0.08, 0.06, 0.4] },
        coconut,
        table.seed(),
      );
    });
  });
  table.at({ x: 3.4, z: 3.4, y: 4.6 }, () => {
    mintSprig(table, 1.2);
  });
}

/** Fruit in cubes with mint. */
export function fruitSalad(table: Table): void {
  bowl(table, { radius: 12.4, height: 5.6, material: ceramic('#2f7a8a', '#f0e2c0', 0.1), foot: 0.46 });
  const fruits = [
    mangoFlesh(),
    watermelonFlesh(),
    melonFlesh(),
    kiwiGreen(),
    papayaFlesh(),
    pineappleFlesh(),
  ];
  const surface = (x: number, z: number): number => 3.8 + 2.6 * (1 - (Math.hypot(x, z) / 10.8) ** 2);
  for (const lift of [-1.2, 0])
    table.scatter(62, 9.8, (x, z, index) => {
      table.at(
        {
          x,
          z,
          y: surface(x, z) + lift,
          yaw: table.from(0, 360),
          roll: table.from(-40, 40),
          pitch: table.from(-40, 40),
        },
        () => {
          if (index % 9 === 4) bananaSlice(table, 1.4);
          else cube(table, fruits[(index * 5) % 6] ?? fruits[0] ?? kiwiGreen(), 1.15);
        },
      );
    });
  pomegranateSeeds(table, 50, 9, (x, z) => surface(x, z) + 0.8);
  table.at({ y: 7, x: 0.6, z: -0.4 }, () => {
    mintSprig(table, 1.5);
  });
}

/** Whisked sour milk in a calabash. */
export function zrig(table: Table): void {
  const shell = stuff({
    color: '#b06a2a',
    other: '#8a4a18',
    grain: 0.4,
    rough: 0.3,
    finish: (s) => {
      const band = Math.abs(s.v - 0.62) < 0.07;
      const zigzag = Math.abs(((s.u * 26) % 1) - 0.5) * 0.24 + 0.56;
      if (band && Math.abs(s.v - zigzag) < 0.016) [s.r, s.g, s.b] = [0.09, 0.035, 0.012];
      if (Math.abs(s.v - 0.545) < 0.006 || Math.abs(s.v - 0.695) < 0.006)
        [s.r, s.g, s.b] = [0.09, 0.035, 0.012];
    },
  });
  bowl(table, { radius: 12, height: 8, material: shell, foot: 0.4 });
  milkSurface(table, 11.2, 6.6);
  const ladle = stuff({ color: '#7a4522', other: '#54290f', grain: 0.6, rough: 0.4 });
  table.at({ x: 1, z: 0.6, y: 6.2, yaw: 128 }, () => {
    lathe(
      table.geometry,
      ladle,
      [
        [0, -1.2],
        [1.9, -0.6],
        [2.9, 0.9],
        [3.1, 1],
        [3.2, 0.8],
        [2.3, -1],
        [0, -1.8],
      ],
      { segments: 40 },
    );
    mound(table.geometry, cream(), { radius: 2.7 }, () => 0.62);
    tube(table.geometry, ladle, (t) => [0, 0.8 + 4.4 * t ** 1.4, -2.7 - 14 * t], {
      columns: 12,
      rows: 20,
      radius: (t) => 0.5 + 0.22 * t - 0.4 * Math.max(0, t - 0.95) * 20,
    });
  });
  for (const [x, z, yaw] of [
    [-11.4, 8, 20],
    [-9, 10.4, 75],
    [11, 9, 110],
    [13, 6.6, 30],
  ] as const)
    table.at({ x, z, yaw }, () => {
      date(table);
    });
}
