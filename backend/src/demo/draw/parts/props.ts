import type { Material } from '../core/material.ts';
import { blob, grid, mound, tube } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { embers } from './fire-and-paper.ts';
import { ceramic, steel } from './glazes.ts';
import { bowl } from './vessels.ts';

/** A spoon along z, its bowl at the far end. */
export function spoon(table: Table, material: Material = steel(), length = 19): void {
  tube(table.geometry, material, (t) => [0, 0.35 + 0.5 * Math.sin(t * 3.1), length * (0.5 - 0.72 * t)], {
    columns: 12,
    rows: 24,
    radius: (t) => 0.62 - 0.34 * t,
    flat: 0.4,
  });
  grid(table.geometry, material, { columns: 24, rows: 10, closed: true }, (u, v) => {
    const angle = u * 2 * Math.PI;
    return [
      v === 0 ? 0 : Math.sin(angle) * 1.9 * v,
      0.15 + 0.75 * v * v,
      -length * 0.33 + (v === 0 ? 0 : Math.cos(angle) * 2.8 * v),
    ];
  });
}

/** A fork along z, its tines at the far end. */
export function fork(table: Table, material: Material = steel(), length = 19): void {
  tube(table.geometry, material, (t) => [0, 0.35 + 0.5 * Math.sin(t * 3.1), length * (0.5 - 0.66 * t)], {
    columns: 12,
    rows: 24,
    radius: (t) => 0.62 - 0.3 * t,
    flat: 0.4,
  });
  blob(table.geometry, material, { size: [1.15, 0.16, 1.3], square: 3, detail: 14 });
  table.at({ z: -length * 0.2, y: 0.5 }, () =>
    blob(table.geometry, material, { size: [1.15, 0.16, 1.5], square: 3, detail: 14 }),
  );
  for (const x of [-0.85, -0.28, 0.28, 0.85])
    tube(table.geometry, material, (t) => [x, 0.5 + 0.4 * t * t, -length * 0.25 - 4 * t], {
      columns: 8,
      rows: 10,
      radius: (t) => 0.2 * (1 - 0.6 * t),
    });
}

/** A small bowl with a cone of spice. */
export function spice(table: Table, hex: string, other: string, vessel = '#e6dccb'): void {
  bowl(table, { radius: 3, height: 2.2, material: ceramic(vessel), foot: 0.5, wall: 0.3 });
  const powder = stuff({ color: hex, other, grain: 2, rough: 0.95, bump: 0.5, bumps: 6 });
  mound(
    table.geometry,
    powder,
    { radius: 2.65, rings: 20, segments: 48 },
    (x, z) => 1.6 + 1.5 * Math.max(0, 1 - Math.hypot(x, z) / 2.4) ** 1.2,
  );
}

/** Flour dusted over a table. */
export function flour(table: Table, radius: number, count: number): void {
  const white = stuff({ color: '#f8f3e8', rough: 0.95 });
  table.scatter(count, radius, (x, z) => {
    const [px, pz] = [x + table.from(-4, 4), z + table.from(-4, 4)];
    table.geometry.ellipsoid(
      { x: px, z: pz, y: 0.02, scale: [table.from(0.05, 0.28), 0.03, table.from(0.05, 0.28)] },
      white,
      table.seed(),
    );
  });
}

/** A bed of glowing charcoal. */
export function charcoal(table: Table, width: number, depth: number): void {
  const glow = embers();
  for (let x = -width / 2; x < width / 2; x += 3.1)
    for (let z = -depth / 2; z < depth / 2; z += 3.1)
      table.at(
        {
          x: x + table.from(-0.8, 0.8),
          z: z + table.from(-0.8, 0.8),
          y: table.from(-0.6, 0.5),
          yaw: table.from(0, 360),
          roll: table.from(-30, 30),
          pitch: table.from(-30, 30),
        },
        () =>
          blob(table.geometry, glow, {
            size: [table.from(1.5, 2.3), table.from(1.1, 1.6), table.from(1.6, 2.6)],
            rough: 0.22,
            square: 4,
            seed: table.seed(),
            detail: 12,
          }),
      );
}

/** Iron bars along z. */
export function grate(table: Table, width: number, depth: number, step = 2.4): void {
  const iron = stuff({ color: '#3a3634', other: '#24211f', grain: 1, rough: 0.45, specular: 0.07 });
  for (let x = -width / 2; x <= width / 2; x += step)
    tube(table.geometry, iron, (t) => [x, 0, (t - 0.5) * depth], { columns: 8, rows: 4, radius: () => 0.3 });
  for (const z of [-depth / 4, depth / 4])
    tube(table.geometry, iron, (t) => [(t - 0.5) * width, -0.35, z], {
      columns: 8,
      rows: 4,
      radius: () => 0.35,
    });
}
