import { lathe, mound, tube } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { couscous, milletGrain } from '../parts/grains.ts';
import { mintSprig } from '../parts/herbs.ts';
import { cream, pour } from '../parts/sauces.ts';
import { date } from '../parts/sweets.ts';
import { milkSurface } from '../parts/tea-and-coffee.ts';
import { bowl } from '../parts/vessels.ts';

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
    table.scatter(26, 6, (x, z) =>
      table.geometry.ellipsoid(
        { x, z, y: heap(x, z) + 0.35, yaw: table.from(0, 360), scale: [0.38, 0.3, 0.52] },
        raisin,
        table.seed(),
      ),
    );
    const coconut = stuff({ color: '#fffaf0', rough: 0.6 });
    table.scatter(60, 6.4, (x, z) =>
      table.geometry.ellipsoid(
        { x, z, y: heap(x, z) + 0.3, yaw: table.from(0, 360), scale: [0.08, 0.06, 0.4] },
        coconut,
        table.seed(),
      ),
    );
  });
  table.at({ x: 3.4, z: 3.4, y: 4.6 }, () => mintSprig(table, 1.2));
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
    table.at({ x, z, yaw }, () => date(table));
}
