import type { Material, Surface } from '../core/material.ts';
import { sheet } from '../core/mesh.ts';
import { cells, fbm, hash3, noise } from '../core/noise.ts';
import { blend, paint, stuff, tilt } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { type Vec, color, mixVec, smoothstep } from '../core/vec.ts';

const SIZE = 260;

/** A flat table top of any material. */
export function tableTop(table: Table, material: Material): void {
  sheet(table.geometry, material, { width: SIZE, depth: SIZE });
}

export interface WoodOptions {
  readonly light: string;
  readonly dark: string;
  readonly plank?: number;
  readonly rough?: number;
  /** Paint that has worn off in places. */
  readonly painted?: string;
}

/** Planks along the x axis. */
export function wood(options: WoodOptions): Material {
  const { plank = 11, rough = 0.45 } = options;
  const light = color(options.light);
  const dark = color(options.dark);
  const paintColor = options.painted === undefined ? null : color(options.painted);
  return {
    kind: 'opaque',
    shade(s) {
      const row = Math.floor(s.z / plank + 100);
      const across = s.z / plank + 100 - row;
      const shift = hash3(row, 3, 1) * 60;
      const wave = fbm((s.x + shift) * 0.05, row * 3.1, s.z * 0.5, 3) * 2.2;
      const rings = 0.5 + 0.5 * Math.sin((s.z * 1.1 + wave * 3 + shift) * 3.2);
      const fibre = fbm(s.x * 0.35 + shift, s.y, s.z * 9, 3);
      const tone = 0.25 + 0.4 * rings * (0.6 + 0.4 * noise(s.x * 0.07, row, s.z * 0.2)) + fibre * 0.45;
      paint(s, mixVec(light, dark, Math.min(1, Math.max(0, tone + (hash3(row, 9, 2) - 0.5) * 0.3))));
      if (paintColor) {
        const worn = smoothstep(0.16, 0.34, fibre * 0.6 + fbm(s.x * 0.1, row, s.z * 0.25, 4) * 0.9);
        blend(s, paintColor, 0.94 * (1 - worn));
      }
      const gap = smoothstep(0.0, 0.012, across) * smoothstep(1, 0.988, across);
      paint(s, [s.r, s.g, s.b], 0.15 + 0.85 * gap);
      s.rough = rough + fibre * 0.15;
      tilt(s, 0.02, (x, y, z) => fbm(x * 0.4 + shift, y, z * 9, 2));
    },
  };
}

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

/** Glazed tiles with an eight-pointed star, each set by hand a little askew. */
export function zellige(glaze: string, star: string, joint = '#d9d2c0', tile = 7): Material {
  const [base, figure, grout] = [color(glaze), color(star), color(joint)];
  return {
    kind: 'opaque',
    shade(s) {
      const ix = Math.floor(s.x / tile);
      const iz = Math.floor(s.z / tile);
      const cx = s.x / tile - ix - 0.5;
      const cz = s.z / tile - iz - 0.5;
      const square = Math.max(Math.abs(cx), Math.abs(cz));
      const turned = (Math.abs(cx) + Math.abs(cz)) * Math.SQRT1_2;
      const starSize = Math.min(square, turned);
      const corner = Math.min(Math.abs(0.5 - Math.abs(cx)) + Math.abs(0.5 - Math.abs(cz)), 1);
      const edges = [Math.abs(starSize - 0.3), Math.abs(0.5 - square) * 1.2, Math.abs(corner - 0.2) * 0.8];
      const joints = Math.min(...edges);
      const piece = starSize < 0.3 ? 1 : corner < 0.2 ? 2 : 3;
      const hue = piece === 1 ? figure : piece === 2 ? mixVec(figure, base, 0.35) : base;
      const id = hash3(ix, iz, piece + (piece === 3 ? Math.round(Math.atan2(cx, cz) / 1.5708) * 7 : 0));
      const cloud = 0.82 + 0.3 * id + 0.22 * fbm(s.x * 0.5, id * 9, s.z * 0.5, 3);
      paint(s, hue, cloud);
      s.rough = 0.14;
      s.specular = 0.055;
      const raised = smoothstep(0.006, 0.022, joints);
      blend(s, grout, 1 - raised);
      if (raised < 0.5) s.rough = 0.8;
      const k = 0.05;
      s.nx += (id - 0.5) * k + 0.025 * noise(s.x * 0.9, id, s.z * 0.9);
      s.nz += (hash3(iz, ix, piece) - 0.5) * k + 0.025 * noise(s.x * 0.9, id + 5, s.z * 0.9);
      const size = 1 / Math.hypot(s.nx, s.ny, s.nz);
      s.nx *= size;
      s.ny *= size;
      s.nz *= size;
    },
  };
}

export const marble = (): Material => ({
  kind: 'opaque',
  shade(s) {
    const warp = fbm(s.x * 0.04, 1, s.z * 0.04, 4) * 6;
    const vein = Math.abs(fbm(s.x * 0.035 + warp * 0.16, 4, s.z * 0.06 + warp * 0.2, 4));
    const fine = Math.abs(fbm(s.x * 0.12 + warp * 0.2, 8, s.z * 0.1, 4));
    const tone = 0.55 * smoothstep(0.09, 0, vein) + 0.25 * smoothstep(0.05, 0, fine);
    paint(s, mixVec(color('#efece6'), color('#9a948c'), Math.min(1, tone)));
    s.rough = 0.2;
  },
});

export const slate = (hex = '#3a3d42'): Material =>
  stuff({ color: hex, other: '#24262a', grain: 0.25, rough: 0.55, bump: 0.5, bumps: 1.2 });

export const plaster = (hex: string, other: string): Material =>
  stuff({ color: hex, other, grain: 0.12, rough: 0.85, bump: 0.18, bumps: 2 });

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

/** Crumpled kraft paper. */
export const kraft = (): Material => ({
  kind: 'opaque',
  shade(s) {
    const fleck = noise(s.u * 14, 2, s.v * 14);
    paint(s, color('#c79d68'), 0.94 + 0.08 * fleck);
    s.rough = 0.8;
    s.through = 0.1;
    tilt(s, 0.09, (x, y, z) => Math.abs(fbm(x * 0.6, y * 0.6 + 3, z * 0.6, 3)));
  },
});

/** Glowing charcoal under a grill. */
export const embers = (): Material => ({
  kind: 'opaque',
  shade(s) {
    const heat = smoothstep(
      0.02,
      0.45,
      fbm(s.x * 0.3 + 7, s.y * 0.3, s.z * 0.3, 3) + 0.9 * fbm(s.x * 0.07, 4, s.z * 0.07 + 3, 2) - 0.02,
    );
    const crack = smoothstep(0.75, 0.35, cells(s.x * 0.9, s.y * 0.9 + s.seed, s.z * 0.9));
    const hot = heat * (0.25 + 0.75 * crack);
    paint(s, mixVec(color('#1b1715'), color('#ff5a14'), hot));
    s.glow = 2.6 * hot ** 2.4;
    s.rough = 0.9;
    if (hot < 0.25)
      blend(s, color('#a39a92'), 0.7 * smoothstep(0.1, 0.4, noise(s.x * 2, s.y * 2 + 4, s.z * 2)));
  },
});
