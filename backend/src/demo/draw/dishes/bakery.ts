import {
  baguette,
  breadChunk,
  bunBottom,
  bunTop,
  croissant,
  msemen as squareBread,
  roundLoaf,
  wrap,
} from '../parts/breads.ts';
import { fries as friesPile, fry, potatoGold } from '../parts/fried.ts';
import { leaf, lettuceGreen, mintGreen, saladLeaf, strewHerbs } from '../parts/herbs.ts';
import { charred, chunk } from '../parts/meat.ts';
import { broth, cream, honey, pool, pour } from '../parts/sauces.ts';
import { almond, beignet, cakeSlice } from '../parts/sweets.ts';
import { wood } from '../parts/surfaces.ts';
import {
  cherryTomato,
  cucumberSlice,
  onionRing,
  oliveBlack,
  pepperGreen,
  pepperRed,
  pepperStrip,
  tomatoSlice,
} from '../parts/vegetables.ts';
import { PLATE_FLOOR, board, bowl, ceramic, plate } from '../parts/vessels.ts';
import type { Material } from '../core/material.ts';
import { blob, grid, lathe, mound, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { dip, paperSheet } from './grill.ts';

const flat = (y: number) => (): number => y;
const oak = (): Material => wood({ light: '#c79a62', dark: '#8a5c2e', plank: 40, rough: 0.45 });

/** Where sauce, cheese and crust of a pizza lie, by distance from the middle. */
function pizzaBase(table: Table, radius: number): void {
  const shift = table.from(0, 40);
  const top: Material = {
    kind: 'opaque',
    shade(s) {
      const r = Math.hypot(s.u, s.v) / radius;
      const cheese =
        smoothstep(-0.25, 0.12, fbm(s.u * 0.34 + shift, 1, s.v * 0.34, 3) + 0.14) * smoothstep(0.86, 0.8, r);
      [s.r, s.g, s.b] = color('#b53c14');
      s.rough = 0.22;
      blend(s, color('#f4dca0'), cheese);
      const brown = smoothstep(0.18, 0.42, fbm(s.u * 0.8 + shift, 7, s.v * 0.8, 3)) * cheese;
      blend(s, color('#b9681c'), 0.75 * brown);
      blend(s, color('#e6a84a'), 0.4 * cheese * smoothstep(0.0, 0.5, noise(s.u * 1.6, 3, s.v * 1.6)));
      if (r > 0.84) {
        const bake = fbm(s.x * 0.55, s.y * 0.55 + shift, s.z * 0.55, 3);
        [s.r, s.g, s.b] = color('#dba050');
        blend(s, color('#8a4818'), 0.85 * smoothstep(-0.15, 0.5, bake + 0.3 * s.ny));
        blend(s, color('#1e0f08'), 0.8 * smoothstep(0.34, 0.55, bake));
        s.rough = 0.55;
      }
    },
  };
  mound(table.geometry, top, { radius, rings: 90, segments: 150 }, (x, z) => {
    const r = Math.hypot(x, z) / radius;
    const uneven = 0.5 * noise(x * 0.35 + shift, 2, z * 0.35);
    const rim = Math.exp(-(((r - 0.92) / 0.055) ** 2)) * (1.25 + uneven);
    const cheese = 0.22 * fbm(x * 0.34 + shift, 1, z * 0.34, 3) + 0.1 * noise(x * 1.2, shift, z * 1.2);
    return 0.75 + rim + (r < 0.86 ? cheese : 0) - (r > 0.97 ? (r - 0.97) * 26 : 0);
  });
}

function pizza(table: Table, toppings: () => void): void {
  board(table, 34, 34, oak(), 1.2);
  table.at({ y: 1.2 }, () => {
    pizzaBase(table, 14.6);
    toppings();
  });
}

function basil(table: Table, places: readonly (readonly [number, number])[]): void {
  const green = mintGreen();
  for (const [x, z] of places)
    for (const turn of [0, 130])
      table.at({ x, z, y: 1.35, yaw: table.from(0, 90) + turn, pitch: -12 }, () => {
        leaf(table, green, { length: 2.7, width: 1.8, curl: 0.35 });
      });
}

/** Tomato, mozzarella, basil. */
export function margherita(table: Table): void {
  pizza(table, () => {
    const mozzarella = stuff({ color: '#fbf4e2', other: '#f2e0b4', grain: 0.9, rough: 0.25 });
    table.scatter(9, 9.6, (x, z) => {
      pourAt(table, x, z, () => {
        pour(table, mozzarella, table.from(1.5, 2), flat(0.85), { thick: 0.28, uneven: 0.25, bumps: 0.06 });
      });
    });
    table.scatter(8, 10, (x, z) => {
      table.at({ x, z, y: 0.9, roll: table.from(-8, 8) }, () => {
        tomatoSlice(table, 1.6);
      });
    });
    basil(table, [
      [0.4, 0.6],
      [-5, 2.6],
      [4.6, -3.8],
      [3.6, 5],
      [-3.6, -5.2],
      [-7.8, -2],
    ]);
  });
}

function pourAt(table: Table, x: number, z: number, draw: () => void): void {
  table.at({ x, z }, draw);
}

/** Sausage rounds, minced beef, onion and olives. */
export function pizzaMeat(table: Table): void {
  pizza(table, () => {
    const sausage = stuff({
      color: '#a3240f',
      other: '#c2451c',
      grain: 2.2,
      rough: 0.2,
      specular: 0.055,
      bump: 0.2,
      bumps: 5,
      finish: (s) => {
        blend(s, color('#3a0d06'), 0.75 * smoothstep(1.2, 1.75, Math.hypot(s.u, s.v)));
        blend(s, color('#f0c89a'), smoothstep(0.5, 0.62, noise(s.x * 3.4, 1, s.z * 3.4)));
      },
    });
    table.scatter(20, 11, (x, z) => {
      table.at({ x, z, y: 0.98, roll: table.from(-7, 7), pitch: table.from(-7, 7) }, () => {
        mound(
          table.geometry,
          sausage,
          { radius: 1.75, rings: 8, segments: 28 },
          (u, v) => 0.16 + 0.16 * (Math.hypot(u, v) / 1.75) ** 3,
        );
      });
    });
    const meat = charred();
    table.scatter(34, 11.4, (x, z) => {
      table.at({ x, z, y: 1.1, yaw: table.from(0, 360) }, () => {
        chunk(table, meat, table.from(0.4, 0.65));
      });
    });
    olives(table, 14);
    table.scatter(9, 9, (x, z) => {
      table.at({ x, z, y: 1.2, yaw: table.from(0, 360) }, () => {
        pepperStrip(table, pepperGreen(), 3);
      });
    });
    strewHerbs(table, 20, 11, flat(1.2), 0.9);
  });
}

function olives(table: Table, count: number): void {
  const black = oliveBlack();
  table.scatter(count, 11, (x, z) => {
    table.at({ x, z, y: 1.15, roll: table.from(-12, 12) }, () => {
      tube(table.geometry, black, (t) => [Math.sin(t * 6.2832) * 0.55, 0, Math.cos(t * 6.2832) * 0.55], {
        columns: 9,
        rows: 20,
        radius: () => 0.26,
      });
    });
  });
}

/** Peppers, courgette, cherry tomatoes, olives. */
export function pizzaVegetables(table: Table): void {
  pizza(table, () => {
    const strips = [pepperRed(), pepperGreen(), stuff({ color: '#eab11a', rough: 0.2 })];
    table.scatter(20, 10.6, (x, z, index) => {
      table.at({ x, z, y: 1.0, yaw: table.from(0, 360) }, () => {
        pepperStrip(table, strips[index % 3] ?? pepperRed(), 3.4);
      });
    });
    table.scatter(10, 10, (x, z) => {
      table.at({ x, z, y: 0.95, roll: table.from(-8, 8) }, () => {
        cucumberSlice(table, 1.6);
      });
    });
    table.scatter(9, 10.6, (x, z) => {
      table.at({ x, z, y: 0.5, yaw: table.from(0, 90) }, () => {
        cherryTomato(table, 1.05);
      });
    });
    olives(table, 13);
    table.scatter(6, 8, (x, z) => {
      table.at({ x, z, y: 1.1, roll: 9 }, () => {
        onionRing(table, 1.7);
      });
    });
    basil(table, [
      [0, 0],
      [5.4, 4.2],
      [-5.6, -3.4],
    ]);
  });
}

/** A burger standing on a board. */
export function burgerTower(table: Table): void {
  const patty = charred();
  const cheese = stuff({ color: '#f2a81c', other: '#e8930f', grain: 0.6, rough: 0.22 });
  bunBottom(table, 5.3);
  table.at({ y: 1.1 }, () => {
    leavesAround(table, 9, 4.4);
  });
  table.at({ y: 2.2 }, () => {
    blob(table.geometry, patty, {
      size: [5.7, 1.05, 5.7],
      square: 3.2,
      rough: 0.09,
      bumps: 3,
      seed: 0.37,
      detail: 40,
    });
  });
  slab(table, cheese, 3.2);
  table.at({ y: 4.3 }, () => {
    blob(table.geometry, patty, {
      size: [5.6, 1.0, 5.6],
      square: 3.2,
      rough: 0.09,
      bumps: 3,
      seed: 0.71,
      detail: 40,
    });
  });
  slab(table, cheese, 5.25);
  for (const [x, z] of [
    [-2, 2],
    [2.2, 1.8],
    [0, -2],
  ] as const)
    table.at({ x, z, y: 5.5 }, () => {
      tomatoSlice(table, 2.7);
    });
  for (const [x, z] of [
    [-2.8, 2.6],
    [2.6, 2.7],
    [0.2, 3.6],
  ] as const)
    table.at({ x, z, y: 6.05, roll: table.from(-6, 6) }, () => {
      onionRing(table, 1.8);
    });
  table.at({ y: 6.1 }, () => {
    leavesAround(table, 9, 4);
  });
  table.at({ y: 7.3 }, () => {
    bunTop(table, 5.6);
  });
}

function leavesAround(table: Table, count: number, radius: number): void {
  const green = lettuceGreen();
  table.ring(count, radius * 0.55, ({ x, z, yaw }) => {
    table.at({ x, z, yaw: yaw + table.from(-14, 14), pitch: 9 }, () => {
      saladLeaf(table, green, 3.5);
    });
  });
}

/** A square slice of cheese melting over the edge. */
function slab(table: Table, material: Material, y: number): void {
  grid(table.geometry, material, { columns: 30, rows: 30, seed: 0.2 }, (u, v) => {
    const [x, z] = [(u - 0.5) * 11.4, (v - 0.5) * 11.4];
    const over = Math.max(0, Math.hypot(x, z) - 5.5);
    return [x * (1 - over * 0.05), y - over * 0.75, z * (1 - over * 0.05)];
  });
}

export function burger(table: Table): void {
  table.at({ yaw: 4 }, () => {
    board(table, 34, 25, oak());
  });
  table.at({ x: -3, z: 1, y: 1.6, scale: 1.24, yaw: 20 }, () => {
    burgerTower(table);
  });
  table.at({ x: 10, z: -3, y: 1.5 }, () => {
    friesPile(table, 34, 5, 3);
  });
  table.at({ x: 9.4, z: 6, y: 1.6 }, () => {
    dip(table, '#b3230e', '#c73818', '#2c3238', 2.9);
  });
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
        () => {
          fry(table, table.from(5, 8.5), gold);
        },
      );
    }
  });
  table.at({ x: 8, z: 6.4, y: 0.7 }, () => {
    dip(table, '#b3230e', '#c73818', '#efe6d4', 3);
  });
  table.at({ x: -7.6, z: 6.8, y: 0.7 }, () => {
    dip(table, '#f4e6bc', '#eed9a0', '#efe6d4', 2.7);
  });
  strewHerbs(table, 12, 5, flat(5), 0.8);
}

/** A filled baguette. */
export function sandwich(table: Table): void {
  board(table, 36, 18, oak());
  const half = (lift: number, tilt: number): void => {
    table.at({ y: 1.4 + lift, roll: tilt, z: 0 }, () => {
      table.at({ yaw: 82 }, () => {
        baguette(table, 27, 3.7);
      });
    });
  };
  half(-0.9, 0);
  table.at({ y: 4.7, yaw: -8 }, () => {
    const green = lettuceGreen();
    for (let index = 0; index < 11; index += 1)
      table.at({ x: -11 + index * 2.2, z: 1.6, yaw: table.from(-24, 24), pitch: 10 }, () => {
        saladLeaf(table, green, 3.4);
      });
    const meat = charred();
    for (let index = 0; index < 17; index += 1)
      table.at(
        { x: -11 + index * 1.4, z: 2.2 + table.from(-0.5, 0.6), y: 0.9, yaw: table.from(0, 360) },
        () => {
          chunk(table, meat, 1.15);
        },
      );
    for (let index = 0; index < 8; index += 1)
      table.at({ x: -10 + index * 2.9, z: 2.9, y: 1.1, pitch: 34, roll: table.from(-10, 10) }, () => {
        tomatoSlice(table, 1.9);
      });
    for (let index = 0; index < 6; index += 1)
      table.at({ x: -9 + index * 3.6, z: 3.2, y: 1.8, pitch: 30 }, () => {
        onionRing(table, 1.4);
      });
  });
  table.at({ y: 5.2, z: -2.2, pitch: -26 }, () => {
    table.at({ yaw: 82 }, () => {
      baguette(table, 27, 3.5);
    });
  });
  table.at({ x: 13.6, z: 6.4, y: 1.6 }, () => {
    dip(table, '#b3230e', '#cc431b', '#2c3238', 2.5);
  });
}

/** A rolled chawarma along z in a paper sleeve, its open end at the near side. */
export function chawarmaRoll(table: Table): void {
  wrap(table, 17, 2.9);
  const paper = stuff({
    color: '#f3ede0',
    rough: 0.7,
    finish: (s) => {
      blend(s, color('#b5301c'), Math.abs((((s.u + s.v * 0.9) * 14) % 1) - 0.5) < 0.14 ? 1 : 0);
    },
  });
  tube(table.geometry, paper, (t) => [0, 2.9, -9.4 + t * 9.6], {
    columns: 40,
    rows: 10,
    radius: (t) => (t < 0.08 ? 2.2 : 3.05),
    section: (angle, t) => 1 + 0.012 * Math.sin(angle * 9 + t * 7),
  });
  table.at({ y: 2.9, z: 8.5 }, () => {
    chawarmaFilling(table);
  });
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
    table.at({ ...inside(2.3), ...turned() }, () => {
      chunk(table, meat, table.from(0.55, 0.95));
    });
  const green = lettuceGreen();
  table.ring(9, 2.1, ({ x, z }) => {
    table.at({ x, y: z, z: 0.2, pitch: 62, roll: table.from(0, 360) }, () => {
      saladLeaf(table, green, 1.5);
    });
  });
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
      table.at({ x, z, y: 1.2, yaw, pitch: -9 }, () => {
        chawarmaRoll(table);
      });
    table.at({ x: 10, z: -4.4, y: 0.4 }, () => {
      friesPile(table, 24, 4.4, 2.6);
    });
    table.at({ x: 10.4, z: 5.8, y: 0.3 }, () => {
      dip(table, '#f6efdc', '#efe2c0', '#33383c', 2.8);
    });
    for (const [x, z, yaw] of [
      [-11, 5.4, 30],
      [-10, 7.2, 80],
      [-12, 3.4, 60],
    ] as const)
      table.at({ x, z, y: 0.9, yaw }, () => {
        tube(
          table.geometry,
          stuff({ color: '#7d9a34', other: '#5f7d24', grain: 1, rough: 0.25, bump: 0.3 }),
          (t) => [0, 0, (t - 0.5) * 4],
          { radius: (t) => 0.75 * Math.sin(Math.PI * t) ** 0.4 },
        );
      });
  });
}

/** A golden pie under a lattice of sugar and cinnamon. */
export function pastilla(table: Table): void {
  plate(table, { radius: 14.5, material: ceramic('#1f5f63', '#d9b26a', 0.12) });
  const radius = 11;
  const pastry: Material = {
    kind: 'opaque',
    shade(s) {
      const flake = fbm(s.x * 0.5, s.y * 0.5, s.z * 0.5, 4);
      [s.r, s.g, s.b] = color('#d08a32');
      blend(s, color('#96541a'), smoothstep(-0.1, 0.4, flake));
      blend(s, color('#ecc47c'), 0.6 * smoothstep(0.1, 0.45, fbm(s.x * 0.8, 5, s.z * 0.8, 3)));
      s.rough = 0.4;
      if (s.ny > 0.6) {
        const dust = smoothstep(-0.35, 0.1, noise(s.u * 2.6, 1, s.v * 2.6) + 0.2);
        blend(
          s,
          color('#f8f2e6'),
          0.86 * dust * smoothstep(radius * 0.97, radius * 0.88, Math.hypot(s.u, s.v)),
        );
        const line = (k: number): number =>
          Math.abs((((((s.u * 0.7071 + k * s.v * 0.7071) / 2.9) % 1) + 1) % 1) - 0.5) * 2.9;
        const near = Math.min(line(1), line(-1));
        blend(
          s,
          color('#7a3a14'),
          0.92 *
            smoothstep(0.3, 0.16, near + 0.1 * noise(s.u * 5, 3, s.v * 5)) *
            smoothstep(radius * 0.95, radius * 0.88, Math.hypot(s.u, s.v)),
        );
      }
    },
  };
  const layers = 7;
  lathe(
    table.geometry,
    pastry,
    [
      [0, 4.2],
      [radius * 0.9, 4.15],
      [radius * 0.98, 3.7],
      [radius * 1.02, 2.6],
      [radius, 1.4],
      [radius * 0.94, 0.7],
      [radius * 0.9, 0.5],
    ],
    { segments: 90, smooth: 2 },
  );
  mound(
    table.geometry,
    pastry,
    { radius: radius * 0.985, rings: 50, segments: 120 },
    (x, z) => 4.2 + 0.14 * fbm(x * 0.4, 2, z * 0.4, 3) - 0.5 * (Math.hypot(x, z) / radius) ** 8,
  );
  for (let layer = 0; layer < layers; layer += 1) {
    const turn = table.from(0, 6.28);
    grid(
      table.geometry,
      pastry,
      { columns: 20, rows: 5, seed: table.seed(), uv: (p) => [p[0], p[2]] },
      (u, v) => {
        const angle = turn + (u - 0.5) * 1.7;
        const reach = radius * (0.86 + 0.2 * v) + 0.2 * Math.sin(u * 21);
        return [
          Math.sin(angle) * reach,
          4.25 + 0.05 * layer - 1.4 * v * v + 0.12 * Math.sin(u * 15),
          Math.cos(angle) * reach,
        ];
      },
    );
  }
  const nut = stuff({ color: '#d9a460', other: '#b9803c', grain: 1.5, rough: 0.4 });
  for (let index = 0; index < 7; index += 1) {
    const angle = (index / 7) * 6.2832;
    table.at(
      { x: Math.sin(angle) * 1.5, z: Math.cos(angle) * 1.5, y: 4.4, yaw: (angle * 180) / Math.PI },
      () => {
        almond(table, nut);
      },
    );
  }
  table.ring(9, 12, ({ x, z, yaw }) => {
    if (table.random() < 0.6)
      table.at({ x, z, y: 0.9, yaw }, () => {
        almond(table, nut);
      });
  });
}

export function msemen(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2c6f74', '#e2c58a', 0.15) });
  table.at({ x: -1, z: -0.6, y: 0.4, scale: 1.42 }, () => {
    squareBread(table, 10.4, 3);
    pour(table, honey(), 2.3, flat(2.25), { thick: 0.14, uneven: 0.6, bumps: 0.02 });
    const butter = stuff({ color: '#f6e08e', rough: 0.25 });
    table.at({ x: 0.2, z: 0.1, y: 2.7, yaw: 30 }, () => {
      blob(table.geometry, butter, {
        size: [0.95, 0.4, 0.85],
        square: 5,
        rough: 0.08,
        seed: 0.3,
        detail: 14,
      });
    });
  });
  table.at({ x: 8.4, z: 5.8, y: 0.6 }, () => {
    bowl(table, { radius: 3.2, height: 2.6, material: ceramic('#efe6d4'), foot: 0.5, wall: 0.3 });
    pool(table, honey(), 2.8, 1.9, 0.02);
  });
}

export function croissants(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#e0d8c8', '#3d6f8a') });
  for (const [x, z, y, yaw] of [
    [-5, -3.4, 0.5, -14],
    [5.4, -3.4, 0.5, 28],
    [0, 4.6, 0.5, 4],
  ] as const)
    table.at({ x, z, y, yaw }, () => {
      croissant(table, 1.3);
    });
  const almonds = stuff({ color: '#e6c690', rough: 0.4 });
  table.scatter(16, 11, (x, z) => {
    table.geometry.ellipsoid(
      { x, z, y: PLATE_FLOOR + 0.15, yaw: table.from(0, 180), scale: [0.3, 0.08, 0.45] },
      almonds,
      table.seed(),
    );
  });
}

export function bread(table: Table): void {
  board(table, 34, 24, oak());
  table.at({ y: 1.6 }, () => {
    table.at({ x: -5.6, z: -2 }, () => {
      roundLoaf(table, 8, 6.2);
    });
    table.at({ x: 6, z: -1.2, yaw: -24 }, () => {
      baguette(table, 24, 2.9);
    });
    table.at({ x: 10.4, z: 1, yaw: -17 }, () => {
      baguette(table, 22, 2.7);
    });
    for (const [x, z, yaw] of [
      [-8.4, 7.4, 20],
      [-3.2, 8, -15],
    ] as const)
      table.at({ x, z, y: 1.5, yaw }, () => {
        breadChunk(table, 2.9);
      });
    const grain = stuff({ color: '#e6cf9c', other: '#c99a52', grain: 1, vary: 0.2, rough: 0.5 });
    table.scatter(46, 13, (x, z) => {
      table.geometry.ellipsoid(
        { x, z: z * 0.7, y: 0.1, yaw: table.from(0, 360), scale: [0.13, 0.1, 0.28] },
        grain,
        table.seed(),
      );
    });
  });
}

export function beignets(table: Table): void {
  plate(table, { radius: 13.5, material: ceramic('#b9502a', '#f0d8a0', 0.1) });
  for (const [count, radius, y] of [
    [10, 7.2, 1.9],
    [6, 3.9, 2.2],
    [1, 0, 2.2],
    [5, 4, 4.7],
    [2, 1.6, 5.6],
  ] as const)
    table.ring(count, radius, ({ x, z }) => {
      table.at(
        { x, z, y, yaw: table.from(0, 360), roll: table.from(-40, 40), pitch: table.from(-40, 40) },
        () => {
          beignet(table, table.from(1.85, 2.2));
        },
      );
    });
  const sugar = stuff({ color: '#fdf9f0', rough: 0.6 });
  table.scatter(220, 12, (x, z) => {
    table.geometry.ellipsoid(
      { x, z, y: PLATE_FLOOR + 0.08, scale: table.from(0.05, 0.11) },
      sugar,
      table.seed(),
    );
  });
}

export function chocolateCake(table: Table): void {
  plate(table, { radius: 12.6, material: ceramic('#e6ddcc', '#b98a3c') });
  pour(table, broth({ color: '#2a1108', other: '#3a1a0c', rough: 0.06 }), 6, flat(PLATE_FLOOR), {
    thick: 0.2,
    uneven: 0.4,
    bumps: 0.02,
  });
  table.at({ x: -0.4, z: 0.6, y: 0.6, yaw: -38, scale: 1.22 }, () => {
    cakeSlice(table, 11.5, 5.2);
  });
  const red = stuff({ color: '#b3122c', other: '#d02a3c', grain: 1.5, rough: 0.2, bump: 0.5, bumps: 4 });
  for (const [x, z] of [
    [6.6, 3.8],
    [5, 5.8],
    [7.6, 1.6],
  ] as const)
    table.at({ x, z, y: 1.2 }, () => {
      blob(table.geometry, red, { size: [1, 1, 1], rough: 0.12, bumps: 4, seed: table.seed(), detail: 18 });
    });
  table.at({ x: 6.2, z: 4.4, y: 1.9, yaw: 30, pitch: -16 }, () => {
    leaf(table, mintGreen(), { length: 2.6, width: 1.6 });
  });
}
