import type { Material } from '../core/material.ts';
import { grid, tube } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';

const LEAF = { rough: 0.42, through: 0.3, vary: 0.25 } as const;

export const parsleyGreen = (): Material => stuff({ color: '#4f9634', other: '#35752a', grain: 2, ...LEAF });

export const mintGreen = (): Material =>
  stuff({
    color: '#4a9a38',
    other: '#2f7a2a',
    grain: 1.2,
    ...LEAF,
    finish: (s) => {
      const vein = Math.abs(Math.sin((Math.abs(s.u - 0.5) * 1.6 + s.v) * 26));
      const middle = Math.abs(s.u - 0.5) < 0.03;
      const k = middle ? 1.5 : 0.75 + 0.3 * vein;
      s.r *= k;
      s.g *= k;
      s.b *= k;
    },
  });

/** A leaf along +z from its stem, curved and folded; `lobes` makes parsley of mint. */
export function leaf(
  table: Table,
  material: Material,
  options: {
    readonly length: number;
    readonly width: number;
    readonly lobes?: number;
    readonly curl?: number;
  },
): void {
  const { length, width, lobes = 0, curl = table.from(0.1, 0.4) } = options;
  const fold = table.from(0.1, 0.3);
  const columns = lobes > 0 ? 14 : 10;
  grid(table.geometry, material, { columns, rows: 14, seed: table.seed() }, (u, v) => {
    const side = u * 2 - 1;
    const oval = Math.sin(Math.PI * v ** 0.8) ** 0.85;
    const edge =
      lobes > 0 ? 0.45 + 0.55 * Math.abs(Math.cos(v * Math.PI * lobes)) : 1 + 0.06 * Math.sin(v * 60);
    const x = side * width * 0.5 * oval * edge;
    const drop = curl * length * v * v;
    return [x, Math.abs(side) * fold * width * 0.5 * oval - drop + 0.25 * curl * length * v, v * length];
  });
}

/** A few chopped leaves of parsley or coriander strewn over something. */
export function strewHerbs(
  table: Table,
  count: number,
  radius: number,
  height: (x: number, z: number) => number,
  size = 0.8,
): void {
  const green = parsleyGreen();
  table.scatter(count, radius, (x, z) => {
    const k = table.from(0.6, 1.2) * size;
    for (let flake = 0; flake < 3; flake += 1) {
      const [fx, fz] = [x + table.from(-1.6, 1.6), z + table.from(-1.6, 1.6)];
      const tiny = table.from(0.1, 0.24);
      const turn = { yaw: table.from(0, 360), pitch: table.from(-40, 40) };
      table.geometry.ellipsoid(
        { x: fx, z: fz, y: height(fx, fz) + 0.16, ...turn, scale: [tiny, 0.04, tiny * 1.7] },
        green,
        table.seed(),
      );
    }
    table.at(
      {
        x,
        z,
        y: height(x, z) + 0.1,
        yaw: table.from(0, 360),
        pitch: table.from(-25, 20),
        roll: table.from(-25, 25),
      },
      () => leaf(table, green, { length: k, width: k * 0.9, lobes: 1.5 }),
    );
  });
}

/** A sprig of flat parsley. */
export function parsleySprig(table: Table, size = 1): void {
  const green = parsleyGreen();
  for (let index = 0; index < 7; index += 1) {
    const yaw = (index - 3) * 38 + table.from(-12, 12);
    const rise = table.from(0.2, 1) * size;
    table.at({ y: rise, yaw, pitch: table.from(-20, 10) }, () => {
      tube(table.geometry, green, (t) => [0, -rise * (1 - t), t * 0.9 * size], {
        rows: 4,
        columns: 5,
        radius: () => 0.05,
      });
      for (const turn of [-48, 0, 48])
        table.at({ z: 0.8 * size, yaw: turn }, () =>
          leaf(table, green, { length: 1.2 * size, width: 0.95 * size, lobes: 1.6 }),
        );
    });
  }
}

/** The top of a mint twig, leaves in crossed pairs. */
export function mintSprig(table: Table, size = 1): void {
  const green = mintGreen();
  for (let level = 0; level < 4; level += 1)
    for (const side of [0, 180]) {
      const yaw = level * 90 + side + table.from(-14, 14);
      const k = size * (1.5 - level * 0.27);
      table.at({ y: level * 0.42 * size, yaw, pitch: -12 - level * 13 }, () =>
        leaf(table, green, { length: 1.9 * k, width: 1.15 * k, curl: table.from(0.15, 0.4) }),
      );
    }
}

/** Loose mint leaves lying flat. */
export function mintLeaves(table: Table, count: number, radius: number): void {
  const green = mintGreen();
  table.scatter(count, radius, (x, z) =>
    table.at({ x, z, y: 0.15, yaw: table.from(0, 360), pitch: table.from(-8, 4) }, () =>
      leaf(table, green, { length: table.from(1.8, 2.8), width: table.from(1.1, 1.6), curl: 0.12 }),
    ),
  );
}

/** A ruffled salad leaf, hollow upwards. */
export function saladLeaf(table: Table, material: Material, size: number): void {
  const turn = table.from(0, 7);
  const ruffles = 5 + Math.floor(table.random() * 4);
  grid(table.geometry, material, { columns: 40, rows: 12, seed: table.seed() }, (u, v) => {
    const angle = (u - 0.5) * 4.4;
    const reach = size * v * (0.85 + 0.25 * Math.cos(angle)) * (1 + 0.08 * Math.sin(angle * 9 + turn) * v);
    const wave = Math.sin(angle * ruffles + turn) * 0.16 + Math.sin(angle * ruffles * 2.3) * 0.08;
    return [Math.sin(angle) * reach, size * (0.34 * v * v + wave * v ** 3), Math.cos(angle) * reach];
  });
}

export const lettuceGreen = (): Material =>
  stuff({
    color: '#7aa83f',
    other: '#557f2c',
    grain: 0.8,
    ...LEAF,
    finish: (s) => {
      const vein = Math.abs(Math.sin(s.u * 34 + s.v * 3)) < 0.12 + 0.2 * (1 - s.v) ? 1.25 : 1;
      const pale = 1 + 0.9 * (1 - s.v) ** 2;
      s.r = Math.min(0.9, s.r * vein * pale * 1.1);
      s.g = Math.min(0.9, s.g * vein * (1 + 0.4 * (1 - s.v) ** 2));
      s.b = Math.min(0.9, s.b * vein * pale * 1.2);
    },
  });

export const redLeaf = (): Material =>
  stuff({ color: '#7a2f48', other: '#8f9a4a', grain: 0.5, share: -0.5, ...LEAF });
