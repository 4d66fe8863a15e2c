import type { Material } from '../core/material.ts';
import { blob, grid, tube } from '../core/mesh.ts';
import { cells, fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, mix, smoothstep } from '../core/vec.ts';

/** Skin of a grilled fish; v runs from head to tail, u around the body. */
function fishSkin(back: string, belly: string): Material {
  return stuff({
    color: belly,
    rough: 0.24,
    specular: 0.06,
    finish: (s) => {
      const across = Math.cos(s.u * 2 * Math.PI);
      blend(s, color(back), smoothstep(-0.35, 0.75, across + 0.25 * noise(s.x * 0.7, s.y, s.z * 0.7)));
      const scale = cells(s.x * 2.1, s.y * 2.1, s.z * 2.1);
      const k = 0.72 + 0.5 * scale;
      s.r *= k;
      s.g *= k;
      s.b *= k;
      blend(s, color('#9a5a1e'), 0.55 * smoothstep(-0.1, 0.5, fbm(s.x * 0.35, 4, s.z * 0.35, 3)));
      blend(s, color('#1a0e08'), 0.8 * smoothstep(0.16, 0.45, fbm(s.x * 0.6 + 9, 2, s.z * 0.6, 3)));
      const head = s.v < 0.24;
      const slash = Math.abs((((s.v - 0.3) * 7.5 + 0.16 * across) % 1) - 0.5);
      const isCut = !head && s.v > 0.3 && s.v < 0.82 && Math.abs(across) < 0.66;
      if (isCut && slash < 0.13) blend(s, color('#f3e2c0'), smoothstep(0.13, 0.05, slash));
      else if (isCut) blend(s, color('#1d0f08'), 0.8 * smoothstep(0.26, 0.13, slash));
      if (Math.abs(s.v - 0.235) < 0.009) blend(s, color('#2a160b'), 0.8);
    },
  });
}

/** A whole round fish on its side, head towards +z. */
export function wholeFish(table: Table, length = 22, back = '#5d4a3a', belly = '#c9a878'): void {
  const height = (t: number): number =>
    length *
    (0.185 * Math.sin(Math.PI * Math.min(1, t ** 0.72)) ** 0.72 * (1 - smoothstep(0.6, 1.02, t) * 0.6) +
      0.028 * smoothstep(0, 0.1, t) * t);
  const skin = fishSkin(back, belly);
  const place = (t: number): number => (0.5 - t) * length * 0.86 + length * 0.06;
  grid(table.geometry, skin, { columns: 40, rows: 60, closed: true }, (u, t) => {
    const angle = u * 2 * Math.PI;
    const h = t >= 1 ? 0.02 : Math.max(0.01, height(t));
    const cut = Math.abs((((t - 0.3) * 7.5 + 0.16 * Math.cos(angle)) % 1) - 0.5);
    const groove = t > 0.3 && t < 0.82 && Math.sin(angle) > 0.4 ? 0.1 * smoothstep(0.16, 0.04, cut) : 0;
    return [Math.cos(angle) * h, Math.sin(angle) * h * (0.5 - groove) + 1.6, place(t)];
  });
  const fin = stuff({
    color: '#6b4a2c',
    other: '#2b1a10',
    grain: 0.9,
    rough: 0.4,
    finish: (s) => {
      const ray = 0.7 + 0.4 * Math.abs(Math.sin(s.u * 40));
      s.r *= ray;
      s.g *= ray;
      s.b *= ray;
    },
  });
  grid(table.geometry, fin, { columns: 24, rows: 8 }, (u, v) => {
    const angle = mix(-0.75, 0.75, u);
    const notch = 1 - 0.32 * Math.cos(angle * 2) ** 2;
    return [
      Math.sin(angle) * v * length * 0.2 + (u - 0.5) * 1.4,
      1.5 + 0.3 * Math.sin(u * 9),
      place(0.97) - Math.cos(angle) * v * length * 0.17 * notch,
    ];
  });
  for (const side of [1, -1])
    grid(table.geometry, fin, { columns: 24, rows: 4 }, (u, v) => {
      const t = mix(0.3, 0.8, u);
      const reach =
        height(t) * 0.94 +
        v * length * 0.05 * Math.sin(Math.PI * u) ** 0.5 * (0.85 + 0.15 * Math.sin(u * 60));
      return [side * reach, 1.6, place(t + v * 0.03)];
    });
  table.at({ x: 0.6, y: 2.15, z: place(0.36), yaw: 10, pitch: -14 }, () =>
    grid(table.geometry, fin, { columns: 12, rows: 6 }, (u, v) => [
      (u - 0.5) * (0.8 + 2.2 * v),
      0.25 + v * 0.25,
      -v * length * 0.12,
    ]),
  );
  const eye = { x: height(0.12) * 0.3, y: 1.6 + height(0.12) * 0.43, z: place(0.12) };
  table.geometry.ellipsoid({ ...eye, scale: [0.5, 0.22, 0.5] }, stuff({ color: '#cdb98c', rough: 0.15 }), 0);
  table.geometry.ellipsoid(
    { ...eye, y: eye.y + 0.1, scale: [0.3, 0.18, 0.3] },
    stuff({ color: '#15100e', rough: 0.08 }),
    0,
  );
}

/** A flat sole: an oval with a fringe of fin, browned in butter. */
export function sole(table: Table, length = 22): void {
  const skin = stuff({
    color: '#c08a44',
    other: '#8a5a26',
    grain: 0.5,
    rough: 0.24,
    specular: 0.055,
    finish: (s) => {
      const k = 0.8 + 0.35 * cells(s.x * 3, 1, s.z * 3);
      s.r *= k;
      s.g *= k;
      s.b *= k;
      const bars = (angle: number): number =>
        Math.abs((((((s.u * Math.cos(angle) + s.v * Math.sin(angle)) * 0.42) % 1) + 1) % 1) - 0.5);
      const mark = Math.max(smoothstep(0.13, 0.06, bars(0.7)), smoothstep(0.13, 0.06, bars(-0.7)));
      blend(s, color('#241208'), 0.75 * mark * smoothstep(-0.5, 0.2, noise(s.x * 0.5, 3, s.z * 0.5)));
    },
  });
  const half = (t: number): number => length * 0.2 * Math.sin(Math.PI * (0.04 + 0.93 * t) ** 0.86) ** 0.62;
  const z = (t: number): number => (t - 0.5) * length * 0.9;
  grid(table.geometry, skin, { columns: 30, rows: 50, uv: (p) => [p[0], p[2]] }, (u, t) => {
    const side = u * 2 - 1;
    const body = Math.max(0, 1 - Math.abs(side) ** 2.6) ** 0.7;
    const spine = 0.14 * Math.exp(-((side * 9) ** 2));
    return [side * half(t), 0.55 + body * 1.15 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.5 - spine, z(t)];
  });
  const fringe = stuff({ color: '#9a6a34', other: '#4a2a14', grain: 0.6, rough: 0.4 });
  for (const side of [1, -1])
    grid(table.geometry, fringe, { columns: 90, rows: 3 }, (u, v) => {
      const t = mix(0.06, 0.95, u);
      const wave = 0.18 * Math.sin(u * 150) * v;
      return [side * (half(t) + v * 1.35 * Math.sin(Math.PI * u) ** 0.4), 0.6 - v * 0.15 + wave, z(t)];
    });
  grid(table.geometry, fringe, { columns: 20, rows: 6 }, (u, v) => {
    const angle = mix(-0.55, 0.55, u);
    return [
      Math.sin(angle) * v * 3.4 + (u - 0.5) * 1.6,
      0.6 + 0.1 * Math.sin(u * 40),
      z(1) - 0.6 + Math.cos(angle) * v * 3.2,
    ];
  });
  const pupil = stuff({ color: '#1a1210', rough: 0.1 });
  for (const x of [0.5, -0.7])
    table.geometry.ellipsoid({ x, y: 1.5, z: z(0.09), scale: [0.32, 0.3, 0.32] }, pupil, 0);
}

/** A thick cut of white fish with its skin, for rice dishes. */
export function fishSteak(table: Table, size = 3.2): void {
  const flesh = stuff({
    color: '#dcb47e',
    other: '#b8743a',
    grain: 0.6,
    rough: 0.3,
    bump: 0.35,
    bumps: 2.5,
    finish: (s) =>
      blend(
        s,
        color('#8a4a1c'),
        0.75 * smoothstep(0.05, 0.45, fbm(s.x * 0.7 + s.seed * 20, s.y, s.z * 0.7, 3)),
      ),
  });
  blob(table.geometry, flesh, {
    size: [size * 0.8, size * 0.42, size * 1.25],
    rough: 0.14,
    square: 2.6,
    bumps: 1.4,
    seed: table.seed(),
    detail: 30,
  });
  const skin = stuff({ color: '#3b2a22', other: '#6b5340', grain: 1.5, rough: 0.2, specular: 0.06 });
  tube(table.geometry, skin, (t) => [-size * 0.74, (t - 0.5) * 0.2, (t - 0.5) * size * 2.1], {
    rows: 20,
    radius: (t) => size * 0.26 * Math.sin(Math.PI * t) ** 0.5,
    flat: 1.3,
  });
}
