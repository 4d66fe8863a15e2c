import type { Material } from '../core/material.ts';
import { grid, lathe, mound } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { LEMON, citrusWedge } from '../parts/citrus.ts';
import { ceramic } from '../parts/glazes.ts';
import { strewHerbs } from '../parts/herbs.ts';
import { chunk, goldenSkin, stewed } from '../parts/meat.ts';
import { tajineBase, tajineLid } from '../parts/pots.ts';
import { drumstick, thigh } from '../parts/poultry.ts';
import { broth, pool } from '../parts/sauces.ts';
import { friedOnions, olive } from '../parts/slices.ts';
import { almond, prune } from '../parts/sweets.ts';
import { plate } from '../parts/vessels.ts';
import { flat } from './laying.ts';

/** An open tajine, its lid leaning behind it. */
function tajine(table: Table, sauce: Material, filling: (level: number) => void): void {
  tajineBase(table, 13);
  pool(table, sauce, 12, 2.6, 0.2);
  filling(2.6);
}

/** Chicken with preserved lemon and olives. */
export function tajineChicken(table: Table): void {
  tajine(table, broth({ color: '#a8641c', other: '#bd7a28', rough: 0.12, oil: '#d0902c' }), (level) => {
    table.at({ x: -3.4, z: -1.6, y: level + 1, yaw: 24 }, () => thigh(table, goldenSkin(), 3.4));
    table.at({ x: 3.4, z: -2.2, y: level + 1.3, yaw: -34 }, () => drumstick(table, goldenSkin(), 10.5));
    table.at({ x: 0.6, z: 3.6, y: level + 1, yaw: 82 }, () => thigh(table, goldenSkin(), 3));
    friedOnions(table, 70, 9.6, flat(level));
    table.scatter(15, 9.6, (x, z) =>
      table.at({ x, z, y: level + 0.1, yaw: table.from(0, 360) }, () => olive(table)),
    );
    for (const [x, z, yaw] of [
      [-7, 3.8, 30],
      [7.4, 3, 100],
      [-1, -6.6, 160],
    ] as const)
      table.at({ x, z, y: level, yaw }, () => citrusWedge(table, LEMON, 2.7));
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
      table.at({ x, z, y: level + 0.9, yaw: table.from(0, 360) }, () => chunk(table, meat, size));
    for (const [x, z] of [
      [-7, -2.4],
      [6.8, -2.8],
      [-3.4, 6],
      [3.4, 5.6],
      [0.2, -6.6],
      [7.6, 4],
    ] as const)
      table.at({ x, z, y: level + 0.5, yaw: table.from(0, 360) }, () => prune(table, 1.5));
    const nut = stuff({ color: '#e2b878', other: '#c9924a', grain: 1.5, rough: 0.35 });
    table.scatter(20, 8.6, (x, z) => {
      const y = level + 0.4 + 2.2 * Math.max(0, 1 - Math.hypot(x, z) / 7);
      table.at({ x, z, y, yaw: table.from(0, 360), pitch: table.from(-20, 20) }, () => almond(table, nut));
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
      () => almond(table, nut),
    );
  }
  table.ring(9, 12, ({ x, z, yaw }) => {
    if (table.random() < 0.6) table.at({ x, z, y: 0.9, yaw }, () => almond(table, nut));
  });
}
