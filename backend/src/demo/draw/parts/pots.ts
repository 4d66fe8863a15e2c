import type { Material } from '../core/material.ts';
import { lathe, tube } from '../core/mesh.ts';
import type { Table } from '../core/table.ts';
import { castIron, terracotta } from './glazes.ts';

/** The shallow base of a tajine, glazed inside. */
export function tajineBase(table: Table, radius: number, material: Material = terracotta()): void {
  lathe(table.geometry, material, [
    [0, 0.9],
    [radius * 0.75, 1.0],
    [radius * 0.92, 2.2],
    [radius * 0.97, 3.4],
    [radius * 1.02, 3.9],
    [radius * 1.06, 3.8],
    [radius * 1.04, 3.0],
    [radius * 0.85, 0.6],
    [radius * 0.7, 0],
    [0, 0],
  ]);
}

/** The pointed lid of a tajine. */
export function tajineLid(table: Table, radius: number, material: Material = terracotta()): void {
  lathe(
    table.geometry,
    material,
    [
      [0, radius * 1.55],
      [radius * 0.13, radius * 1.53],
      [radius * 0.19, radius * 1.42],
      [radius * 0.12, radius * 1.3],
      [radius * 0.14, radius * 1.2],
      [radius * 0.3, radius * 0.85],
      [radius * 0.62, radius * 0.32],
      [radius * 0.95, radius * 0.1],
      [radius, 0],
      [radius * 0.95, 0],
    ],
    { segments: 96 },
  );
}

/** A black iron pan with two short handles. */
export function skillet(table: Table, radius: number): void {
  const iron = castIron();
  lathe(table.geometry, iron, [
    [0, 0.5],
    [radius * 0.86, 0.5],
    [radius * 0.92, 1],
    [radius * 0.98, 2.6],
    [radius * 1.03, 2.6],
    [radius * 0.95, 0.3],
    [radius * 0.88, 0],
    [0, 0],
  ]);
  for (const side of [-1, 1])
    tube(
      table.geometry,
      iron,
      (t) => {
        const angle = (t - 0.5) * 2.6;
        return [side * (radius * 0.98 + Math.cos(angle) * 2.6), 2.2, Math.sin(angle) * 2.8];
      },
      { radius: () => 0.55 },
    );
}
