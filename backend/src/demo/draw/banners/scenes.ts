import {
  alloco,
  fataya,
  falafel,
  harira,
  hummus,
  nems,
  niebe,
  omelette,
  salad,
  tabbouleh,
} from '../dishes/bowls.ts';
import {
  beignets,
  burgerTower,
  chawarmaRoll,
  chocolateCake,
  croissants,
  fries,
  margherita,
  msemen,
  pastilla,
  pizzaMeat,
  pizzaVegetables,
} from '../dishes/bakery.ts';
import {
  atay,
  avocadoGlass,
  avocadoJuice,
  bissapGlass,
  bouyeGlass,
  coffee,
  gingerJuice,
  mangoGlass,
  mintLemonade,
  orangeGlass,
  orangeJuice,
} from '../dishes/drinks.ts';
import {
  brochettes,
  chwaya,
  dip,
  grilledChicken,
  grilledVegetables,
  kefta,
  lambChops,
  mechoui,
  meatSkewer,
  paperSheet,
  steakFries,
} from '../dishes/grill.ts';
import * as ground from '../dishes/grounds.ts';
import {
  closedTajine,
  datesCream,
  friedRice,
  fruitSalad,
  lakh,
  noodles,
  tajineChicken,
  tajineLamb,
  zrig,
} from '../dishes/pots.ts';
import {
  aich,
  ceebuYapp,
  couscousCamel,
  couscousVegetables,
  domoda,
  mafe,
  mbakhal,
  riceMeat,
  thieboudienne,
  yassa,
} from '../dishes/rice.ts';
import { calamari, fishSoup, grilledFish, grilledSole, prawns } from '../dishes/sea.ts';
import { baguette, croissant, flatBread, roundLoaf } from '../parts/breads.ts';
import { teaGlass, teapot } from '../parts/drinks.ts';
import { wholeMango, wholeOrange } from '../parts/fruit.ts';
import { mintLeaves, mintSprig, parsleySprig } from '../parts/herbs.ts';
import { chop, halfChicken } from '../parts/meat.ts';
import { charcoal, flour, fork, grate, spice, spoon } from '../parts/props.ts';
import { carpet, slate, spreadCloth, tableTop, wood } from '../parts/surfaces.ts';
import { date } from '../parts/sweets.ts';
import {
  LEMON,
  LIME,
  cherryTomato,
  chilli,
  citrusHalf,
  citrusWedge,
  olive,
  onionRing,
} from '../parts/vegetables.ts';
import { board, brass, bowl, ceramic, tray } from '../parts/vessels.ts';
import { stuff } from '../core/stuff.ts';
import type { BannerPicture } from '../../picture-keys.ts';
import type { Table } from '../core/table.ts';
import { LAMPLIGHT, type Picture, SEALIGHT } from '../studio.ts';

type Piece = readonly [
  x: number,
  z: number,
  draw: (table: Table) => void,
  more?: { readonly yaw?: number; readonly y?: number; readonly scale?: number },
];

/** A scene of pieces on a ground. */
function scene(on: ground.Ground, pieces: readonly Piece[], more: Partial<Picture> = {}): Picture {
  return {
    draw: (table) => {
      on(table);
      for (const [x, z, draw, place = {}] of pieces)
        table.at({ x, z, ...place }, () => {
          draw(table);
        });
    },
    ...more,
  };
}

const lowView = { target: [0, 6, 0] as const, elevation: 24, distance: 66, lens: 0.8 };

const nomadCarpet: ground.Ground = (table) => {
  spreadCloth(table, carpet(), { folds: 0.5 });
};
const teaSet = (table: Table): void => {
  tray(table, 13);
  table.at({ y: 0.35 }, () => {
    for (const [x, z] of [
      [-4.6, 4.6],
      [1.4, 6.2],
      [6.2, 3],
    ] as const)
      table.at({ x, z }, () => {
        teaGlass(table);
      });
    table.at({ x: -1, z: -3.6, yaw: -24, scale: 0.92 }, () => {
      teapot(table, stuff({ color: '#1f5f86', rough: 0.14, specular: 0.055 }), brass());
    });
    table.at({ x: -8, z: -2.4, y: 0.3 }, () => {
      mintSprig(table, 1.4);
    });
  });
};
const lemons: Piece[] = [
  [
    0,
    0,
    (t) => {
      citrusHalf(t, LEMON, 2.7);
    },
  ],
  [
    5,
    1.6,
    (t) => {
      citrusWedge(t, LEMON, 2.7);
    },
    { yaw: 40 },
  ],
];
const group =
  (pieces: readonly Piece[]) =>
  (table: Table): void => {
    for (const [x, z, draw, place = {}] of pieces)
      table.at({ x, z, ...place }, () => {
        draw(table);
      });
  };
const bissapPair = group([
  [-3.4, 0, bissapGlass],
  [5, -3.6, bissapGlass],
]);
const chillies = group([
  [
    0,
    0,
    (t) => {
      chilli(t);
    },
    { yaw: 20, y: 0.5 },
  ],
  [
    2,
    1.6,
    (t) => {
      chilli(t, 4.4);
    },
    { yaw: 70, y: 0.5 },
  ],
]);
const limes = group([
  [
    0,
    0,
    (t) => {
      citrusHalf(t, LIME, 2.5);
    },
  ],
  [
    4.4,
    1.8,
    (t) => {
      citrusWedge(t, LIME, 2.6);
    },
    { yaw: 30 },
  ],
]);
const tomatoes = group([
  [
    0,
    0,
    (t) => {
      cherryTomato(t, 1.7);
    },
  ],
  [
    3.4,
    1,
    (t) => {
      cherryTomato(t, 1.5);
    },
  ],
  [
    1.2,
    3,
    (t) => {
      cherryTomato(t, 1.6);
    },
  ],
]);
const dates = group([
  [0, 0, date, { yaw: 20 }],
  [3, 1.6, date, { yaw: 80 }],
  [0.4, 3.4, date, { yaw: 130 }],
]);
const olives = (table: Table): void => {
  bowl(table, { radius: 5, height: 3.4, material: ceramic('#2d5a6b', '#d9c08a'), foot: 0.5 });
  for (const [count, radius, y] of [
    [9, 3, 2.2],
    [5, 1.4, 3],
  ] as const)
    table.ring(count, radius, ({ x, z, yaw }) => {
      table.at({ x, z, y, yaw }, () => {
        olive(table);
      });
    });
};
const spices = group([
  [
    0,
    0,
    (t) => {
      spice(t, '#b8641c', '#a3520f');
    },
  ],
  [
    7,
    1.4,
    (t) => {
      spice(t, '#a8240f', '#8f1c0a', '#2d5a6b');
    },
  ],
  [
    2.6,
    6,
    (t) => {
      spice(t, '#d9a41c', '#c28f10', '#3a4148');
    },
  ],
]);
const breads = group([
  [
    0,
    0,
    (t) => {
      flatBread(t, 9);
    },
  ],
  [
    1.6,
    1.4,
    (t) => {
      flatBread(t, 8.6);
    },
    { y: 0.8 },
  ],
  [
    -0.6,
    0.6,
    (t) => {
      flatBread(t, 8.2);
    },
    { y: 1.6 },
  ],
]);

const emberGrill: ground.Ground = (table) => {
  tableTop(table, slate('#1d1b1a'));
  table.at({ y: 1 }, () => {
    charcoal(table, 112, 78);
  });
  table.at({ y: 4.6 }, () => {
    grate(table, 120, 90, 2.6);
  });
};
const skewers =
  (count: number, step: number) =>
  (table: Table): void => {
    for (let index = 0; index < count; index += 1)
      table.at({ x: (index - (count - 1) / 2) * step, y: 1.5, yaw: table.from(-4, 4) }, () => {
        meatSkewer(table);
      });
  };
const walnutBoard =
  (width: number, depth: number) =>
  (table: Table): void => {
    board(table, width, depth, wood({ light: '#8a5a34', dark: '#4a2a14', plank: 60 }));
  };

/** How every banner is laid. */
export const BANNERS: Readonly<Record<BannerPicture, Picture>> = {
  'banner-khaima': scene(nomadCarpet, [
    [
      0,
      3,
      (t) => {
        tray(t, 19);
      },
    ],
    [0, 3, couscousCamel, { y: 0.4, scale: 1.12 }],
    [31, 1, teaSet, { yaw: -14 }],
    [-30, 2, mechoui, { yaw: 20 }],
    [-17, -22, datesCream, { scale: 0.8 }],
    [17, -21, zrig, { scale: 0.9 }],
    [-14, 20, dates],
  ]),
  'banner-thieb': scene(ground.waxGold, [
    [-2, 3, thieboudienne, { scale: 1.4, yaw: -8 }],
    [30, -4, yassa, { scale: 0.95, yaw: 30 }],
    [-33, 0, salad, { scale: 0.92 }],
    [15, -22, bissapPair, { scale: 0.95 }],
    [
      24,
      17,
      (t) => {
        dip(t, '#a8240f', '#cc4a1c', '#26313a', 3.8);
      },
    ],
    [-21, 19, limes],
    [-17, -21, chillies, { scale: 1.2 }],
  ]),
  'banner-ember': scene(
    emberGrill,
    [
      [-13, 3, skewers(5, 5.2), { y: 4.2, yaw: 10, scale: 1.25 }],
      [13, 4, halfChicken, { y: 4.9, scale: 1.55, yaw: -24 }],
      [
        7,
        -14,
        group([
          [0, 0, chop, { scale: 1.6, yaw: 60 }],
          [11, 0, chop, { scale: 1.5, yaw: 100 }],
          [21, 3, chop, { scale: 1.5, yaw: 50 }],
        ]),
        { y: 5.6 },
      ],
      [
        -31,
        4,
        group([
          [
            0,
            0,
            (t) => {
              onionRing(t, 3);
            },
          ],
          [
            3,
            4,
            (t) => {
              onionRing(t, 2.3);
            },
          ],
          [
            -1,
            8,
            (t) => {
              citrusHalf(t, LEMON, 3);
            },
          ],
        ]),
        { y: 4.9 },
      ],
      [
        -29,
        -12,
        group([
          [
            0,
            0,
            (t) => {
              chilli(t, 7);
            },
            { yaw: 40 },
          ],
          [
            5,
            1,
            (t) => {
              chilli(t, 6);
            },
            { yaw: 75 },
          ],
        ]),
        { y: 5.4 },
      ],
    ],
    {
      camera: { distance: 72, elevation: 50 },
      light: { window: [8.6, 6.6, 4.6], above: [0.3, 0.28, 0.3], horizon: [0.2, 0.15, 0.12] },
    },
  ),
  'banner-tajine': scene(ground.saffronTiles, [
    [-2, 4, tajineLamb, { scale: 1.15 }],
    [-27, -9, closedTajine, { scale: 1.05 }],
    [27, -2, tajineChicken, { scale: 0.95 }],
    [8, -20, teaGlass, { scale: 1.2 }],
    [14, -18, teaGlass, { scale: 1.2 }],
    [
      -26,
      13,
      (t) => {
        roundLoaf(t, 8, 5);
      },
    ],
    [19, 17, spices],
  ]),
  'banner-mezze': scene(ground.paleWood, [
    [-2, 4, hummus, { scale: 1.08 }],
    [-29, 2, tabbouleh, { scale: 0.95 }],
    [27, 0, falafel],
    [-13, -20, salad, { scale: 0.8 }],
    [13, -19, breads],
    [14, 18, olives],
    [-17, 19, group(lemons)],
  ]),
  'banner-pizza': scene(ground.darkSlate, [
    [-4, 3, margherita, { scale: 1.12 }],
    [33, 0, pizzaVegetables, { yaw: 30 }],
    [-36, -12, pizzaMeat, { yaw: -20 }],
    [16, -20, tomatoes, { scale: 1.3 }],
    [
      17,
      18,
      group([
        [
          0,
          0,
          (t) => {
            mintLeaves(t, 7, 4);
          },
        ],
      ]),
    ],
    [
      -25,
      16,
      (t) => {
        spice(t, '#b8641c', '#a3520f');
      },
    ],
  ]),
  'banner-bakery': scene(ground.warmWood, [
    [
      0,
      0,
      (t) => {
        flour(t, 36, 900);
      },
    ],
    [
      -4,
      3,
      (t) => {
        roundLoaf(t, 11, 8);
      },
    ],
    [
      15,
      2,
      (t) => {
        baguette(t, 34, 3.6);
      },
      { yaw: -32 },
    ],
    [
      21,
      5,
      (t) => {
        baguette(t, 33, 3.4);
      },
      { yaw: -25 },
    ],
    [-28, 3, croissants],
    [
      -16,
      -20,
      (t) => {
        roundLoaf(t, 8, 6);
      },
    ],
    [
      6,
      -22,
      (t) => {
        coffee(t);
      },
      { scale: 0.8 },
    ],
    [34, -10, msemen, { scale: 0.9 }],
    [
      4,
      19,
      (t) => {
        croissant(t, 1.2);
      },
      { yaw: 20 },
    ],
  ]),
  'banner-salad': scene(ground.whiteMarble, [
    [-2, 3, salad, { scale: 1.12 }],
    [28, 1, fruitSalad],
    [-29, -2, grilledVegetables],
    [13, -22, avocadoJuice, { scale: 0.9 }],
    [-14, 19, limes],
    [
      14,
      19,
      (t) => {
        mintSprig(t, 1.5);
      },
    ],
    [-17, -21, tomatoes, { scale: 1.3 }],
  ]),
  'banner-asian': scene(ground.darkSlate, [
    [-1, 4, noodles, { scale: 1.18 }],
    [-29, 0, friedRice],
    [28, -1, nems],
    [
      12,
      -20,
      (t) => {
        dip(t, '#2a130a', '#3a1c0e', '#e6dccb', 4);
      },
    ],
    [
      -12,
      -21,
      (t) => {
        dip(t, '#a8240f', '#c9401a', '#33505a', 4);
      },
    ],
    [15, 19, chillies],
    [-17, 18, limes],
  ]),
  'banner-burger': scene(
    ground.darkWood,
    [
      [-3, 4, walnutBoard(66, 34)],
      [-11, 3, burgerTower, { y: 1.6, scale: 1.5, yaw: 12 }],
      [12, 1, burgerTower, { y: 1.6, scale: 1.42, yaw: -20 }],
      [34, -6, fries, { scale: 0.95 }],
      [-34, -4, mintLemonade, { scale: 0.95 }],
      [
        1,
        15,
        (t) => {
          dip(t, '#b3230e', '#c73818', '#e6dccb', 3.4);
        },
        { y: 1.6 },
      ],
      [25, 13, tomatoes],
    ],
    { camera: lowView },
  ),
  'banner-mechoui': scene(nomadCarpet, [
    [-2, 3, mechoui, { scale: 1.42, yaw: -6 }],
    [32, -2, couscousVegetables, { scale: 0.95 }],
    [-33, -6, group([[0, 0, breads]])],
    [14, -24, teaSet, { scale: 0.8 }],
    [-27, 16, limes],
    [25, 17, dates],
  ]),
  'banner-chawarma': scene(
    ground.warmWood,
    [
      [
        -4,
        2,
        (t) => {
          paperSheet(t, 46, 34, 0.1);
        },
      ],
      [-17, 0, chawarmaRoll, { y: 1.2, yaw: 16, scale: 1.25 }],
      [-6, 1, chawarmaRoll, { y: 1.2, yaw: 2, scale: 1.25 }],
      [5, 0, chawarmaRoll, { y: 1.2, yaw: -12, scale: 1.25 }],
      [27, 2, fries, { scale: 0.92 }],
      [-34, -2, hummus, { scale: 0.9 }],
      [
        14,
        16,
        (t) => {
          dip(t, '#f6efdc', '#efe2c0', '#33505a', 3.6);
        },
      ],
      [6, -22, salad, { scale: 0.75 }],
      [-22, 18, tomatoes],
    ],
    { camera: { elevation: 40 } },
  ),
  'banner-fataya': scene(ground.waxBlue, [
    [-2, 3, fataya, { scale: 1.2 }],
    [28, -1, beignets, { scale: 0.98 }],
    [-30, 0, niebe, { scale: 0.98 }],
    [
      12,
      -22,
      (t) => {
        coffee(t);
      },
      { scale: 0.8 },
    ],
    [-13, -21, chillies, { scale: 1.2 }],
    [16, 19, limes],
  ]),
  'banner-tea': scene(
    ground.mat,
    [
      [-2, 2, atay, { scale: 1.25 }],
      [29, -4, datesCream, { scale: 0.95 }],
      [-31, -4, msemen],
      [24, 15, dates],
      [
        -24,
        14,
        (t) => {
          mintSprig(t, 1.8);
        },
      ],
    ],
    { camera: { target: [0, 3, 0], elevation: 34, distance: 80 }, light: LAMPLIGHT, exposure: 1.1 },
  ),
  'banner-chwaya': scene(
    ground.darkWood,
    [
      [-3, 3, chwaya, { scale: 1.22 }],
      [29, 0, lambChops],
      [
        -31,
        -2,
        group([
          [
            0,
            0,
            (t) => {
              baguette(t, 28, 3.4);
            },
            { yaw: 24 },
          ],
          [
            7,
            3,
            (t) => {
              baguette(t, 27, 3.2);
            },
            { yaw: 14 },
          ],
        ]),
      ],
      [13, -21, alloco, { scale: 0.75 }],
      [
        -14,
        -21,
        (t) => {
          spice(t, '#b8641c', '#a3520f');
        },
        { scale: 1.2 },
      ],
      [16, 18, limes],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-juice': scene(
    ground.tealBoards,
    [
      [-24, 2, orangeGlass, { scale: 1.15 }],
      [-12, 4, bissapGlass, { scale: 1.15 }],
      [0.5, 2, bouyeGlass, { scale: 1.15 }],
      [12, 4, mangoGlass, { scale: 1.15 }],
      [24, 1, avocadoGlass, { scale: 1.15 }],
      [
        -34,
        -9,
        (t) => {
          wholeOrange(t, 5);
        },
      ],
      [
        33,
        -8,
        (t) => {
          wholeMango(t, 4.6);
        },
        { yaw: 40 },
      ],
      [-6, 13, limes],
      [
        18,
        13,
        (t) => {
          mintSprig(t, 1.6);
        },
      ],
      [-18, 13, group(lemons)],
    ],
    { camera: { target: [0, 6.4, 0], elevation: 24, distance: 64, lens: 0.8 } },
  ),
  'banner-lakh': scene(ground.waxRed, [
    [-2, 3, lakh, { scale: 1.25 }],
    [28, -3, zrig],
    [-30, -2, aich, { scale: 0.95 }],
    [14, 18, dates],
    [
      -16,
      18,
      (t) => {
        mintSprig(t, 1.6);
      },
    ],
    [
      2,
      -22,
      (t) => {
        roundLoaf(t, 8, 5);
      },
    ],
  ]),
  'banner-yassa': scene(ground.waxBlue, [
    [-1, 3, yassa, { scale: 1.28, yaw: 8 }],
    [31, -5, gingerJuice],
    [-31, 0, alloco, { scale: 0.98 }],
    [-13, 20, limes],
    [20, 17, chillies],
    [10, -22, salad, { scale: 0.72 }],
  ]),
  'banner-prawns': scene(
    ground.whiteBoards,
    [
      [-2, 3, prawns, { scale: 1.25 }],
      [29, 1, calamari],
      [-31, -3, fishSoup, { scale: 0.95 }],
      [14, -20, group(lemons), { scale: 1.2 }],
      [-15, 19, group(lemons)],
      [
        17,
        19,
        (t) => {
          parsleySprig(t, 1.3);
        },
      ],
    ],
    { light: SEALIGHT },
  ),
  'banner-sea': scene(
    ground.seaTiles,
    [
      [-2, 4, grilledFish, { scale: 1.3, yaw: -6 }],
      [26, -14, grilledSole, { scale: 0.95, yaw: 10 }],
      [-30, -12, prawns, { scale: 0.85 }],
      [29, 12, limes, { scale: 1.2 }],
      [-29, 12, group(lemons), { scale: 1.2 }],
      [0, -20, salad, { scale: 0.7 }],
    ],
    { light: SEALIGHT },
  ),
  'banner-pizza-night': scene(
    ground.darkWood,
    [
      [3, 3, pizzaMeat, { scale: 1.14, yaw: 12 }],
      [-34, -4, pizzaVegetables],
      [35, -11, mintLemonade],
      [-14, 19, tomatoes, { scale: 1.2 }],
      [23, 17, olives],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-camel': scene(ground.paleWood, [
    [-2, 3, riceMeat, { scale: 1.2 }],
    [28, -1, omelette, { scale: 0.95 }],
    [-30, -2, teaSet],
    [13, 18, spoon, { yaw: 60 }],
    [-15, 19, limes],
    [
      12,
      -22,
      (t) => {
        roundLoaf(t, 8, 5);
      },
    ],
  ]),
  'banner-brochettes': scene(
    ground.darkSlate,
    [
      [-2, 3, brochettes, { scale: 1.25, yaw: -4 }],
      [33, -3, kefta, { scale: 0.95 }],
      [-34, -9, fries, { scale: 0.85 }],
      [27, 16, limes],
      [-27, 15, tomatoes],
    ],
    { light: LAMPLIGHT, exposure: 1.12 },
  ),
  'banner-pastilla': scene(ground.greenTiles, [
    [-2, 3, pastilla, { scale: 1.18 }],
    [29, -2, teaSet],
    [-30, -3, tajineChicken, { scale: 0.92 }],
    [14, 19, dates],
    [-15, 19, spices],
  ]),
  'banner-river': scene(ground.tealBoards, [
    [-3, 3, mbakhal, { scale: 1.26 }],
    [29, -3, grilledFish, { scale: 0.9, yaw: 20 }],
    [-32, -2, fataya, { scale: 0.9 }],
    [16, 18, limes],
    [-18, 18, chillies],
    [4, -23, bissapPair, { scale: 0.9 }],
  ]),
  'banner-zrig': scene(ground.mat, [
    [-2, 3, zrig, { scale: 1.2 }],
    [27, 0, datesCream, { scale: 0.92 }],
    [-29, -2, lakh, { scale: 0.95 }],
    [
      11,
      -22,
      (t) => {
        roundLoaf(t, 8, 5);
      },
    ],
    [15, 19, dates],
    [-15, 19, dates],
  ]),
  'banner-mafe': scene(ground.waxGreen, [
    [-2, 3, mafe, { scale: 1.26, yaw: -6 }],
    [30, -2, domoda, { scale: 0.95, yaw: 20 }],
    [-31, 0, niebe, { scale: 0.95 }],
    [15, 19, chillies],
    [-16, 19, limes],
    [9, -23, bissapPair, { scale: 0.85 }],
  ]),
  'banner-dates': scene(
    ground.mat,
    [
      [-1, 3, datesCream, { scale: 1.25 }],
      [29, -3, teaSet],
      [-30, -2, zrig, { scale: 0.92 }],
      [18, 18, dates],
      [
        -18,
        18,
        (t) => {
          mintSprig(t, 1.6);
        },
      ],
      [2, -23, msemen, { scale: 0.8 }],
    ],
    { light: { window: [9, 7.4, 5.4] } },
  ),
  'banner-couscous': scene(ground.blueTiles, [
    [-2, 3, couscousVegetables, { scale: 1.25 }],
    [28, -1, harira, { scale: 0.95 }],
    [
      -30,
      -2,
      group([
        [
          0,
          0,
          (t) => {
            roundLoaf(t, 9.4, 6);
          },
        ],
      ]),
    ],
    [-18, 18, spices],
    [16, 19, spoon, { yaw: 70 }],
    [8, -22, teaGlass, { scale: 1.2 }],
    [14, -21, teaGlass, { scale: 1.2 }],
  ]),
  'banner-ceebu': scene(ground.waxRed, [
    [-2, 3, ceebuYapp, { scale: 1.3 }],
    [30, -5, bissapPair, { scale: 1.05 }],
    [-30, -2, salad, { scale: 0.9 }],
    [16, 18, chillies],
    [-17, 18, limes],
    [10, -22, grilledChicken, { scale: 0.72 }],
  ]),
  'banner-steak': scene(
    ground.darkWood,
    [
      [-2, 3, steakFries, { scale: 1.2 }],
      [29, 0, burgerTower, { scale: 1.3, yaw: 20 }],
      [
        -30,
        -2,
        (t) => {
          coffee(t);
        },
      ],
      [17, 19, fork, { yaw: 62 }],
      [-18, 18, tomatoes],
      [6, -23, chocolateCake, { scale: 0.8 }],
    ],
    { light: { window: [8.8, 7, 5], above: [0.34, 0.34, 0.38] } },
  ),
  'banner-beignets': scene(ground.waxGold, [
    [-2, 3, beignets, { scale: 1.28 }],
    [
      28,
      -1,
      (t) => {
        coffee(t);
      },
      { scale: 1.05 },
    ],
    [-30, -1, croissants, { scale: 0.95 }],
    [14, -22, bouyeGlass, { scale: 1.1 }],
    [
      15,
      19,
      (t) => {
        mintSprig(t, 1.4);
      },
    ],
  ]),
  'banner-aich': scene(ground.sand, [
    [-2, 3, aich, { scale: 1.28 }],
    [29, -2, chwaya, { scale: 0.95 }],
    [-30, -2, zrig, { scale: 0.95 }],
    [15, 19, dates],
    [-15, 19, breads, { scale: 0.6 }],
  ]),
  'banner-domoda': scene(ground.waxGreen, [
    [-2, 3, domoda, { scale: 1.28 }],
    [30, -2, grilledChicken, { scale: 0.95 }],
    [-32, -6, gingerJuice],
    [16, 19, limes],
    [-17, 18, chillies],
  ]),
  'banner-breakfast': scene(ground.linen, [
    [-2, 3, omelette, { scale: 1.18 }],
    [28, 0, msemen],
    [-29, -1, croissants, { scale: 0.95 }],
    [13, -22, orangeJuice, { scale: 0.85 }],
    [
      -14,
      -21,
      (t) => {
        coffee(t);
      },
      { scale: 0.8 },
    ],
    [15, 19, fork, { yaw: 64 }],
  ]),
};
