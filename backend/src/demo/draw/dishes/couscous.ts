import type { Material } from '../core/material.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { type Heap, couscous, couscousGrain, milletGrain } from '../parts/grains.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { chunk, stewed } from '../parts/meat.ts';
import { broth, pour } from '../parts/sauces.ts';
import { chickpea } from '../parts/slices.ts';
import {
  aubergine,
  cabbage,
  carrot,
  lump,
  okra,
  oliveBlack,
  squashOrange,
  turnipWhite,
} from '../parts/vegetables.ts';
import { bowl, plate } from '../parts/vessels.ts';
import { on, strewn } from './laying.ts';
import { blueRim, redRim } from './rims.ts';

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
      on(table, heap, x, z, 1.2, () => chunk(table, meat, size));
    for (const [x, z, yaw] of [
      [5, -2.4, 60],
      [-5.2, -1.4, -55],
      [1.8, 5.2, 15],
    ] as const)
      on(table, heap, x, z, 0.5, () => carrot(table, 6.4), yaw);
    for (const [x, z] of [
      [-4.4, 3.8],
      [5.2, 3],
    ] as const)
      on(table, heap, x, z, 0.7, () => lump(table, squashOrange(), 1.8));
    on(table, heap, 0.4, -4.6, 0.7, () => lump(table, turnipWhite(), 1.7));
    strewn(table, 40, 8, heap, () => chickpea(table));
    strewHerbs(table, 20, 7.6, (x, z) => heap(x, z) + 0.1, 1.15);
  });
}

export function couscousVegetables(table: Table): void {
  couscousDish(table, blueRim(), (heap) => {
    on(table, heap, -3, -1.8, 0.8, () => cabbage(table, 2.7), 20);
    const parts: readonly (readonly [number, number, () => void])[] = [
      [3, -2.8, () => carrot(table, 6)],
      [5.2, 0.2, () => carrot(table, 5.6)],
      [-5.4, 1.8, () => carrot(table, 5.4)],
      [0.4, 1, () => lump(table, squashOrange(), 2.1)],
      [3, 3.6, () => lump(table, squashOrange(), 1.8)],
      [-2, 4, () => lump(table, turnipWhite(), 1.8)],
      [0.6, -5, () => aubergine(table, 5.8)],
      [-4.8, 4.6, () => okra(table, 4)],
    ];
    for (const [x, z, draw] of parts) on(table, heap, x, z, 0.6, draw);
    strewn(table, 60, 8.2, heap, () => chickpea(table));
    strewn(table, 12, 6, heap, () =>
      table.geometry.ellipsoid({ scale: [0.34, 0.26, 0.44] }, oliveBlack(), table.seed()),
    );
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
    table.scatter(6, 3.4, (x, z) => on(table, heap, x, z, 0.9, () => chunk(table, meat, 1.5)));
    for (const [x, z, yaw] of [
      [3.6, -2, 40],
      [-3.6, 2.4, 70],
      [0.6, 4.2, 100],
    ] as const)
      on(table, heap, x, z, 0.7, () => okra(table, 4.2), yaw);
    strewHerbs(table, 12, 5, (x, z) => heap(x, z) + 0.6, 0.8);
  });
}
