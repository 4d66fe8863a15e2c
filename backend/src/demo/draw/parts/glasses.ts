import type { Material } from '../core/material.ts';
import { type Profile, blob, lathe, mound, tube } from '../core/mesh.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color } from '../core/vec.ts';

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
  table.scatter(count, radius, (x, z) =>
    table.at(
      {
        x,
        z,
        y: level + table.from(-0.2, 0.35),
        yaw: table.from(0, 90),
        pitch: table.from(-25, 25),
        roll: table.from(-25, 25),
      },
      () =>
        blob(table.geometry, ice, {
          size: [1, 0.95, 1],
          square: 5,
          rough: 0.06,
          bumps: 2,
          seed: table.seed(),
          detail: 14,
        }),
    ),
  );
}

/** Bubbles packed to a head of foam. */
export function foam(table: Table, radius: number, level: number, height = 0.5, hex = '#f4e3bd'): void {
  const bubble = stuff({ color: hex, grain: 2, vary: 0.04, rough: 0.4 });
  mound(
    table.geometry,
    bubble,
    { radius, rings: 10, segments: 40 },
    (x, z) => level + height * 0.6 * (1 - (Math.hypot(x, z) / radius) ** 4),
  );
  table.scatter(120, radius * 0.97, (x, z) => {
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
    finish: (s) => blend(s, color(second), (((s.v * 11 + s.u) % 1) + 1) % 1 < 0.5 ? 1 : 0),
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
