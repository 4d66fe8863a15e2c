import type { Material } from '../core/material.ts';
import { blob, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';

/** Stewed meat, moist and fibrous. */
export const stewed = (): Material =>
  stuff({
    color: '#6b3216',
    other: '#96562a',
    grain: 0.9,
    vary: 0.15,
    rough: 0.25,
    specular: 0.055,
    bump: 0.35,
    bumps: 2.6,
  });

/** Roast meat: a dark crust that opens to lighter fibres. */
export const roast = (): Material =>
  stuff({
    color: '#43200e',
    other: '#a2622f',
    grain: 0.75,
    share: -0.1,
    rough: 0.24,
    specular: 0.055,
    bump: 0.5,
    bumps: 3,
  });

/** Meat from the grill with charred edges. */
export const charred = (): Material =>
  stuff({
    color: '#8f4a22',
    other: '#6b3216',
    grain: 1.4,
    vary: 0.15,
    rough: 0.3,
    specular: 0.05,
    bump: 0.55,
    bumps: 4,
    finish: (s) =>
      blend(
        s,
        color('#140b08'),
        0.8 * smoothstep(0.16, 0.46, fbm(s.x * 1.1 + s.seed * 40, s.y * 1.1, s.z * 1.1, 3)),
      ),
  });

/** Chicken skin lacquered by the fire. */
export const goldenSkin = (): Material =>
  stuff({
    color: '#9a5016',
    other: '#c67a24',
    grain: 0.6,
    rough: 0.2,
    specular: 0.06,
    bump: 0.28,
    bumps: 5,
    finish: (s) =>
      blend(
        s,
        color('#4a1f0a'),
        0.85 * smoothstep(0.05, 0.48, fbm(s.x * 0.8 + s.seed * 30, s.y * 0.8, s.z * 0.8, 3)),
      ),
  });

export const bone = (): Material => stuff({ color: '#e6d6b8', other: '#c9ae84', grain: 1, rough: 0.35 });

const fat = (): Material => stuff({ color: '#e2b878', other: '#c98b45', grain: 0.8, rough: 0.18, bump: 0.2 });

/** A bite of meat. */
export function chunk(table: Table, material: Material, size = 1.5): void {
  const seed = table.seed();
  const k = (): number => size * table.from(0.8, 1.2);
  blob(table.geometry, material, {
    size: [k(), k() * 0.75, k()],
    rough: 0.34,
    bumps: 1.9,
    square: 2.9,
    seed,
    detail: 22,
  });
}

/** A roast shoulder of lamb with its bone. */
export function shoulder(table: Table, size = 1): void {
  const crust = roast();
  table.at({ scale: size }, () => {
    table.at({ y: 2.3 }, () =>
      blob(table.geometry, crust, {
        size: [7.6, 3, 5.4],
        rough: 0.3,
        bumps: 1.5,
        square: 2.3,
        seed: table.seed(),
        detail: 54,
      }),
    );
    table.at({ x: 4.8, z: 1.6, y: 2.2, yaw: 24 }, () =>
      blob(table.geometry, crust, {
        size: [4.4, 2.2, 3],
        rough: 0.3,
        bumps: 1.6,
        seed: table.seed(),
        detail: 40,
      }),
    );
    tube(table.geometry, bone(), (t) => [6.5 + t * 6.6, 2 + t * 0.9, 1.6 + t * 2.1], {
      rows: 20,
      radius: (t) => 0.62 + 0.35 * smoothstep(0.75, 0.95, t) - 0.9 * smoothstep(0.94, 1, t),
    });
    for (let index = 0; index < 5; index += 1)
      table.at(
        {
          x: table.from(-6, 2),
          z: table.from(-3, 3),
          y: 4.6,
          yaw: table.from(0, 360),
          roll: table.from(-20, 20),
        },
        () =>
          blob(table.geometry, crust, { size: [1.7, 0.7, 1.1], rough: 0.4, seed: table.seed(), detail: 20 }),
      );
  });
}

/** A grilled rib chop with its long bone. */
export function chop(table: Table): void {
  const seed = table.seed();
  blob(table.geometry, fat(), {
    size: [2.75, 0.7, 3.3],
    rough: 0.16,
    bumps: 1.5,
    square: 2.4,
    seed,
    detail: 28,
  });
  table.at({ x: -0.3, y: 0.12, z: -0.1 }, () =>
    blob(table.geometry, charred(), {
      size: [2.4, 0.78, 2.9],
      rough: 0.16,
      bumps: 1.5,
      square: 2.5,
      seed: seed * 0.9,
      detail: 30,
    }),
  );
  tube(table.geometry, bone(), (t) => [-1.2 - 1.5 * Math.sin(t * 1.9), 0.1, -1.8 - t * 6.4], {
    rows: 24,
    radius: (t) => 0.5 - 0.1 * t - 0.3 * smoothstep(0.95, 1, t),
    flat: 0.7,
  });
}

/** A skewer along z with pieces between `-length/2` and `length/2`. */
export function skewer(table: Table, piece: (index: number) => void, length = 15, pieces = 7): void {
  const metal = stuff({ kind: 'metal', color: '#cfcac2', rough: 0.25 });
  tube(table.geometry, metal, (t) => [0, 0, (t - 0.5) * (length + 7) - 1.4], {
    columns: 8,
    rows: 4,
    radius: (t) => 0.17 * (t < 0.98 ? 1 : 0.1),
  });
  for (let index = 0; index < pieces; index += 1)
    table.at(
      { z: ((index + 0.5) / pieces - 0.5) * length, roll: table.from(0, 360), yaw: table.from(-9, 9) },
      () => piece(index),
    );
}

/** Minced meat pressed around a skewer. */
export function keftaRoll(table: Table, length = 10, material: Material = charred()): void {
  const seed = table.seed();
  tube(table.geometry, material, (t) => [0, 0, (t - 0.5) * length], {
    columns: 24,
    rows: 40,
    seed,
    radius: (t) => 1.25 * Math.max(0, 1 - Math.abs(t * 2 - 1) ** 8) ** 0.5,
    section: (angle, t) =>
      1 + 0.07 * Math.sin(t * 38) + 0.08 * noise(Math.cos(angle) * 2, t * 12 + seed * 8, Math.sin(angle) * 2),
    flat: 0.85,
  });
}

/** A thick steak with the marks of the grill. */
export function steak(table: Table): void {
  const seared = stuff({
    color: '#6a3218',
    other: '#8a4a24',
    grain: 0.9,
    rough: 0.26,
    specular: 0.055,
    bump: 0.35,
    bumps: 4,
    finish: (s) => {
      const first = Math.abs((((s.x + s.z * 0.6) * 0.5) % 1) + 1) % 1;
      const bar = smoothstep(0.28, 0.2, Math.abs(first - 0.5));
      if (s.ny > 0.4) blend(s, color('#120906'), 0.85 * bar);
      blend(s, color('#1d0f09'), 0.6 * smoothstep(0.1, 0.5, noise(s.x, s.y, s.z)));
    },
  });
  blob(table.geometry, seared, {
    size: [6.4, 1.25, 4.3],
    rough: 0.14,
    bumps: 1.4,
    square: 2.7,
    seed: table.seed(),
    detail: 44,
  });
  tube(table.geometry, fat(), (t) => [-5.4 + t * 10, 0.1, -4 + Math.cos(t * 5) * 0.5], {
    rows: 30,
    radius: (t) => 0.85 * Math.sin(Math.PI * t) ** 0.5,
  });
}
