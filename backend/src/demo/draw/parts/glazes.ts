import type { Material } from '../core/material.ts';
import { noise } from '../core/noise.ts';
import { blend, paint, stuff, tilt } from '../core/stuff.ts';
import { color, smoothstep } from '../core/vec.ts';

/** Glazed ceramic, with an optional painted rim; u is the turn, v runs from the middle to the rim and back below. */
export function ceramic(hex: string, rim?: string, speckle = 0): Material {
  const [base, edge] = [color(hex), color(rim ?? hex)];
  return {
    kind: 'opaque',
    shade(s) {
      paint(s, base, 1 - speckle * smoothstep(0.45, 0.75, noise(s.x * 5, s.y * 5, s.z * 5)));
      if (rim !== undefined) blend(s, edge, smoothstep(0.44, 0.47, s.v) * smoothstep(0.56, 0.53, s.v));
      s.rough = 0.16;
      s.specular = 0.05;
    },
  };
}

/** Ceramic with a painted band of points and lozenges on the rim. */
export function paintedCeramic(hex: string, ink: string, accent: string, repeats = 36): Material {
  const [base, first, second] = [color(hex), color(ink), color(accent)];
  return {
    kind: 'opaque',
    shade(s) {
      const turn = (s.u * repeats) % 1;
      const across = (s.v - 0.33) / 0.15;
      const point = Math.abs(turn - 0.5) * 2;
      paint(s, base);
      if (across > 0 && across < 1) {
        if (across > 0.86 || across < 0.08) paint(s, first);
        else if (Math.abs(across - 0.46) * 2.4 + point < 0.55) paint(s, second);
        else if (point > 1.25 - Math.abs(across - 0.46) * 2.2) paint(s, first);
      }
      s.rough = 0.14;
      s.specular = 0.05;
    },
  };
}

export const terracotta = (): Material =>
  stuff({ color: '#a9532c', other: '#8a3d1f', grain: 0.5, rough: 0.4, bump: 0.06, bumps: 3 });

export const castIron = (): Material =>
  stuff({ color: '#26262a', rough: 0.42, specular: 0.06, bump: 0.25, bumps: 9 });

export const steel = (): Material => stuff({ kind: 'metal', color: '#d6d6d4', rough: 0.2 });

/** Hammered brass with engraved rings and rosettes. */
export const brass = (): Material => {
  const engraving = (x: number, z: number): number => {
    const radius = Math.hypot(x, z);
    const petals = Math.cos(Math.atan2(x, z) * 24);
    const ring = smoothstep(0.12, 0.02, Math.abs((radius % 4) - 2));
    const lace = smoothstep(0.1, 0.02, Math.abs((radius % 4) - 0.9 - 0.55 * petals));
    return Math.max(ring, lace);
  };
  return {
    kind: 'metal',
    shade(s) {
      const cut = engraving(s.u, s.v);
      paint(s, color('#d2a866'), 1 - 0.5 * cut);
      blend(s, color('#86602f'), 0.25 * smoothstep(0, 0.6, noise(s.x * 0.3, 2, s.z * 0.3)));
      s.rough = 0.24 + 0.12 * cut;
      tilt(s, 0.02, (x, y, z) => noise(x * 1.1, y * 1.1, z * 1.1));
    },
  };
};
