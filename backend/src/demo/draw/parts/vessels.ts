import type { Material } from '../core/material.ts';
import { type Profile, grid, lathe, rounded, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, paint, stuff, tilt } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { type Vec, color, smoothstep } from '../core/vec.ts';

/** Glazed ceramic, with an optional painted rim; u is the turn, v runs from the middle to the rim and back below. */
export function ceramic(hex: string, rim?: string, speckle = 0): Material {
  const [base, edge] = [color(hex), color(rim ?? hex)];
  return {
    kind: 'opaque',
    shade(s) {
      paint(s, base, 1 - speckle * smoothstep(0.45, 0.75, noise(s.x * 5, s.y * 5, s.z * 5)));
      if (rim !== undefined) blend(s, edge, smoothstep(0.44, 0.47, s.v) * smoothstep(0.56, 0.53, s.v));
      s.rough = 0.16;
      s.specular = 0.05;
    },
  };
}

/** Ceramic with a painted band of points and lozenges on the rim. */
export function paintedCeramic(hex: string, ink: string, accent: string, repeats = 36): Material {
  const [base, first, second] = [color(hex), color(ink), color(accent)];
  return {
    kind: 'opaque',
    shade(s) {
      const turn = (s.u * repeats) % 1;
      const across = (s.v - 0.33) / 0.15;
      const point = Math.abs(turn - 0.5) * 2;
      paint(s, base);
      if (across > 0 && across < 1) {
        if (across > 0.86 || across < 0.08) paint(s, first);
        else if (Math.abs(across - 0.46) * 2.4 + point < 0.55) paint(s, second);
        else if (point > 1.25 - Math.abs(across - 0.46) * 2.2) paint(s, first);
      }
      s.rough = 0.14;
      s.specular = 0.05;
    },
  };
}

export const terracotta = (): Material =>
  stuff({ color: '#a9532c', other: '#8a3d1f', grain: 0.5, rough: 0.4, bump: 0.06, bumps: 3 });
export const castIron = (): Material =>
  stuff({ color: '#26262a', rough: 0.42, specular: 0.06, bump: 0.25, bumps: 9 });
export const steel = (): Material => stuff({ kind: 'metal', color: '#d6d6d4', rough: 0.2 });

/** Hammered brass with engraved rings and rosettes. */
export const brass = (): Material => {
  const engraving = (x: number, z: number): number => {
    const radius = Math.hypot(x, z);
    const petals = Math.cos(Math.atan2(x, z) * 24);
    const ring = smoothstep(0.12, 0.02, Math.abs((radius % 4) - 2));
    const lace = smoothstep(0.1, 0.02, Math.abs((radius % 4) - 0.9 - 0.55 * petals));
    return Math.max(ring, lace);
  };
  return {
    kind: 'metal',
    shade(s) {
      const cut = engraving(s.u, s.v);
      paint(s, color('#d2a866'), 1 - 0.5 * cut);
      blend(s, color('#86602f'), 0.25 * smoothstep(0, 0.6, noise(s.x * 0.3, 2, s.z * 0.3)));
      s.rough = 0.24 + 0.12 * cut;
      tilt(s, 0.02, (x, y, z) => noise(x * 1.1, y * 1.1, z * 1.1));
    },
  };
};

export interface PlateOptions {
  readonly radius: number;
  readonly material: Material;
  /** Height of the rim. */
  readonly height?: number;
  /** Radius of the flat middle, as a share. */
  readonly well?: number;
}

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
export const PLATE_FLOOR = 0.45;

export interface BowlOptions {
  readonly radius: number;
  readonly height: number;
  readonly material: Material;
  /** Radius of the foot, as a share. */
  readonly foot?: number;
  readonly wall?: number;
}

/** Inner radius and floor of a bowl's inside at a height, for filling it. */
export function bowlInside(options: BowlOptions, height: number): number {
  const t = Math.min(1, Math.max(0, (height - 0.5) / (options.height - 0.5)));
  return (
    (options.radius - (options.wall ?? 0.4)) * Math.sin(Math.acos(1 - Math.min(1, t * 0.98 + 0.02))) ** 0.9
  );
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
