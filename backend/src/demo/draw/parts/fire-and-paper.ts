import type { Material } from '../core/material.ts';
import { cells, fbm, noise } from '../core/noise.ts';
import { blend, paint, tilt } from '../core/stuff.ts';
import { color, mixVec, smoothstep } from '../core/vec.ts';

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
