import type { Material } from '../core/material.ts';
import { type Profile, blob, grid, lathe, mound, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { ceramic } from './vessels.ts';

export const glassPane = (): Material => stuff({ kind: 'pane', color: '#f3f6f4', specular: 0.045 });
export const waterIce = (): Material =>
  stuff({ kind: 'pane', color: '#f6f4f4', specular: 0.09, bump: 0.3, bumps: 1.6 });

/** A clear drink; `hex` is what is left of white light after one centimetre. */
export const clearDrink = (hex: string): Material => stuff({ kind: 'liquid', color: hex });

/** A cloudy drink: milk, fruit pulp. */
export const cloudyDrink = (hex: string, other: string): Material =>
  stuff({ color: hex, other, grain: 0.5, rough: 0.1, specular: 0.045 });

export interface GlassOptions {
  readonly radius: number;
  readonly height: number;
  /** Radius at the foot, as a share. */
  readonly foot?: number;
  readonly drink: Material;
  /** How full, 0 to 1. */
  readonly fill?: number;
  /** A belly instead of straight sides. */
  readonly belly?: number;
}

/** Radius of a glass at a share of its height. */
export function glassRadius(options: GlassOptions, t: number): number {
  const { radius, foot = 0.78, belly = 0 } = options;
  return radius * (foot + (1 - foot) * t + belly * Math.sin(Math.PI * t));
}

/** A glass with its drink; the drink touches the glass, so that both refract as one. */
export function glass(table: Table, options: GlassOptions): void {
  const { height, drink, fill = 0.86 } = options;
  const level = 0.9 + (height - 0.9) * fill;
  const steps = 18;
  const wall: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1) {
    const t = 1 - index / steps;
    wall.push([glassRadius(options, t), t * height]);
  }
  const base: Profile = [
    [glassRadius(options, 0) * 0.97, 0.02],
    [0, 0.02],
  ];
  lathe(table.geometry, glassPane(), [...wall, ...base], { segments: 64, smooth: 1 });
  lathe(
    table.geometry,
    stuff({ kind: 'pane', color: '#dfe8e4', specular: 0.2 }),
    [
      [glassRadius(options, 1) + 0.09, height],
      [glassRadius(options, 1), height + 0.12],
      [glassRadius(options, 1) - 0.09, height],
    ],
    { segments: 64 },
  );
  const body: [number, number][] = [];
  for (let index = 0; index <= steps; index += 1) {
    const y = level + (0.75 - level) * (index / steps);
    body.push([glassRadius(options, y / height) - 0.07, y]);
  }
  const inner: Profile = [
    [0, level],
    [glassRadius(options, level / height) - 0.25, level],
    ...body,
    [glassRadius(options, 0) * 0.7, 0.55],
    [0, 0.5],
  ];
  lathe(table.geometry, drink, inner, { segments: 64, smooth: 0 });
}

/** Ice at the surface of a drink. */
export function iceCubes(table: Table, count: number, radius: number, level: number): void {
  const ice = waterIce();
  table.scatter(count, radius, (x, z) => {
    table.at(
      {
        x,
        z,
        y: level + table.from(-0.2, 0.35),
        yaw: table.from(0, 90),
        pitch: table.from(-25, 25),
        roll: table.from(-25, 25),
      },
      () => {
        blob(table.geometry, ice, {
          size: [1, 0.95, 1],
          square: 5,
          rough: 0.06,
          bumps: 2,
          seed: table.seed(),
          detail: 14,
        });
      },
    );
  });
}

/** Bubbles packed to a head of foam. */
export function foam(table: Table, radius: number, level: number, height = 0.5, hex = '#f4e3bd'): void {
  const bubble = stuff({ color: hex, other: '#fff7e0', grain: 2, vary: 0.05, rough: 0.25 });
  mound(
    table.geometry,
    bubble,
    { radius, rings: 10, segments: 40 },
    (x, z) => level + height * 0.6 * (1 - (Math.hypot(x, z) / radius) ** 4),
  );
  table.scatter(190, radius * 0.97, (x, z) => {
    const size = table.from(0.05, 0.2) * table.from(0.5, 1);
    const y = level + height * 0.62 * (1 - (Math.hypot(x, z) / radius) ** 4);
    table.geometry.ellipsoid({ x, z, y, scale: [size, size * 0.8, size] }, bubble, table.seed());
  });
}

/** A paper straw. */
export function straw(table: Table, length: number, first: string, second = '#f7f2e8'): void {
  const paper = stuff({
    color: first,
    rough: 0.6,
    finish: (s) => {
      blend(s, color(second), (((s.v * 11 + s.u) % 1) + 1) % 1 < 0.5 ? 1 : 0);
    },
  });
  tube(table.geometry, paper, (t) => [0, t * length, 0], { columns: 14, rows: 40, radius: () => 0.38 });
}

/** A small tea glass: amber tea below, foam above. */
export function teaGlass(table: Table): void {
  const shape: GlassOptions = {
    radius: 2.3,
    height: 6.4,
    foot: 0.66,
    belly: 0.04,
    drink: clearDrink('#f2c48a'),
    fill: 0.6,
  };
  glass(table, shape);
  foam(table, glassRadius(shape, 0.66) - 0.12, 4.15, 1.1);
  const gold = stuff({ kind: 'metal', color: '#d9a63c', rough: 0.25 });
  for (const t of [0.9, 0.955])
    lathe(
      table.geometry,
      gold,
      [
        [glassRadius(shape, t + 0.012) + 0.03, (t + 0.012) * 6.4],
        [glassRadius(shape, t - 0.012) + 0.03, (t - 0.012) * 6.4],
      ],
      { segments: 64 },
    );
}

/** The Moorish pot: a small enamel kettle with a long spout. */
export function teapot(table: Table, material: Material, knob: Material): void {
  lathe(
    table.geometry,
    material,
    [
      [0, 9.2],
      [2.2, 9.1],
      [2.9, 8.5],
      [3.1, 8.2],
      [4.2, 6.8],
      [5, 4.4],
      [4.9, 2.2],
      [4.1, 0.5],
      [3.6, 0],
      [0, 0],
    ],
    { segments: 80 },
  );
  lathe(
    table.geometry,
    knob,
    [
      [0, 11.2],
      [0.6, 11],
      [0.75, 10.4],
      [0.35, 9.9],
      [0.5, 9.5],
      [1.6, 9.3],
      [2.4, 8.9],
      [2.5, 8.7],
    ],
    { segments: 40 },
  );
  tube(table.geometry, material, (t) => [4 + t * 4.6, 3 + t * t * 6.2 + Math.sin(t * 3.1) * 0.8, 0], {
    rows: 30,
    columns: 20,
    radius: (t) => 1.25 - 0.8 * t,
  });
  tube(table.geometry, material, (t) => [-4.4 - Math.sin(t * Math.PI) * 3.4, 2.4 + t * 5, 0], {
    rows: 30,
    columns: 14,
    radius: () => 0.42,
  });
}

/** A cup of coffee on its saucer, a small leaf drawn in the foam when there is milk. */
export function coffeeCup(table: Table, material: Material = ceramic('#f5efe3'), milk = false): void {
  lathe(
    table.geometry,
    material,
    [
      [0, 0.5],
      [4.2, 0.5],
      [6.6, 1.1],
      [6.7, 0.95],
      [4.2, 0.05],
      [0, 0],
    ],
    { segments: 72 },
  );
  lathe(
    table.geometry,
    material,
    [
      [0, 1.2],
      [2.2, 1.3],
      [3.5, 2.6],
      [4, 5],
      [4.08, 6.4],
      [4.2, 6.4],
      [4.14, 5],
      [3.7, 2.4],
      [2.6, 0.8],
      [2.2, 0.5],
      [0, 0.5],
    ],
    { segments: 72 },
  );
  tube(table.geometry, material, (t) => [4 + Math.sin(t * Math.PI) * 2, 5.6 - t * 3.4, 0], {
    rows: 24,
    radius: () => 0.42,
  });
  const surface = stuff({
    color: milk ? '#b9773a' : '#3a1b0b',
    rough: milk ? 0.4 : 0.08,
    finish: (s) => {
      const r = Math.hypot(s.u, s.v);
      blend(s, color('#a9682c'), smoothstep(3.2, 3.85, r) * 0.9);
      if (!milk) {
        blend(
          s,
          color('#8a4f1e'),
          0.75 * smoothstep(0.1, 0.5, noise(s.u * 1.2, 3, s.v * 1.2) + smoothstep(2, 3.8, r)),
        );
        return;
      }
      const petals = Math.sin(s.v * 3.4 + Math.abs(s.u) * 2.4);
      blend(
        s,
        color('#f6ead2'),
        smoothstep(-0.1, 0.3, petals) *
          smoothstep(2.9, 2.3, Math.hypot(s.u * 1.25, s.v)) *
          (Math.abs(s.u) > 0.1 ? 1 : 0),
      );
    },
  });
  mound(table.geometry, surface, { radius: 3.95, rings: 12, segments: 48 }, () => 5.7);
}

/** A cube or shard of rock sugar. */
export function sugarLump(table: Table): void {
  const sugar = stuff({ color: '#fbf8f0', rough: 0.5, bump: 0.5, bumps: 8 });
  blob(table.geometry, sugar, {
    size: [0.85, 0.75, 0.85],
    square: 6,
    rough: 0.08,
    seed: table.seed(),
    detail: 12,
  });
}

/** Ribbon of steam is left to the picture's light; this is the thin skin of milk in a bowl. */
export function milkSurface(table: Table, radius: number, level: number): void {
  const milk = stuff({ color: '#f3ead8', other: '#eadfc6', grain: 0.4, rough: 0.12, specular: 0.045 });
  mound(table.geometry, milk, { radius, rings: 40, segments: 80 }, (x, z) => {
    const r = Math.hypot(x, z);
    return (
      level +
      0.1 * Math.sin(r * 1.5 - Math.atan2(x, z)) * Math.min(1, r / 3) +
      0.06 * noise(x * 0.5, 2, z * 0.5)
    );
  });
  table.scatter(110, radius * 0.94, (x, z) => {
    const size = table.from(0.06, 0.26) * table.from(0.4, 1);
    table.geometry.ellipsoid({ x, z, y: level, scale: [size, size * 0.55, size] }, milk, table.seed());
  });
}

/** A hibiscus calyx, dried. */
export function hibiscus(table: Table, size = 1): void {
  const petal = stuff({ color: '#6b0f24', other: '#8f1c38', grain: 1.2, rough: 0.5, through: 0.2 });
  for (let index = 0; index < 5; index += 1)
    table.at({ y: 0.5 * size, yaw: index * 72 + table.from(-12, 12), pitch: table.from(-40, -15) }, () => {
      grid(table.geometry, petal, { columns: 8, rows: 10, seed: table.seed() }, (u, v) => {
        const width = Math.sin(Math.PI * (0.12 + 0.86 * v)) * 0.75 * size;
        return [(u - 0.5) * 2 * width, 0.5 * size * (u - 0.5) ** 2 - 0.3 * v * v * size, v * 2.4 * size];
      });
    });
  table.geometry.ellipsoid({ y: 0.5 * size, scale: 0.6 * size }, petal, 0.4);
}
