import type { Material } from '../core/material.ts';
import { blob, grid, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

/** Baked crust: pale in the folds, dark on the heights. */
export const crust = (light = '#d99a4a', dark = '#8a4515', flour = 0): Material =>
  stuff({
    color: light,
    other: dark,
    grain: 0.4,
    rough: 0.45,
    bump: 0.22,
    bumps: 6,
    finish: (s) => {
      if (flour > 0)
        blend(
          s,
          color('#f3ead8'),
          flour * smoothstep(-0.1, 0.5, noise(s.x * 1.5, s.y, s.z * 1.5)) * smoothstep(0.1, 0.8, s.ny),
        );
    },
  });

export const crumb = (): Material =>
  stuff({ color: '#f2dfb4', other: '#e6c88e', grain: 2, rough: 0.9, bump: 0.8, bumps: 6 });

/** A long loaf with slashes, along z. */
export function baguette(table: Table, length = 26, width = 3.2): void {
  const skin = stuff({
    color: '#c9822f',
    other: '#8e4c18',
    grain: 0.4,
    rough: 0.42,
    bump: 0.15,
    bumps: 6,
    finish: (s) => {
      const slash = Math.abs(((s.v * 5 + 0.9 * Math.sin(s.u * 6.283)) % 1) - 0.5);
      const top = smoothstep(0.25, 0.7, s.ny) * smoothstep(0.03, 0.1, s.v) * smoothstep(0.97, 0.9, s.v);
      blend(s, color('#f0cf94'), top * smoothstep(0.17, 0.06, slash));
      blend(s, color('#6b320e'), top * 0.7 * smoothstep(0.06, 0.0, Math.abs(slash - 0.2)));
      blend(s, color('#f4ead6'), 0.3 * smoothstep(0.2, 0.6, noise(s.x * 0.8, s.y * 0.8, s.z * 0.8)));
    },
  });
  tube(table.geometry, skin, (t) => [0, width * 0.72, (t - 0.5) * length], {
    columns: 30,
    rows: 70,
    seed: table.seed(),
    radius: (t) => width * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 6) ** 0.5,
    section: (angle, t) =>
      1 -
      0.07 *
        smoothstep(0.16, 0.04, Math.abs(((t * 5 + 0.14 * Math.cos(angle)) % 1) - 0.5)) *
        Math.max(0, Math.sin(angle)),
    flat: 0.8,
  });
}

/** A round loaf, scored crosswise and floured. */
export function roundLoaf(table: Table, radius = 7, height = 5): void {
  const skin = stuff({
    color: '#c27a2c',
    other: '#7d3f12',
    grain: 0.35,
    rough: 0.5,
    bump: 0.25,
    bumps: 5,
    finish: (s) => {
      const cut = Math.min(Math.abs(s.u), Math.abs(s.v)) + 0.2 * noise(s.u * 0.7, 1, s.v * 0.7);
      const inside = smoothstep(radius * 0.8, radius * 0.6, Math.hypot(s.u, s.v));
      const rings = smoothstep(0.2, 0.9, Math.sin(Math.hypot(s.u, s.v) * 5.5));
      blend(s, color('#f6eddc'), 0.75 * rings * inside * smoothstep(-0.5, 0.2, noise(s.u, 4, s.v)));
      blend(s, color('#f0d29a'), inside * smoothstep(0.5, 0.15, cut));
    },
  });
  grid(
    table.geometry,
    skin,
    { columns: 72, rows: 30, closed: true, seed: table.seed(), uv: (p) => [p[0], p[2]] },
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const polar = v * Math.PI * 0.62;
      const ring = Math.sin(polar) * radius * (1 + 0.03 * Math.sin(angle * 3 + 1));
      const [x, z] = [v === 0 ? 0 : Math.sin(angle) * ring, v === 0 ? 0 : Math.cos(angle) * ring];
      const cut = Math.min(Math.abs(x), Math.abs(z));
      const groove =
        smoothstep(0.7, 0, cut) * smoothstep(radius * 0.8, radius * 0.55, Math.hypot(x, z)) * 0.5;
      return [x, height * (0.3 + 0.7 * Math.cos(polar)) - groove, z];
    },
  );
}

/** A flat bread with brown blisters, lying on whatever `height` says. */
export function flatBread(
  table: Table,
  radius: number,
  thick = 0.7,
  height: (x: number, z: number) => number = () => 0,
): void {
  const skin = stuff({
    color: '#ecd09a',
    other: '#d9ac64',
    grain: 0.35,
    rough: 0.7,
    finish: (s) => {
      const blister = fbm(s.u * 0.75 + s.seed * 30, 2, s.v * 0.75, 3);
      blend(s, color('#9a5a20'), 0.8 * smoothstep(0.14, 0.4, blister));
      blend(s, color('#4a240c'), 0.7 * smoothstep(0.36, 0.55, blister));
    },
  });
  const seed = table.seed();
  grid(
    table.geometry,
    skin,
    { columns: 64, rows: 26, closed: true, seed, uv: (p) => [p[0], p[2]] },
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const t = Math.min(1, v * 1.12);
      const r = radius * t * (1 + 0.04 * noise(Math.sin(angle) * 1.5 + seed * 9, 1, Math.cos(angle) * 1.5));
      const [x, z] = [v === 0 ? 0 : Math.sin(angle) * r, v === 0 ? 0 : Math.cos(angle) * r];
      const puff = 0.3 * noise(x * 0.4 + seed * 20, 5, z * 0.4);
      const side = v * 1.12 > 1 ? -thick * ((v * 1.12 - 1) / 0.12) : 0;
      return [x, height(x, z) + thick * (1 - 0.25 * t ** 6) + puff * thick * (1 - t ** 4) + side, z];
    },
  );
}

/** A pocket or slice of crumb seen from the cut. */
export function breadChunk(table: Table, size = 3): void {
  blob(table.geometry, crust(), {
    size: [size, size * 0.7, size * 0.9],
    rough: 0.15,
    square: 2.6,
    seed: table.seed(),
    detail: 20,
  });
  table.at({ z: size * 0.35, y: 0.2 }, () =>
    blob(table.geometry, crumb(), {
      size: [size * 0.9, size * 0.6, size * 0.75],
      rough: 0.12,
      square: 3,
      seed: table.seed(),
      detail: 18,
    }),
  );
}
