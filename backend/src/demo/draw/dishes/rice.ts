import type { Heap } from '../parts/grains.ts';
import {
  brownRice,
  couscous,
  couscousGrain,
  goldRice,
  milletGrain,
  redRice,
  rice,
  strayGrains,
  whiteRice,
} from '../parts/grains.ts';
import { fishSteak, wholeFish } from '../parts/fish.ts';
import { parsleySprig, strewHerbs } from '../parts/herbs.ts';
import { chunk, drumstick, goldenSkin, stewed, thigh } from '../parts/meat.ts';
import { broth, pour } from '../parts/sauces.ts';
import { peanut } from '../parts/sweets.ts';
import {
  LIME,
  aubergine,
  cabbage,
  carrot,
  carrotOrange,
  cassavaWhite,
  chickpea,
  chilli,
  citrusWedge,
  friedOnions,
  lump,
  okra,
  olive,
  oliveBlack,
  potatoYellow,
  squashOrange,
  turnipWhite,
} from '../parts/vegetables.ts';
import { PLATE_FLOOR, bowl, ceramic, paintedCeramic, plate } from '../parts/vessels.ts';
import type { Material } from '../core/material.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { strewn } from './strewn.ts';

const blueRim = (): Material => paintedCeramic('#e4dccb', '#1f4f8c', '#c9622a');
const greenRim = (): Material => paintedCeramic('#e4dccb', '#2c6b4a', '#d99a2b');
const redRim = (): Material => paintedCeramic('#e4dccb', '#a3301f', '#e0a63a');

/** Puts something on a heap, lying as the heap slopes. */
export function on(
  table: Table,
  heap: Heap,
  x: number,
  z: number,
  lift: number,
  draw: () => void,
  yaw = table.from(0, 360),
): void {
  const slopeX = (heap(x + 0.7, z) - heap(x - 0.7, z)) / 1.4;
  const slopeZ = (heap(x, z + 0.7) - heap(x, z - 0.7)) / 1.4;
  const lean = { pitch: (-Math.atan(slopeZ) * 180) / Math.PI, roll: (Math.atan(slopeX) * 180) / Math.PI };
  table.at({ x, z, y: heap(x, z) + lift, ...lean }, () => {
    table.at({ yaw }, draw);
  });
}

/** Red rice with fish and its vegetables. */
export function thieboudienne(table: Table): void {
  plate(table, { radius: 14, material: blueRim() });
  const grain = redRice();
  const heap = rice(table, grain, 10.6, 2.6);
  strayGrains(table, 24, 10.6, 1, grain);
  on(
    table,
    heap,
    -0.6,
    0.4,
    -0.2,
    () => {
      wholeFish(table, 19, '#4a3a30', '#a87a48');
    },
    74,
  );
  on(
    table,
    heap,
    -5.8,
    -5,
    0.7,
    () => {
      cabbage(table, 3.2);
    },
    30,
  );
  on(
    table,
    heap,
    2.6,
    -6,
    0.6,
    () => {
      carrot(table, 7);
    },
    70,
  );
  on(
    table,
    heap,
    5.6,
    -5.4,
    0.6,
    () => {
      carrot(table, 6);
    },
    95,
  );
  on(
    table,
    heap,
    -6.8,
    3.6,
    0.6,
    () => {
      lump(table, cassavaWhite(), 1.5);
    },
    60,
  );
  on(
    table,
    heap,
    -4.8,
    6,
    0.6,
    () => {
      lump(table, cassavaWhite(), 1.4);
    },
    80,
  );
  on(
    table,
    heap,
    5.4,
    4.6,
    0.9,
    () => {
      aubergine(table, 6.8);
    },
    -50,
  );
  on(
    table,
    heap,
    -0.4,
    7,
    0.5,
    () => {
      okra(table, 4.6);
    },
    80,
  );
  on(
    table,
    heap,
    1.6,
    8,
    0.4,
    () => {
      okra(table, 4.2);
    },
    105,
  );
  on(
    table,
    heap,
    -1,
    -7.6,
    0.5,
    () => {
      chilli(table, 4.8);
    },
    100,
  );
  on(
    table,
    heap,
    8.4,
    -0.6,
    0.3,
    () => {
      citrusWedge(table, LIME, 2.4);
    },
    30,
  );
  strewHerbs(table, 30, 8.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Rice fried with beef, mustard onions and olives. */
export function ceebuYapp(table: Table): void {
  plate(table, { radius: 14, material: redRim() });
  const grain = brownRice();
  const heap = rice(table, grain, 10.9, 3.1);
  strayGrains(table, 20, 10.9, 1, grain);
  const meat = stewed();
  friedOnions(table, 20, 3.6, (x, z) => heap(x, z) + 0.1);
  table.scatter(9, 4.2, (x, z) => {
    on(table, heap, x - 0.4, z - 0.4, 0.95, () => {
      chunk(table, meat, 1.55);
    });
  });
  for (const [x, z] of [
    [5.6, 1.6],
    [-4.8, 3.6],
    [2, 5.4],
    [-5.6, -2.2],
  ] as const)
    on(table, heap, x, z, 0.05, () => {
      olive(table);
    });
  on(
    table,
    heap,
    5.4,
    -3.6,
    0.4,
    () => {
      carrot(table, 5.2);
    },
    50,
  );
  on(
    table,
    heap,
    -2.2,
    6.2,
    0.2,
    () => {
      citrusWedge(table, LIME, 2);
    },
    80,
  );
  strewHerbs(table, 34, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Rice in mutton stock with large tender pieces. */
export function riceMeat(table: Table): void {
  bowl(table, { radius: 13.4, height: 5, material: ceramic('#3d6f73', '#e9dcc0', 0.15), foot: 0.5 });
  table.at({ y: 1.9 }, () => {
    const grain = goldRice();
    const heap = rice(table, grain, 10.9, 3.2);
    const meat = stewed();
    table.scatter(6, 4.4, (x, z) => {
      on(table, heap, x, z, 1.1, () => {
        chunk(table, meat, 2.2);
      });
    });
    friedOnions(
      table,
      26,
      6,
      (x, z) => heap(x, z) + 0.15,
      stuff({ color: '#8a4a1a', other: '#5c2c0e', grain: 1, rough: 0.25, vary: 0.2 }),
    );
    for (const [x, z, yaw] of [
      [-6.4, 2, 30],
      [6.2, 3.2, -40],
    ] as const)
      on(
        table,
        heap,
        x,
        z,
        0.4,
        () => {
          carrot(table, 5);
        },
        yaw,
      );
    strewHerbs(table, 24, 8, (x, z) => heap(x, z) + 0.1, 1.15);
  });
}

/** Soft white rice with dried fish, peanuts and lime. */
export function mbakhal(table: Table): void {
  plate(table, { radius: 14, material: greenRim() });
  const grain = stuff({
    color: '#ead9ae',
    other: '#f4ead0',
    grain: 0.6,
    vary: 0.1,
    rough: 0.24,
    through: 0.1,
  });
  const heap = rice(table, grain, 10.9, 2.7);
  on(
    table,
    heap,
    -1.6,
    -1,
    0.6,
    () => {
      fishSteak(table, 3.1);
    },
    50,
  );
  on(
    table,
    heap,
    2.6,
    1.8,
    0.5,
    () => {
      fishSteak(table, 2.5);
    },
    -35,
  );
  table.scatter(30, 6.8, (x, z) => {
    on(table, heap, x, z, 0.02, () => {
      peanut(table);
    });
  });
  on(
    table,
    heap,
    4.4,
    -4.2,
    0.5,
    () => {
      chilli(table, 5, stuff({ color: '#e09a1a', rough: 0.16 }));
    },
    60,
  );
  on(
    table,
    heap,
    -5.4,
    3.4,
    0.4,
    () => {
      okra(table, 4);
    },
    30,
  );
  on(
    table,
    heap,
    -3.6,
    4.8,
    0.4,
    () => {
      okra(table, 3.6);
    },
    55,
  );
  on(
    table,
    heap,
    5.2,
    4,
    0.2,
    () => {
      citrusWedge(table, LIME, 2.1);
    },
    60,
  );
  strewHerbs(table, 30, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Golden rice with braised chicken and peas. */
export function riceChicken(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#dfd6c4', '#c98a2b') });
  const grain = goldRice();
  const heap = rice(table, grain, 10.9, 2.8);
  strayGrains(table, 16, 10.9, 1, grain);
  const skin = goldenSkin();
  on(
    table,
    heap,
    -2.4,
    -1.2,
    1.2,
    () => {
      thigh(table, skin, 3);
    },
    30,
  );
  on(
    table,
    heap,
    2.8,
    0.6,
    1.1,
    () => {
      drumstick(table, skin, 9);
    },
    -28,
  );
  const pea = stuff({ color: '#6fa42c', other: '#558a20', grain: 2, vary: 0.15, rough: 0.25 });
  table.scatter(46, 8, (x, z) => {
    table.geometry.ellipsoid({ x, z, y: heap(x, z) + 0.15, scale: 0.36 }, pea, table.seed());
  });
  strewn(table, 22, 7.8, heap, () => {
    table.geometry.ellipsoid({ scale: [0.38, 0.3, 0.38] }, carrotOrange(), table.seed());
  });
  on(
    table,
    heap,
    -6,
    3.6,
    0.2,
    () => {
      citrusWedge(table, LIME, 2);
    },
    10,
  );
  strewHerbs(table, 20, 7.4, (x, z) => heap(x, z) + 0.1, 1.15);
}

/** Chicken under a blanket of lime onions, white rice beside it. */
export function yassa(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#2f6f74', '#e2c58a', 0.12) });
  const grain = whiteRice();
  table.at({ x: -4.2, z: -1.6 }, () => {
    const heap = rice(table, grain, 6.8, 3.2);
    strewHerbs(table, 8, 4, (x, z) => heap(x, z) + 0.1, 1.15);
  });
  const sauce = broth({ color: '#c9902c', other: '#dfae4a', rough: 0.14 });
  table.at({ x: 3.4, z: 1.4 }, () => {
    pour(table, sauce, 7, () => PLATE_FLOOR, { thick: 0.5, uneven: 0.2 });
    table.at({ x: 0.4, z: -1.4, y: 1.9, yaw: 38 }, () => {
      drumstick(table, goldenSkin(), 10);
    });
    table.at({ x: -2.2, z: 1.4, y: 1.6, yaw: -24 }, () => {
      thigh(table, goldenSkin(), 2.7);
    });
    friedOnions(table, 90, 5.8, (x, z) => PLATE_FLOOR + 0.6 + 2.4 * Math.max(0, 1 - Math.hypot(x, z) / 5.4));
    for (const [x, z] of [
      [3.4, 2.4],
      [-3.8, -0.6],
      [1.4, 4.4],
      [4.6, -1.6],
    ] as const)
      table.at({ x, z, y: 0.8, yaw: table.from(0, 360) }, () => {
        olive(table);
      });
  });
  table.at({ x: -3.6, z: 6.2, y: 0.7, yaw: 70 }, () => {
    citrusWedge(table, LIME, 2);
  });
  table.at({ x: 8.2, z: -4.6, y: 0.9 }, () => {
    parsleySprig(table, 0.9);
  });
}

/** A heap of rice on one side, a dark or red stew on the other. */
function stew(table: Table, rim: Material, sauce: Material, pieces: (height: Heap) => void): void {
  plate(table, { radius: 14, material: rim, height: 2.6 });
  pour(table, sauce, 10.2, () => PLATE_FLOOR, { thick: 0.7, uneven: 0.06, bumps: 0.12 });
  table.at({ x: -4.8, z: -2.6 }, () => {
    const heap = rice(table, whiteRice(), 6.2, 3.4);
    strewHerbs(table, 8, 3.8, (x, z) => heap(x, z) + 0.1, 1.15);
  });
  table.at({ x: 3, z: 1.4 }, () => {
    pieces(() => PLATE_FLOOR + 0.8);
  });
}

/** Groundnut stew. */
export function mafe(table: Table): void {
  stew(
    table,
    ceramic('#2b5a66', '#d9c08a', 0.14),
    broth({ color: '#a8581f', other: '#bd6f2c', rough: 0.16, oil: '#c9601a' }),
    (heap) => {
      const meat = stewed();
      table.scatter(9, 5, (x, z) => {
        table.at({ x, z, y: heap(x, z) + 0.45 }, () => {
          chunk(table, meat, 1.9);
        });
      });
      for (const [x, z, yaw] of [
        [4.4, -4.2, 30],
        [-4.2, 4.6, 70],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3, yaw }, () => {
          carrot(table, 5.4);
        });
      for (const [x, z] of [
        [5.4, 1.6],
        [0.2, 5.8],
        [-6.6, 2.8],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3 }, () => {
          lump(table, squashOrange(), 1.5);
        });
      table.scatter(26, 6.4, (x, z) => {
        table.at({ x, z, y: heap(x, z), yaw: table.from(0, 360) }, () => {
          peanut(table);
        });
      });
      table.at({ x: 1.6, z: -5.2, y: 1.5, yaw: 70 }, () => {
        chilli(table, 5);
      });
      strewHerbs(table, 18, 6.4, (x, z) => heap(x, z) + 0.3, 1.15);
    },
  );
}

/** Tomato and lime stew. */
export function domoda(table: Table): void {
  stew(
    table,
    ceramic('#e0d5bf', '#2b4f7c'),
    broth({ color: '#a82a10', other: '#bf4316', rough: 0.12, oil: '#d9641a' }),
    (heap) => {
      const meat = stewed();
      table.scatter(10, 5.2, (x, z) => {
        table.at({ x, z, y: heap(x, z) + 0.45 }, () => {
          chunk(table, meat, 1.75);
        });
      });
      for (const [x, z] of [
        [5.4, -3],
        [-3.6, 5],
        [5.6, 4.4],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.3 }, () => {
          lump(table, potatoYellow(), 1.5);
        });
      for (const [x, z, yaw] of [
        [4.4, 1.6, 40],
        [-6, 3.4, 110],
      ] as const)
        table.at({ x, z, y: heap(x, z) + 0.6, yaw }, () => {
          okra(table, 4.4);
        });
      table.at({ x: -7.6, z: 4.6, y: 0.9, yaw: 60 }, () => {
        citrusWedge(table, LIME, 2.2);
      });
      strewHerbs(table, 22, 6.4, (x, z) => heap(x, z) + 0.3, 1.15);
    },
  );
}

/** Couscous with a crown of meat and vegetables, in a wide dish. */
function couscousDish(table: Table, rim: Material, top: (heap: Heap) => void): void {
  plate(table, { radius: 14, material: rim, height: 2.4 });
  const heap = couscous(table, couscousGrain(), 10, 4.4);
  top(heap);
}

export function couscousCamel(table: Table): void {
  couscousDish(table, redRim(), (heap) => {
    const meat = stewed();
    for (const [x, z, size] of [
      [-0.4, -0.6, 3],
      [2.8, 1.2, 2.3],
      [-2.6, 2, 2.2],
    ] as const)
      on(table, heap, x, z, 1.2, () => {
        chunk(table, meat, size);
      });
    for (const [x, z, yaw] of [
      [5, -2.4, 60],
      [-5.2, -1.4, -55],
      [1.8, 5.2, 15],
    ] as const)
      on(
        table,
        heap,
        x,
        z,
        0.5,
        () => {
          carrot(table, 6.4);
        },
        yaw,
      );
    for (const [x, z] of [
      [-4.4, 3.8],
      [5.2, 3],
    ] as const)
      on(table, heap, x, z, 0.7, () => {
        lump(table, squashOrange(), 1.8);
      });
    on(table, heap, 0.4, -4.6, 0.7, () => {
      lump(table, turnipWhite(), 1.7);
    });
    strewn(table, 40, 8, heap, () => {
      chickpea(table);
    });
    strewHerbs(table, 20, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
  });
}

export function couscousVegetables(table: Table): void {
  couscousDish(table, blueRim(), (heap) => {
    on(
      table,
      heap,
      -3,
      -1.8,
      0.8,
      () => {
        cabbage(table, 2.7);
      },
      20,
    );
    const parts: readonly (readonly [number, number, () => void])[] = [
      [
        3,
        -2.8,
        () => {
          carrot(table, 6);
        },
      ],
      [
        5.2,
        0.2,
        () => {
          carrot(table, 5.6);
        },
      ],
      [
        -5.4,
        1.8,
        () => {
          carrot(table, 5.4);
        },
      ],
      [
        0.4,
        1,
        () => {
          lump(table, squashOrange(), 2.1);
        },
      ],
      [
        3,
        3.6,
        () => {
          lump(table, squashOrange(), 1.8);
        },
      ],
      [
        -2,
        4,
        () => {
          lump(table, turnipWhite(), 1.8);
        },
      ],
      [
        0.6,
        -5,
        () => {
          aubergine(table, 5.8);
        },
      ],
      [
        -4.8,
        4.6,
        () => {
          okra(table, 4);
        },
      ],
    ];
    for (const [x, z, draw] of parts) on(table, heap, x, z, 0.6, draw);
    strewn(table, 60, 8.2, heap, () => {
      chickpea(table);
    });
    strewn(table, 12, 6, heap, () => {
      table.geometry.ellipsoid({ scale: [0.34, 0.26, 0.44] }, oliveBlack(), table.seed());
    });
    strewHerbs(table, 22, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
  });
}

/** Millet dough with a hollow of okra sauce. */
export function aich(table: Table): void {
  bowl(table, {
    radius: 12.6,
    height: 5.4,
    material: stuff({ color: '#6d3f1e', other: '#4a2812', grain: 0.35, rough: 0.4 }),
    foot: 0.45,
  });
  table.at({ y: 2.2 }, () => {
    const heap = couscous(table, milletGrain(), 10.2, 3.4);
    pour(table, broth({ color: '#7c4a1a', other: '#94601f', rough: 0.12, oil: '#b5641a' }), 5.2, heap, {
      thick: 0.5,
      uneven: 0.25,
    });
    const meat = stewed();
    table.scatter(6, 3.4, (x, z) => {
      on(table, heap, x, z, 0.9, () => {
        chunk(table, meat, 1.5);
      });
    });
    for (const [x, z, yaw] of [
      [3.6, -2, 40],
      [-3.6, 2.4, 70],
      [0.6, 4.2, 100],
    ] as const)
      on(
        table,
        heap,
        x,
        z,
        0.7,
        () => {
          okra(table, 4.2);
        },
        yaw,
      );
    strewHerbs(table, 12, 5, (x, z) => heap(x, z) + 0.6, 0.8);
  });
}
