import type { Material, Surface } from '../core/material.ts';
import { sheet } from '../core/mesh.ts';
import { fbm, hash3, noise } from '../core/noise.ts';
import { paint, tilt } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { type Vec, color, mixVec } from '../core/vec.ts';

/** Woven cloth; `pattern` colours it in centimetres along x and z. */
export function cloth(pattern: (x: number, z: number, s: Surface) => Vec, weave = 9): Material {
  return {
    kind: 'opaque',
    shade(s) {
      const thread = Math.sin(s.u * weave * Math.PI) * Math.sin(s.v * weave * Math.PI);
      paint(s, pattern(s.u, s.v, s), 0.9 + 0.1 * thread + 0.08 * noise(s.u * 1.7, 0, s.v * 1.7));
      s.rough = 0.95;
      s.specular = 0.02;
      tilt(s, 0.012, (x, _y, z) => Math.sin(x * weave * Math.PI) * Math.sin(z * weave * Math.PI));
    },
  };
}

/** A cloth with soft folds lying on the table. */
export function spreadCloth(
  table: Table,
  material: Material,
  options: { readonly width?: number; readonly depth?: number; readonly folds?: number } = {},
): void {
  const { width = 200, depth = 200, folds = 0.5 } = options;
  const shift = table.from(0, 50);
  sheet(table.geometry, material, { width, depth, columns: 110, rows: 110 }, (x, z) => {
    const wide = fbm(x * 0.035 + shift, 1, z * 0.05, 2);
    const crease = 1 - Math.abs(noise(x * 0.06 + z * 0.03 + shift, 5, z * 0.045 - x * 0.02));
    return 0.05 + folds * (0.8 * wide + 0.9 * crease ** 6) - folds * 0.6;
  });
}

export function stripes(colors: readonly string[], widths: readonly number[]): (x: number, z: number) => Vec {
  const linear = colors.map(color);
  const total = widths.reduce((sum, width) => sum + width, 0);
  return (_x, z) => {
    let rest = ((z % total) + total) % total;
    for (const [index, width] of widths.entries()) {
      rest -= width;
      if (rest < 0) return linear[index % linear.length] ?? [0.5, 0.5, 0.5];
    }
    return linear[0] ?? [0.5, 0.5, 0.5];
  };
}

/** Printed cotton: rings of petals in a staggered repeat. */
export function waxPrint(
  ground: string,
  ink: string,
  accent: string,
  repeat = 9,
): (x: number, z: number) => Vec {
  const [base, first, second] = [color(ground), color(ink), color(accent)];
  return (x, z) => {
    const row = Math.floor(z / repeat);
    const px = x / repeat + (row % 2 === 0 ? 0 : 0.5);
    const cx = px - Math.floor(px) - 0.5;
    const cz = z / repeat - row - 0.5;
    const radius = Math.hypot(cx, cz) + 0.006 * noise(x * 2, 0, z * 2);
    const angle = Math.atan2(cx, cz);
    const petal = 0.3 + 0.1 * Math.cos(angle * 8);
    if (radius < 0.07) return second;
    if (radius < 0.12) return base;
    if (radius < petal) return radius < petal - 0.05 ? (radius > 0.2 ? first : second) : base;
    if (radius < petal + 0.035) return first;
    const dots = Math.hypot(((px * 6) % 1) - 0.5, (((z / repeat) * 6) % 1) - 0.5);
    return dots < 0.16 && radius > 0.46 ? second : base;
  };
}

/** Palm leaf plaited over and under. */
export function palmMat(light = '#d8b878', dark = '#a67c42', stripe = '#7a2f22'): Material {
  const [a, b, c] = [color(light), color(dark), color(stripe)];
  const width = 1.5;
  const over = (x: number, z: number): number => {
    const p = (x + z) / width;
    const q = (x - z) / width;
    const isOver = (Math.floor(p) + Math.floor(q)) % 2 === 0;
    const across = isOver ? p - Math.floor(p) : q - Math.floor(q);
    return Math.sin(across * Math.PI) ** 0.6 * (isOver ? 1 : 0.9);
  };
  return {
    kind: 'opaque',
    shade(s) {
      const lift = over(s.x, s.z);
      const p = Math.floor((s.x + s.z) / width);
      const q = Math.floor((s.x - s.z) / width);
      const isOver = (p + q) % 2 === 0;
      const strand = isOver ? p : q + 500;
      const isDyed = strand % 12 === 0 || strand % 12 === 3;
      const along = isOver ? s.x - s.z : s.x + s.z;
      const fibre = noise((isOver ? s.x + s.z : s.x - s.z) * 9, strand, along * 0.4);
      paint(
        s,
        isDyed ? c : mixVec(a, b, 0.35 + 0.3 * fibre + (hash3(strand, 1, 5) - 0.5) * 0.5),
        0.45 + 0.55 * lift,
      );
      s.rough = 0.5;
      tilt(s, 0.12, (x, _y, z) => over(x, z));
    },
  };
}

/** A nomad's carpet: bands of red, black and ochre with rows of lozenges. */
export function carpet(): Material {
  const [red, wine, ochre, night, cream] = ['#a3271c', '#6e1515', '#c98a3a', '#231a1c', '#e6d3ae'].map(
    color,
  ) as [Vec, Vec, Vec, Vec, Vec];
  const pattern = (x: number, z: number): Vec => {
    const band = ((z % 30) + 30) % 30;
    if (band < 12) {
      const cx = (((x % 9) + 9) % 9) - 4.5;
      const lozenge = Math.abs(cx) / 4.2 + Math.abs(band - 6) / 5.4;
      if (lozenge < 0.35) return cream;
      if (lozenge < 0.62) return night;
      return lozenge < 0.9 ? ochre : red;
    }
    if (band < 13 || (band >= 15 && band < 15.8)) return night;
    if (band < 15) return cream;
    if (band < 19) return (((x + band) % 3) + 3) % 3 < 1.5 ? wine : ochre;
    if (band < 20) return night;
    return band < 27 ? red : wine;
  };
  return {
    kind: 'opaque',
    shade(s) {
      const knot = hash3(Math.floor(s.u * 4), 1, Math.floor(s.v * 4));
      const x = Math.floor(s.u * 4) / 4;
      const z = Math.floor(s.v * 4) / 4;
      paint(s, pattern(x, z), 0.75 + 0.4 * knot);
      s.rough = 1;
      s.specular = 0.01;
      tilt(
        s,
        0.05,
        (px, _y, pz) =>
          Math.sin(px * 4 * 2 * Math.PI) * Math.sin(pz * 4 * 2 * Math.PI) + noise(px * 7, 1, pz * 7),
      );
    },
  };
}
