import type { Material } from '../core/material.ts';
import { blob, grid, lathe, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { chickpeaTan, oliveGreen, tomatoRed } from './vegetables.ts';

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

export const tomatoSlice = (table: Table, radius = 2.6): void =>
  slice(table, radius, 0.55, tomatoFace(), tomatoRed());

export const cucumberSlice = (table: Table, radius = 1.9): void =>
  slice(table, radius, 0.4, cucumberFace(), stuff({ color: '#2f6a1d', rough: 0.3 }));

/** A ring of raw onion. */
export function onionRing(table: Table, radius = 2, hex = '#a8456e'): void {
  const onion = stuff({
    color: '#f1e6e6',
    rough: 0.2,
    through: 0.35,
    finish: (s) => blend(s, color(hex), smoothstep(0.55, 0.95, Math.abs(s.u * 2 - 1) < 0.35 ? 1 : 0.4)),
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
      () =>
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
        ),
    );
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

/** A whole small tomato. */
export function cherryTomato(table: Table, radius = 1.3): void {
  table.geometry.ellipsoid(
    { y: radius * 0.95, scale: [radius, radius * 0.95, radius] },
    tomatoRed(),
    table.seed(),
  );
  const green = stuff({ color: '#4f8a2c', rough: 0.5 });
  for (let index = 0; index < 5; index += 1)
    table.at({ y: radius * 1.86, yaw: index * 72 + table.from(-9, 9), pitch: 12 }, () =>
      tube(table.geometry, green, (t) => [0, 0, t * radius * 0.75], {
        rows: 5,
        columns: 6,
        radius: (t) => 0.1 * (1 - t),
      }),
    );
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
