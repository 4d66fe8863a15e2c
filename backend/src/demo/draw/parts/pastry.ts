import { grid, lathe, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { crust } from './breads.ts';

/** A laminated crescent. */
export function croissant(table: Table, size = 1): void {
  const skin = stuff({
    color: '#d58a2e',
    rough: 0.24,
    specular: 0.055,
    finish: (s) => {
      const turn = (s.v * 9) % 1;
      blend(s, color('#8a4312'), 0.75 * smoothstep(0.35, 0.95, turn));
      blend(s, color('#f2cf8c'), 0.85 * smoothstep(0.16, 0.02, turn));
      blend(s, color('#6b2f0c'), 0.5 * smoothstep(0.1, 0.5, fbm(s.x * 1.2, s.y * 1.2, s.z * 1.2, 3)));
      const leafs = 1 + 0.1 * Math.sin(turn * 40);
      s.r *= leafs;
      s.g *= leafs;
    },
  });
  const arc = 2.3;
  tube(
    table.geometry,
    skin,
    (t) => [
      Math.sin((t - 0.5) * arc) * 5.6 * size,
      1.7 * size * (1 - Math.abs(t - 0.5)),
      Math.cos((t - 0.5) * arc) * 5.6 * size - 4.4 * size,
    ],
    {
      columns: 30,
      rows: 90,
      seed: table.seed(),
      radius: (t) =>
        size *
        (0.4 + 2.15 * Math.sin(Math.PI * t) ** 0.9) *
        Math.min(1, Math.min(t, 1 - t) * 18 + 0.02) *
        (0.9 + 0.13 * ((t * 9) % 1)),
      flat: 0.82,
    },
  );
}

/** Square layered pancakes, folded and browned. */
export function layeredBread(table: Table, size = 9, layers = 3): void {
  for (let layer = 0; layer < layers; layer += 1) {
    const seed = table.seed();
    const skin = stuff({
      color: '#e9c47c',
      other: '#dba552',
      grain: 0.5,
      rough: 0.36,
      finish: (s) => {
        const spot = fbm(s.u * 0.9 + seed * 40, layer * 5, s.v * 0.9, 3);
        blend(s, color('#a9621f'), 0.85 * smoothstep(0.08, 0.32, spot));
        blend(s, color('#6a330e'), 0.7 * smoothstep(0.32, 0.5, spot));
        const fold = Math.min(
          Math.abs(s.u - size * 0.17),
          Math.abs(s.v + size * 0.14),
          Math.abs(s.u + size * 0.2),
        );
        blend(s, color('#b77a30'), 0.55 * smoothstep(0.14, 0.02, fold));
      },
    });
    table.at(
      { y: layer * 0.75, yaw: table.from(-14, 14), x: table.from(-0.6, 0.6), z: table.from(-0.6, 0.6) },
      () => {
        grid(
          table.geometry,
          skin,
          { columns: 72, rows: 20, closed: true, seed, uv: (p) => [p[0], p[2]] },
          (u, v) => {
            const angle = u * 2 * Math.PI;
            const k = (Math.abs(Math.cos(angle)) ** 8 + Math.abs(Math.sin(angle)) ** 8) ** (-1 / 8);
            const t = Math.min(1, v * 1.1);
            const r =
              (size / 2) * k * t * (1 + 0.03 * noise(Math.sin(angle) * 2 + seed * 9, 0, Math.cos(angle) * 2));
            const [x, z] = [v === 0 ? 0 : Math.sin(angle) * r, v === 0 ? 0 : Math.cos(angle) * r];
            const lift =
              0.16 * noise(x * 0.5, seed * 30, z * 0.5) +
              (x < size * 0.17 ? 0.12 : 0) +
              (z > -size * 0.14 ? 0.12 : 0);
            return [x, 0.6 + lift - (v * 1.1 > 1 ? (v * 1.1 - 1) * 6 : 0), z];
          },
        );
      },
    );
  }
}

/** A burger bun's upper half with sesame. */
export function bunTop(table: Table, radius = 5.4): void {
  const skin = crust('#d98c36', '#9a5018');
  const dome = (r: number): number => 3.4 * Math.max(0, 1 - (r / radius) ** 2.4) ** 0.62;
  lathe(
    table.geometry,
    skin,
    [
      [0, 3.4],
      ...[0.25, 0.45, 0.62, 0.76, 0.87, 0.95, 0.99].map((t) => [t * radius, dome(t * radius)] as const),
      [radius, 0.1],
      [radius * 0.96, -0.4],
      [0, -0.4],
    ],
    { segments: 64, smooth: 2, seed: table.seed() },
  );
  const seedStuff = stuff({ color: '#f6e6bc', other: '#e8cf94', grain: 1, vary: 0.1, rough: 0.35 });
  table.scatter(64, radius * 0.8, (x, z) => {
    const y = dome(Math.hypot(x, z)) + 0.04;
    const lean = (Math.hypot(x, z) / radius) * 48;
    table.at({ x, y, z, yaw: (Math.atan2(x, z) * 180) / Math.PI, pitch: lean }, () =>
      table.geometry.ellipsoid(
        { yaw: table.from(0, 180), scale: [0.14, 0.09, 0.26] },
        seedStuff,
        table.seed(),
      ),
    );
  });
}

export function bunBottom(table: Table, radius = 5.2): void {
  lathe(
    table.geometry,
    crust('#dd9a48', '#a8611f'),
    [
      [0, 1.3],
      [radius * 0.96, 1.3],
      [radius, 0.9],
      [radius * 0.98, 0.3],
      [radius * 0.9, 0],
      [0, 0],
    ],
    { segments: 64 },
  );
}

/** A filled roll of flat bread along z, cut open at the near end. */
export function wrap(table: Table, length = 15, radius = 2.5): void {
  const skin = stuff({
    color: '#ecd2a0',
    other: '#dfb878',
    grain: 0.5,
    rough: 0.6,
    finish: (s) => {
      const mark = smoothstep(0.14, 0.08, Math.abs(((s.v * 9 + s.u * 2) % 1) - 0.5));
      blend(s, color('#8a4a18'), 0.72 * mark * smoothstep(-0.3, 0.3, noise(s.x * 0.7, s.y * 0.7, s.z * 0.7)));
      blend(s, color('#b9782c'), 0.5 * smoothstep(0, 0.5, fbm(s.x * 0.6, s.y * 0.6, s.z * 0.6, 3)));
    },
  });
  tube(table.geometry, skin, (t) => [0, radius, (t - 0.5) * length], {
    columns: 36,
    rows: 40,
    seed: table.seed(),
    radius: (t) => radius * (t < 0.06 ? (t / 0.06) ** 0.5 : 1) * (1 + 0.02 * Math.sin(t * 21)),
    section: (angle) => 1 + 0.05 * smoothstep(0.1, 0, Math.abs(angle - 1.2)) + 0.02 * Math.sin(angle * 3),
  });
}
