import type { Material } from '../core/material.ts';
import { grid, sheet } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import type { Table } from '../core/table.ts';
import { kraft } from '../parts/fire-and-paper.ts';
import { ceramic } from '../parts/glazes.ts';
import { lettuceGreen, redLeaf, saladLeaf } from '../parts/herbs.ts';
import { broth, pool } from '../parts/sauces.ts';
import { onionRing } from '../parts/slices.ts';
import { wood } from '../parts/tables.ts';
import { bowl } from '../parts/vessels.ts';

export const oak = (): Material => wood({ light: '#c79a62', dark: '#8a5c2e', plank: 40, rough: 0.45 });

export const walnut = (): Material => wood({ light: '#8a5a34', dark: '#4a2a14', plank: 40, rough: 0.4 });

/** A little bowl of sauce. */
export function dip(table: Table, hex: string, other: string, vessel = '#e6dccb', radius = 3.2): void {
  bowl(table, { radius, height: 2.6, material: ceramic(vessel), foot: 0.5, wall: 0.3 });
  pool(table, broth({ color: hex, other, rough: 0.16 }), radius * 0.86, 1.9, 0.15);
}

export function onions(
  table: Table,
  places: readonly (readonly [number, number, number])[],
  y: number,
): void {
  for (const [x, z, radius] of places)
    table.at(
      { x, z, y, yaw: table.from(0, 360), roll: table.from(-10, 10), pitch: table.from(-10, 10) },
      () => onionRing(table, radius),
    );
}

/** A bed of leaves. */
export function leaves(table: Table, count: number, radius: number, y: number, size = 4): void {
  const [green, red] = [lettuceGreen(), redLeaf()];
  table.ring(count, radius, ({ x, z, yaw }, index) =>
    table.at({ x, z, y, yaw: yaw + table.from(-30, 30), pitch: table.from(-12, 4) }, () =>
      saladLeaf(table, index % 4 === 3 ? red : green, size * table.from(0.85, 1.15)),
    ),
  );
}

export function pepperPiece(table: Table, material: Material, size: number): void {
  grid(table.geometry, material, { columns: 8, rows: 8, seed: table.seed() }, (u, v) => [
    (u - 0.5) * size * 1.7,
    0.5 * Math.cos((u - 0.5) * 2.6) * Math.cos((v - 0.5) * 2),
    (v - 0.5) * size * 1.7,
  ]);
}

/** A crumpled sheet of brown paper. */
export function paperSheet(table: Table, width: number, depth: number, y = 0.05): void {
  const shift = table.from(0, 30);
  table.at({ y }, () =>
    sheet(
      table.geometry,
      kraft(),
      { width, depth, columns: 60, rows: 60 },
      (x, z) =>
        0.5 * Math.abs(fbm(x * 0.12 + shift, 1, z * 0.12, 3)) +
        0.9 * (Math.max(0, Math.abs(x) / width - 0.42) + Math.max(0, Math.abs(z) / depth - 0.42)),
    ),
  );
}
