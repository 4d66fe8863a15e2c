import type { Material } from '../core/material.ts';
import { blob, grid, tube } from '../core/mesh.ts';
import { noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
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
  stuff({ color: '#ecd9b8', other: '#d2a0a8', grain: 0.4, share: -0.7, rough: 0.3 });

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
