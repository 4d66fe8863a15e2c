import type { Material } from '../core/material.ts';
import { sheet } from '../core/mesh.ts';
import { fbm, hash3, noise } from '../core/noise.ts';
import { blend, paint, stuff, tilt } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, mixVec, smoothstep } from '../core/vec.ts';

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
