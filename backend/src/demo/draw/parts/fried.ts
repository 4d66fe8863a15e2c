import type { Material } from '../core/material.ts';
import { blob, grid, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

/** Dough from hot oil: golden, blistered, a little shiny. */
export const friedDough = (light = '#d8973a', dark = '#a35c1a'): Material =>
  stuff({
    color: light,
    other: dark,
    grain: 0.6,
    vary: 0.12,
    rough: 0.32,
    specular: 0.05,
    bump: 0.28,
    bumps: 2.6,
  });

/** A half-moon turnover with a crimped edge; the straight side lies along x. */
export function turnover(table: Table, size = 4.4, material: Material = friedDough()): void {
  const seed = table.seed();
  grid(table.geometry, material, { columns: 44, rows: 22, seed }, (u, v) => {
    const angle = u * Math.PI;
    const crimp = 1 + 0.035 * Math.cos(angle * 26) * smoothstep(0.8, 1, v);
    const reach = size * v * crimp * (0.86 + 0.14 * Math.sin(angle));
    const belly = Math.max(0, 1 - (v / 0.82) ** 2) ** 0.55;
    const edge = v > 0.8 ? 0.22 + 0.09 * Math.cos(angle * 26) : 0;
    const puff =
      1.7 * belly * Math.sin(angle * 0.94 + 0.09) ** 0.4 * (1 + 0.14 * noise(u * 5 + seed * 50, 2, v * 4));
    return [Math.cos(angle) * reach, 0.3 + puff + edge * 0.6, -Math.sin(angle) * reach];
  });
}

/** A fried roll along z. */
export function nem(table: Table, length = 8, material: Material = friedDough('#d28a34', '#96501a')): void {
  const seed = table.seed();
  tube(table.geometry, material, (t) => [0, 1.05, (t - 0.5) * length], {
    columns: 22,
    rows: 40,
    seed,
    radius: (t) => 1.1 * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 14) ** 0.5 * (1 + 0.03 * Math.sin(t * 17)),
    section: (angle, t) =>
      1 +
      0.06 * noise(Math.cos(angle) * 2, t * 7 + seed * 40, Math.sin(angle) * 2) +
      0.09 * smoothstep(0.35, 0, Math.abs(angle - 1 - t * 1.1)),
  });
}

/** A ball with a rough crust: falafel, fish ball, doughnut. */
export function ball(table: Table, radius: number, material: Material, rough = 0.1): void {
  blob(table.geometry, material, {
    size: [radius, radius * 0.9, radius],
    rough,
    bumps: 2.2,
    seed: table.seed(),
    detail: 26,
  });
}

export const falafelCrust = (): Material =>
  stuff({
    color: '#7a4a1e',
    other: '#a3702e',
    grain: 2,
    rough: 0.6,
    bump: 1.1,
    bumps: 4.5,
    finish: (s) => blend(s, color('#5d6a24'), 0.5 * smoothstep(0.25, 0.5, noise(s.x * 3, s.y * 3, s.z * 3))),
  });

export const falafelInside = (): Material =>
  stuff({ color: '#8fa04a', other: '#b8ad62', grain: 2.4, rough: 0.9, bump: 0.9, bumps: 6 });

export const fishBallBrown = (): Material =>
  stuff({ color: '#9a5a28', other: '#c08a4c', grain: 1.4, rough: 0.4, bump: 0.7, bumps: 4 });

/** A fritter cut in half, showing its inside. */
export function halfFalafel(table: Table, radius = 1.9): void {
  blob(table.geometry, falafelCrust(), {
    size: [radius, radius * 0.9, radius * 0.5],
    rough: 0.1,
    bumps: 2.2,
    seed: table.seed(),
    detail: 22,
  });
  table.at({ z: radius * 0.3 }, () =>
    blob(table.geometry, falafelInside(), {
      size: [radius * 0.9, radius * 0.8, radius * 0.3],
      rough: 0.12,
      bumps: 3,
      seed: table.seed(),
      detail: 20,
    }),
  );
}

export const potatoGold = (): Material =>
  stuff({ color: '#eab84c', other: '#d6922a', grain: 0.8, vary: 0.18, rough: 0.36, bump: 0.2, bumps: 5 });

/** One stick of potato along z. */
export function fry(table: Table, length = 7, material: Material = potatoGold()): void {
  blob(table.geometry, material, {
    size: [0.48, 0.48, length / 2],
    square: 7,
    rough: 0.05,
    bumps: 1.2,
    seed: table.seed(),
    detail: 10,
  });
}

/** A loose pile of fries. */
export function fryPile(table: Table, count: number, radius: number, height = 3): void {
  const gold = potatoGold();
  table.scatter(count, radius, (x, z, index) => {
    const level = (1 - Math.hypot(x, z) / radius) * height;
    const y = 0.5 + level * table.from(0.2, 1) + (index % 3) * 0.25;
    table.at({ x, z, y, yaw: table.from(0, 360), pitch: table.from(-16, 16) }, () =>
      fry(table, table.from(5, 8), gold),
    );
  });
}

/** A slanted slice of fried plantain. */
export function plantain(table: Table, size = 2): void {
  const seed = table.seed();
  const gold = stuff({
    color: '#e0a032',
    rough: 0.2,
    specular: 0.055,
    bump: 0.2,
    finish: (s) => {
      const r = Math.hypot(s.u, s.v);
      blend(s, color('#7a3a10'), 0.9 * smoothstep(0.66, 1, r + 0.25 * fbm(s.x, seed * 30, s.z, 3)));
      blend(s, color('#b3661c'), 0.7 * smoothstep(0.05, 0.4, fbm(s.x * 0.8 + seed * 50, 2, s.z * 0.8, 3)));
    },
  });
  const reach = 1.5;
  grid(
    table.geometry,
    gold,
    { columns: 32, rows: 14, closed: true, seed, uv: (p) => [p[0] / size, p[2] / size / reach] },
    (u, v) => {
      const angle = u * 2 * Math.PI;
      const t = Math.min(1, v * 1.3);
      const top = v * 1.3 <= 1;
      const rim = top ? 0.75 - 0.12 * t ** 8 : 0.75 - ((v * 1.3 - 1) / 0.3) * 0.75;
      const [x, z] = v === 0 ? [0, 0] : [Math.sin(angle) * size * t, Math.cos(angle) * size * reach * t];
      return [x, rim + 0.08 * noise(x * 1.2 + seed * 40, 1, z * 1.2) * (top ? 1 : 0), z];
    },
  );
}
