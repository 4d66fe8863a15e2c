import type { Material } from '../core/material.ts';
import { type Profile, grid, lathe, rounded } from '../core/mesh.ts';
import type { Table } from '../core/table.ts';
import type { Vec } from '../core/vec.ts';
import { brass } from './glazes.ts';

export interface PlateOptions {
  readonly radius: number;
  readonly material: Material;
  /** Height of the rim. */
  readonly height?: number;
  /** Radius of the flat middle, as a share. */
  readonly well?: number;
}

export const PLATE_FLOOR = 0.45;

/** A plate with a rim; the well lies `PLATE_FLOOR` above the table. */
export function plate(table: Table, options: PlateOptions): void {
  const { radius: r, material, height = r * 0.15, well = 0.75 } = options;
  lathe(
    table.geometry,
    material,
    [
      [0, PLATE_FLOOR],
      [r * well, PLATE_FLOOR],
      [r * (well + 0.07), PLATE_FLOOR + height * 0.5],
      [r * 0.97, height * 0.96],
      [r, height],
      [r * 1.005, height - 0.15],
      [r * (well + 0.06), height * 0.2],
      [r * well * 0.9, 0],
      [0, 0],
    ],
    { segments: 120 },
  );
}

export interface BowlOptions {
  readonly radius: number;
  readonly height: number;
  readonly material: Material;
  /** Radius of the foot, as a share. */
  readonly foot?: number;
  readonly wall?: number;
}

/** A round bowl standing on the table. */
export function bowl(table: Table, options: BowlOptions): void {
  const { radius: r, height: h, material, foot = 0.42, wall = 0.4 } = options;
  const steps = 14;
  const inside: [number, number][] = [];
  const outside: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = index / steps;
    const angle = (t * Math.PI) / 2;
    inside.push([(r - wall) * Math.sin(angle), 0.5 + (h - 0.5) * (1 - Math.cos(angle))]);
    outside.push([foot * r + (r - foot * r) * Math.sin(angle), 0.25 + (h - 0.25) * (1 - Math.cos(angle))]);
  }
  const rim: Profile = [
    [r - wall * 0.5, h + wall * 0.35],
    [r, h + wall * 0.1],
  ];
  const profile: Profile = [...inside, ...rim, ...outside.reverse(), [foot * r, 0], [0, 0]];
  lathe(table.geometry, material, profile, { segments: 96, smooth: 1 });
}

/** A large tray with a turned-up, fluted rim. */
export function tray(table: Table, radius: number, material: Material = brass()): void {
  const line = rounded(
    [
      [0, 0.3],
      [radius * 0.9, 0.3],
      [radius * 0.94, 0.5],
      [radius * 0.99, 1.5],
      [radius, 1.7],
      [radius * 1.01, 1.5],
      [radius * 0.96, 0.2],
      [radius * 0.9, 0],
    ],
    2,
  );
  const uv = (point: Vec): [number, number] => [point[0], point[2]];
  grid(table.geometry, material, { columns: 160, rows: line.length - 1, closed: true, uv }, (u, v) => {
    const [distance, height] = line[Math.round(v * (line.length - 1))] ?? [0, 0];
    const angle = u * 2 * Math.PI;
    const flute = distance > radius * 0.95 ? 1 + 0.008 * Math.cos(angle * 40) : 1;
    return [Math.sin(angle) * distance * flute, height, Math.cos(angle) * distance * flute];
  });
}

/** A cutting board with rounded corners and a handle's hole left out. */
export function board(table: Table, width: number, depth: number, material: Material, thick = 1.6): void {
  grid(table.geometry, material, { columns: 96, rows: 6, closed: true, uv: (p) => [p[0], p[2]] }, (u, v) => {
    const angle = u * 2 * Math.PI;
    const k = (Math.abs(Math.cos(angle)) ** 7 + Math.abs(Math.sin(angle)) ** 7) ** (-1 / 7);
    const inset = [0, 0.985, 1, 1, 0.985, 0.985, 0][Math.round(v * 6)] ?? 0;
    const height = [thick, thick, thick - 0.15, 0.15, 0, 0, 0][Math.round(v * 6)] ?? 0;
    return [(Math.sin(angle) * k * width * inset) / 2, height, (Math.cos(angle) * k * depth * inset) / 2];
  });
}
