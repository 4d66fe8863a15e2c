import { grid, mound } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { LEMON, citrusWedge } from '../parts/citrus.ts';
import { ball, falafelCrust, halfFalafel } from '../parts/fried.ts';
import { pomegranateSeeds } from '../parts/fruit.ts';
import { ceramic } from '../parts/glazes.ts';
import { mintSprig, parsleyGreen, strewHerbs } from '../parts/herbs.ts';
import { oliveOil } from '../parts/sauces.ts';
import { cherryTomato, chickpea } from '../parts/slices.ts';
import { tomatoRed } from '../parts/vegetables.ts';
import { bowl, plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { dip, leaves } from './sides.ts';

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
    table.at({ x, z, y: y + 0.3, yaw: table.from(0, 360) }, () => ball(table, 2.05, crust, 0.08));
  for (const [x, z, yaw] of [
    [-3.8, 4.6, 10],
    [-0.2, 4.4, -20],
  ] as const)
    table.at({ x, z, y: 2.2, yaw, pitch: -28 }, () => halfFalafel(table, 2.15));
  table.at({ x: 6, z: 3.4, y: 0.5 }, () => dip(table, '#ecdcb8', '#e0c898', '#2d5a4a', 3.8));
  for (const [x, z] of [
    [7.6, -2.6],
    [8.4, -0.4],
  ] as const)
    table.at({ x, z, y: 0.8 }, () => cherryTomato(table, 1.4));
  table.at({ x: -7.6, z: 5.6, y: 0.9, yaw: 50 }, () => citrusWedge(table, LEMON, 2.2));
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
  table.scatter(16, 2.4, (x, z) =>
    table.at({ x, z, y: surface(x, z) + 0.25, yaw: table.from(0, 360) }, () => chickpea(table)),
  );
  const paprika = stuff({ color: '#b3300f', rough: 0.8 });
  table.scatter(260, 8, (x, z) =>
    table.geometry.ellipsoid(
      { x, z, y: Math.max(3.45, surface(x, z)) + 0.03, scale: table.from(0.05, 0.13) },
      paprika,
      table.seed(),
    ),
  );
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
      table.at(place, () =>
        grid(table.geometry, green, { columns: 3, rows: 3, seed: table.seed() }, (u, v) => [
          (u - 0.5) * 0.8 * (0.4 + v * 0.8),
          0.2 * Math.sin(u * 6),
          (v - 0.5) * 0.95,
        ]),
      );
  });
  pomegranateSeeds(table, 26, 8.4, surface);
  table.at({ x: 5.6, z: 5.2, y: 4.6, yaw: 30 }, () => citrusWedge(table, LEMON, 2.4));
  table.at({ x: -3.6, z: 5, y: 5 }, () => mintSprig(table, 1.3));
}
