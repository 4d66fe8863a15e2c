import type { Material } from '../core/material.ts';
import { blob, grid, lathe, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, paint, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

export const carrotOrange = (): Material =>
  stuff({ color: '#e8761c', other: '#d05f14', grain: 1.5, vary: 0.08, rough: 0.25, bump: 0.08, bumps: 5 });
export const potatoYellow = (): Material =>
  stuff({ color: '#e6c066', other: '#d4a548', grain: 1, vary: 0.08, rough: 0.35, bump: 0.1, bumps: 4 });
export const cassavaWhite = (): Material =>
  stuff({ color: '#e3cd8c', other: '#d4b25e', grain: 1.2, vary: 0.05, rough: 0.4, bump: 0.15, bumps: 4 });
export const squashOrange = (): Material =>
  stuff({ color: '#e59325', other: '#cf7a18', grain: 1.4, vary: 0.08, rough: 0.28, bump: 0.1, bumps: 5 });
export const turnipWhite = (): Material =>
  stuff({ color: '#f0e6d2', other: '#d9b9c0', grain: 0.5, share: -0.4, rough: 0.3 });
export const tomatoRed = (): Material =>
  stuff({ color: '#c9220f', other: '#de4318', grain: 0.6, vary: 0.1, rough: 0.14, specular: 0.05 });
export const pepperRed = (): Material =>
  stuff({ color: '#c41d10', other: '#a8140c', grain: 0.8, rough: 0.18 });
export const pepperGreen = (): Material =>
  stuff({ color: '#3f7d1e', other: '#2f6416', grain: 0.8, rough: 0.2 });
export const pepperYellow = (): Material =>
  stuff({ color: '#eab11a', other: '#d99a10', grain: 0.8, rough: 0.2 });
export const oliveGreen = (): Material =>
  stuff({ color: '#75802a', other: '#5d6a1e', grain: 2, vary: 0.2, rough: 0.14 });
export const oliveBlack = (): Material =>
  stuff({ color: '#2a1a20', other: '#3c2028', grain: 2, vary: 0.2, rough: 0.14 });
export const chickpeaTan = (): Material =>
  stuff({ color: '#dbb268', other: '#c79848', grain: 2, vary: 0.12, rough: 0.35 });

/** Thick pieces of a root, lengthways. */
export function carrot(table: Table, length = 5, material: Material = carrotOrange()): void {
  const seed = table.seed();
  tube(table.geometry, material, (t) => [0, 0, (t - 0.5) * length], {
    columns: 16,
    rows: 18,
    seed,
    radius: (t) => (0.85 - 0.4 * t) * Math.min(1, (1 - Math.abs(t * 2 - 1) ** 9) ** 0.5 + 0.02),
    section: (angle, t) => 1 + 0.05 * noise(angle * 1.3, t * 7, seed * 50),
  });
}

/** A cooked lump: potato, cassava, turnip or squash. */
export function lump(table: Table, material: Material, size: number): void {
  blob(table.geometry, material, {
    size: [size * 0.85, size * 0.7, size * 1.45],
    rough: 0.16,
    square: 2.7,
    seed: table.seed(),
    detail: 16,
  });
}

/** A wedge of cabbage: pale layers on the cut side. */
export function cabbage(table: Table, size = 3): void {
  const layered = stuff({
    color: '#d4dc92',
    rough: 0.3,
    finish: (s) => {
      const layers = Math.sin(Math.hypot(s.u - 0.5, s.v - 0.5) * 58 + 3 * noise(s.u * 5, 1, s.v * 5));
      blend(s, color('#86a444'), smoothstep(-0.2, 0.9, layers) * 0.75);
      blend(s, color('#f4f0d0'), smoothstep(0.75, 1, -layers) * 0.6);
    },
  });
  const seed = table.seed();
  blob(table.geometry, layered, {
    size: [size, size * 0.6, size * 0.75],
    rough: 0.2,
    bumps: 2.4,
    square: 2.3,
    seed,
    detail: 22,
  });
}

/** Half an aubergine, dark skin below and a browned face above. */
export function aubergine(table: Table, length = 6): void {
  const flesh = stuff({ color: '#b98a3e', other: '#7a4d1c', grain: 1.1, rough: 0.25, bump: 0.3, bumps: 4 });
  const skin = stuff({ color: '#34122e', rough: 0.12, specular: 0.05 });
  const half = (t: number): number => (0.75 + 0.75 * t) * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 5) ** 0.5;
  grid(table.geometry, skin, { columns: 16, rows: 20 }, (u, t) => {
    const angle = u * Math.PI;
    return [Math.cos(angle) * half(t), -Math.sin(angle) * half(t) * 0.8, (t - 0.5) * length];
  });
  grid(table.geometry, flesh, { columns: 12, rows: 20 }, (u, t) => {
    const side = u * 2 - 1;
    return [side * half(t), 0.12 * (1 - side * side), (t - 0.5) * length];
  });
}

/** A pod of okra. */
export function okra(table: Table, length = 4): void {
  const green = stuff({ color: '#5d8a2e', other: '#47741f', grain: 1, rough: 0.3 });
  tube(table.geometry, green, (t) => [0.35 * t * t, 0, (t - 0.5) * length], {
    columns: 20,
    seed: table.seed(),
    radius: (t) => 0.62 * Math.sin(Math.PI * Math.min(1, 0.12 + t * 0.88)) ** 0.5 * (1 - 0.55 * t),
    section: (angle) => 0.9 + 0.1 * Math.abs(Math.cos(angle * 2.5)),
  });
}

/** A chilli with its stem. */
export function chilli(table: Table, length = 5, material: Material = pepperRed()): void {
  const bend = table.from(-1, 1);
  tube(table.geometry, material, (t) => [bend * t * t, 0, (t - 0.5) * length], {
    rows: 26,
    radius: (t) => 0.48 * (1 - t) ** 0.6 * Math.min(1, t * 9 + 0.35),
  });
  const stem = stuff({ color: '#4b7a22', rough: 0.5 });
  tube(table.geometry, stem, (t) => [0, 0.1 * t, -length / 2 - t * 1.1], {
    rows: 6,
    radius: (t) => 0.22 - 0.1 * t,
  });
}

/** A disc cut from something round; `face` paints it by distance from the middle (0 to 1) and angle. */
export function slice(table: Table, radius: number, thick: number, face: Material, rind: Material): void {
  lathe(
    table.geometry,
    rind,
    [
      [radius * 0.985, thick],
      [radius, thick * 0.7],
      [radius, thick * 0.3],
      [radius * 0.985, 0],
    ],
    { segments: 40, smooth: 1 },
  );
  grid(table.geometry, face, { columns: 40, rows: 6, closed: true, seed: table.seed() }, (u, v) => {
    const angle = u * 2 * Math.PI;
    return [Math.sin(angle) * radius * 0.99 * v, thick, Math.cos(angle) * radius * 0.99 * v];
  });
}

export const tomatoFace = (): Material =>
  stuff({
    color: '#d33a1c',
    rough: 0.16,
    finish: (s) => {
      const turn = s.u * 6;
      const chamber =
        smoothstep(0.16, 0.24, Math.abs((turn % 1) - 0.5) * -1 + 0.42) *
        smoothstep(0.25, 0.34, s.v) *
        smoothstep(0.88, 0.8, s.v);
      blend(s, color('#e8843c'), chamber * 0.75);
      const seeds = noise(Math.sin(s.u * 6.283) * s.v * 17, s.seed * 9, Math.cos(s.u * 6.283) * s.v * 17);
      blend(s, color('#f4d59a'), chamber * smoothstep(0.35, 0.55, seeds));
      blend(s, color('#f0a080'), smoothstep(0.22, 0.05, s.v) * 0.6);
    },
  });

export const cucumberFace = (): Material =>
  stuff({
    color: '#d5e6a0',
    rough: 0.2,
    through: 0.2,
    finish: (s) => {
      blend(s, color('#b4d27a'), smoothstep(0.5, 0.9, s.v));
      const seeds = Math.abs((s.u * 9) % 1) - 0.5;
      blend(
        s,
        color('#f2f4d4'),
        smoothstep(0.14, 0.05, Math.abs(seeds)) * smoothstep(0.25, 0.35, s.v) * smoothstep(0.62, 0.52, s.v),
      );
    },
  });

export const tomatoSlice = (table: Table, radius = 2.6): void => {
  slice(table, radius, 0.55, tomatoFace(), tomatoRed());
};
export const cucumberSlice = (table: Table, radius = 1.9): void => {
  slice(table, radius, 0.4, cucumberFace(), stuff({ color: '#2f6a1d', rough: 0.3 }));
};

/** A whole small tomato. */
export function cherryTomato(table: Table, radius = 1.3): void {
  table.geometry.ellipsoid(
    { y: radius * 0.95, scale: [radius, radius * 0.95, radius] },
    tomatoRed(),
    table.seed(),
  );
  const green = stuff({ color: '#4f8a2c', rough: 0.5 });
  for (let index = 0; index < 5; index += 1)
    table.at({ y: radius * 1.86, yaw: index * 72 + table.from(-9, 9), pitch: 12 }, () => {
      tube(table.geometry, green, (t) => [0, 0, t * radius * 0.75], {
        rows: 5,
        columns: 6,
        radius: (t) => 0.1 * (1 - t),
      });
    });
}

/** A ring of raw onion. */
export function onionRing(table: Table, radius = 2, hex = '#a8456e'): void {
  const onion = stuff({
    color: '#f1e6e6',
    rough: 0.2,
    through: 0.35,
    finish: (s) => {
      blend(s, color(hex), smoothstep(0.55, 0.95, Math.abs(s.u * 2 - 1) < 0.35 ? 1 : 0.4));
    },
  });
  tube(table.geometry, onion, (t) => [Math.sin(t * 6.2832) * radius, 0.22, Math.cos(t * 6.2832) * radius], {
    columns: 10,
    rows: 40,
    radius: () => 0.26,
    flat: 1.2,
  });
}

/** Softly fried onion, a tangle of strips. */
export function friedOnions(
  table: Table,
  count: number,
  radius: number,
  height: (x: number, z: number) => number,
  material: Material = stuff({
    color: '#d9a448',
    other: '#b9772a',
    grain: 0.7,
    vary: 0.2,
    rough: 0.2,
    through: 0.25,
  }),
): void {
  table.scatter(count, radius, (x, z) => {
    const size = table.from(0.9, 2);
    const arc = table.from(1.2, 2.6);
    const wave = table.from(0.1, 0.5);
    table.at(
      {
        x,
        z,
        y: height(x, z) + table.from(0, 0.35),
        yaw: table.from(0, 360),
        roll: table.from(-22, 22),
        pitch: table.from(-15, 15),
      },
      () => {
        tube(
          table.geometry,
          material,
          (t) => [
            Math.sin((t - 0.5) * arc) * size,
            wave * Math.sin(t * 9),
            Math.cos((t - 0.5) * arc) * size - size,
          ],
          {
            columns: 7,
            rows: 14,
            radius: (t) => 0.2 * Math.sin(Math.PI * t) ** 0.4,
            flat: 1.5,
            seed: table.seed(),
          },
        );
      },
    );
  });
}

export function olive(table: Table, material: Material = oliveGreen()): void {
  table.geometry.ellipsoid({ y: 0.6, scale: [0.62, 0.6, 0.85] }, material, table.seed());
}

export function chickpea(table: Table, material: Material = chickpeaTan()): void {
  blob(table.geometry, material, {
    size: [0.5, 0.46, 0.52],
    rough: 0.12,
    bumps: 1.6,
    seed: table.seed(),
    detail: 8,
  });
}

/** A ribbon of pepper. */
export function pepperStrip(table: Table, material: Material, length = 4): void {
  const arc = table.from(0.6, 1.5);
  grid(table.geometry, material, { columns: 4, rows: 16, seed: table.seed() }, (u, v) => {
    const angle = (v - 0.5) * arc;
    const radius = length / arc;
    return [
      (u - 0.5) * 0.9,
      Math.cos(angle) * radius - radius + 0.6 + 0.25 * (1 - (u * 2 - 1) ** 2),
      Math.sin(angle) * radius,
    ];
  });
}

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
