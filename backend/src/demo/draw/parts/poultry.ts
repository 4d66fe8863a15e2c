import type { Material } from '../core/material.ts';
import { blob, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import type { Table } from '../core/table.ts';
import { bone, goldenSkin } from './meat.ts';

/** A drumstick along z, the bone at the far end. */
export function drumstick(table: Table, material: Material = goldenSkin(), length = 9): void {
  const seed = table.seed();
  tube(table.geometry, material, (t) => [0, 0.35 * Math.sin(t * 3), (t - 0.5) * length * 0.82], {
    columns: 28,
    rows: 34,
    seed,
    radius: (t) =>
      2.1 *
      (Math.sin(Math.PI * Math.min(1, 0.06 + 0.94 * t)) ** 0.55 * (1 - t) ** 0.62 +
        0.24 * Math.sin(Math.PI * t)),
    section: (angle, t) => 1 + 0.09 * noise(Math.cos(angle) * 1.4, t * 5 + seed * 9, Math.sin(angle) * 1.4),
  });
  const white = bone();
  tube(table.geometry, white, (t) => [0, 0.1, length * (0.3 + t * 0.24)], { radius: () => 0.48 });
  for (const side of [-0.35, 0.35])
    table.geometry.ellipsoid({ x: side, y: 0.1, z: length * 0.55, scale: [0.55, 0.5, 0.55] }, white, 0.3);
}

/** A chicken thigh, a broad browned lump with a tapering end. */
export function thigh(table: Table, material: Material = goldenSkin(), size = 3): void {
  blob(table.geometry, material, {
    size: [size, size * 0.55, size * 1.35],
    rough: 0.26,
    bumps: 1.3,
    square: 2.2,
    seed: table.seed(),
    detail: 34,
  });
}

/** Half a grilled chicken, flat on the plate: breast, thigh, drumstick and wing. */
export function halfChicken(table: Table): void {
  const skin = goldenSkin();
  table.at({ x: -3, z: 0.4, y: 1.4, yaw: 20 }, () =>
    blob(table.geometry, skin, {
      size: [3.6, 2.1, 5],
      rough: 0.16,
      bumps: 1.2,
      seed: table.seed(),
      detail: 36,
    }),
  );
  table.at({ x: 2.2, z: -1.6, y: 1.3, yaw: -30 }, () => thigh(table, skin, 3.3));
  table.at({ x: 5.6, z: 1.4, y: 1.4, yaw: 58 }, () => drumstick(table, skin, 10));
  table.at({ x: -6.1, z: 2.4, y: 1.3, yaw: -35 }, () =>
    tube(table.geometry, skin, (t) => [Math.sin(t * 2.6) * 2.4, 0, (t - 0.5) * 6.4], {
      columns: 20,
      seed: table.seed(),
      radius: (t) => 1.15 * Math.sin(Math.PI * Math.min(0.97, 0.08 + 0.9 * t)) ** 0.5,
      section: (angle, t) => 1 + 0.14 * noise(Math.cos(angle), t * 6, Math.sin(angle)),
    }),
  );
}
