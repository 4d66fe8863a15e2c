import type { Material } from '../core/material.ts';
import { grid, lathe } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, paint, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { slice } from './slices.ts';

const lemonFace = (pulp: string): Material =>
  stuff({
    color: '#fbf3d2',
    rough: 0.16,
    through: 0.25,
    finish: (s) => {
      const segment = Math.abs(((s.u * 9) % 1) - 0.5);
      const inside = smoothstep(0.46, 0.4, segment) * smoothstep(0.1, 0.16, s.v) * smoothstep(0.9, 0.85, s.v);
      const fibre = noise(s.u * 150, s.v * 6, s.seed);
      paint(s, [s.r, s.g, s.b], 1);
      blend(s, color(pulp), inside * (0.85 + 0.15 * fibre));
    },
  });

interface Citrus {
  readonly skin: string;
  readonly pulp: string;
}

export const LEMON: Citrus = { skin: '#f2c418', pulp: '#f4d95a' };

export const LIME: Citrus = { skin: '#6d9a22', pulp: '#bcd565' };

export const ORANGE: Citrus = { skin: '#ee8412', pulp: '#f59b25' };

const peel = ({ skin }: Citrus): Material =>
  stuff({ color: skin, rough: 0.3, specular: 0.05, bump: 0.22, bumps: 7 });

export function citrusSlice(table: Table, citrus: Citrus = LEMON, radius = 2.3, thick = 0.5): void {
  slice(table, radius, thick, lemonFace(citrus.pulp), peel(citrus));
}

/** Half a fruit, cut side up. */
export function citrusHalf(table: Table, citrus: Citrus = LEMON, radius = 2.6): void {
  lathe(
    table.geometry,
    peel(citrus),
    [
      [radius, radius],
      [radius * 0.99, radius * 0.75],
      [radius * 0.75, radius * 0.25],
      [radius * 0.3, 0.02],
      [0, 0],
    ],
    { segments: 40 },
  );
  grid(
    table.geometry,
    lemonFace(citrus.pulp),
    { columns: 40, rows: 8, closed: true, seed: table.seed() },
    (u, v) => {
      const angle = u * 2 * Math.PI;
      return [Math.sin(angle) * radius * v, radius, Math.cos(angle) * radius * v];
    },
  );
}

/** A wedge lying on its side, one cut face up. */
export function citrusWedge(table: Table, citrus: Citrus = LEMON, radius = 2.6): void {
  const face = lemonWedgeFace(citrus.pulp);
  table.at({ y: 0.5, roll: 24 }, () => {
    for (const angle of [0.08, -0.95])
      grid(table.geometry, face, { columns: 8, rows: 16 }, (u, v) => {
        const along = (v - 0.5) * Math.PI;
        const reach = u * radius * Math.cos(along);
        return [Math.cos(angle) * reach, Math.sin(angle) * reach + 0.9, Math.sin(along) * radius * 1.15];
      });
    grid(table.geometry, peel(citrus), { columns: 10, rows: 16 }, (u, v) => {
      const angle = 0.08 - u * 1.03;
      const along = (v - 0.5) * Math.PI;
      const reach = radius * Math.cos(along);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach + 0.9, Math.sin(along) * radius * 1.15];
    });
  });
}

const lemonWedgeFace = (pulp: string): Material =>
  stuff({
    color: pulp,
    rough: 0.16,
    through: 0.2,
    finish: (s) => {
      blend(s, color('#fbf3d2'), Math.max(smoothstep(0.86, 0.93, s.u), smoothstep(0.1, 0.03, s.u)));
      const fibre = noise(s.u * 6, s.v * 60, s.seed);
      s.r = Math.min(0.95, s.r * (1 + 0.15 * fibre));
      s.g = Math.min(0.95, s.g * (1 + 0.15 * fibre));
    },
  });
