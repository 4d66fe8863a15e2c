import type { Material } from '../core/material.ts';
import { grid } from '../core/mesh.ts';
import { fbm } from '../core/noise.ts';
import { paint, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color } from '../core/vec.ts';
import {
  bananaSlice,
  cube,
  kiwiGreen,
  mangoFlesh,
  melonFlesh,
  papayaFlesh,
  pineappleFlesh,
  pomegranateSeeds,
  watermelonFlesh,
} from '../parts/fruit.ts';
import { ceramic } from '../parts/glazes.ts';
import { lettuceGreen, mintSprig, redLeaf, saladLeaf, strewHerbs } from '../parts/herbs.ts';
import { chunk } from '../parts/meat.ts';
import { cherryTomato, cucumberSlice, olive, onionRing, tomatoSlice } from '../parts/slices.ts';
import { oliveBlack, pepperGreen, pepperRed, pepperYellow } from '../parts/vegetables.ts';
import { bowl, plate } from '../parts/vessels.ts';
import { pepperPiece } from './sides.ts';

/** A generous mixed salad. */
export function salad(table: Table): void {
  bowl(table, { radius: 13.4, height: 5, material: ceramic('#dfe0d4', '#7a9a5a'), foot: 0.48 });
  const [green, red] = [lettuceGreen(), redLeaf()];
  for (const [count, radius, y, size] of [
    [12, 8.6, 3, 5],
    [9, 5, 4, 4.6],
    [5, 2, 4.6, 4],
  ] as const)
    table.ring(count, radius, ({ x, z, yaw }, index) =>
      table.at(
        { x, z, y: y + table.from(-0.3, 0.3), yaw: yaw + table.from(-40, 40), pitch: table.from(-22, 0) },
        () => saladLeaf(table, index % 3 === 2 ? red : green, size * table.from(0.8, 1.1)),
      ),
    );
  const tops: (readonly [number, number, number, () => void])[] = [];
  for (const [x, z] of [
    [-4.6, 1.6],
    [-2.6, 3.8],
    [4.8, -2.6],
    [3, 4.8],
  ] as const)
    tops.push([x, z, 5.6, () => tomatoSlice(table, 2.2)]);
  for (const [x, z] of [
    [1, 0.4],
    [2.8, 1.4],
    [-5.4, -2.4],
    [0, 6.2],
    [-1.6, -4.6],
  ] as const)
    tops.push([x, z, 5.9, () => cucumberSlice(table, 1.8)]);
  for (const [x, z] of [
    [-1.4, 0.6],
    [5.6, 2],
    [-3.4, -4],
  ] as const)
    tops.push([x, z, 6, () => onionRing(table, 1.9)]);
  for (const [x, z] of [
    [1.6, -2.8],
    [-0.6, 2.4],
    [4, 0],
    [-3.6, -0.6],
    [1, 3.6],
  ] as const)
    tops.push([x, z, 6.1, () => olive(table, oliveBlack())]);
  const feta = stuff({ color: '#f7f3e8', rough: 0.6, bump: 0.3, bumps: 4 });
  for (const [x, z] of [
    [2.4, -0.8],
    [-2.2, -2],
    [-0.4, 4.8],
    [3.8, 2.8],
    [-4.4, 3.4],
  ] as const)
    tops.push([x, z, 6.3, () => chunk(table, feta, 0.85)]);
  for (const [x, z, y, draw] of tops)
    table.at(
      { x, z, y, yaw: table.from(0, 360), roll: table.from(-16, 16), pitch: table.from(-14, 18) },
      draw,
    );
}

/** Vegetables with the marks of the grill. */
export function grilledVegetables(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#ded4bf', '#5d6b3a') });
  const colours = [pepperRed(), pepperYellow(), pepperGreen()];
  const courgette = griddled('#dfe0a0', '#7d9a3c');
  const aubergine = griddled('#d9b98a', '#3a1c34');
  table.scatter(30, 9.2, (x, z, index) => {
    const place = {
      x,
      z,
      y: 1.1 + 1.5 * Math.max(0, 1 - Math.hypot(x, z) / 8),
      yaw: table.from(0, 180),
      roll: table.from(-18, 18),
    };
    table.at(place, () => {
      if (index % 3 === 0) pepperPiece(table, colours[(index / 3) % 3] ?? courgette, 2.4);
      else griddledSlice(table, index % 3 === 1 ? courgette : aubergine, index % 3 === 1 ? 5 : 4.4);
    });
  });
  for (const [x, z] of [
    [-2, 4.6],
    [4.6, 2.6],
    [-4.8, -2.8],
    [1.6, -4],
  ] as const)
    table.at({ x, z, y: 2 }, () => cherryTomato(table, 1.45));
  strewHerbs(table, 26, 7.6, (x, z) => 1.8 + 1.5 * Math.max(0, 1 - Math.hypot(x, z) / 8), 1.2);
}

const griddled = (hex: string, rim: string): Material =>
  stuff({
    color: hex,
    rough: 0.25,
    finish: (s) => {
      const edge = Math.abs(s.u * 2 - 1);
      if (edge > 0.86) paint(s, color(rim));
      const bar = Math.abs(((((s.v * 5) % 1) + 1) % 1) - 0.5);
      const k = bar < 0.14 ? 0.16 : 0.8 + 0.3 * fbm(s.x * 1.4, s.y, s.z * 1.4, 2);
      s.r *= k;
      s.g *= k * 0.97;
      s.b *= k * 0.9;
    },
  });

function griddledSlice(table: Table, material: Material, length: number): void {
  grid(table.geometry, material, { columns: 12, rows: 20, seed: table.seed() }, (u, v) => {
    const side = u * 2 - 1;
    const width = 1.5 * (1 - Math.abs(v * 2 - 1) ** 5) ** 0.5;
    return [side * width, 0.35 * (1 - side ** 4) + 0.5 * Math.sin(v * 3), (v - 0.5) * length];
  });
}

/** Fruit in cubes with mint. */
export function fruitSalad(table: Table): void {
  bowl(table, { radius: 12.4, height: 5.6, material: ceramic('#2f7a8a', '#f0e2c0', 0.1), foot: 0.46 });
  const fruits = [
    mangoFlesh(),
    watermelonFlesh(),
    melonFlesh(),
    kiwiGreen(),
    papayaFlesh(),
    pineappleFlesh(),
  ];
  const surface = (x: number, z: number): number => 3.8 + 2.6 * (1 - (Math.hypot(x, z) / 10.8) ** 2);
  for (const lift of [-1.2, 0])
    table.scatter(62, 9.8, (x, z, index) => {
      table.at(
        {
          x,
          z,
          y: surface(x, z) + lift,
          yaw: table.from(0, 360),
          roll: table.from(-40, 40),
          pitch: table.from(-40, 40),
        },
        () => {
          if (index % 9 === 4) bananaSlice(table, 1.4);
          else cube(table, fruits[(index * 5) % 6] ?? fruits[0] ?? kiwiGreen(), 1.15);
        },
      );
    });
  pomegranateSeeds(table, 50, 9, (x, z) => surface(x, z) + 0.8);
  table.at({ y: 7, x: 0.6, z: -0.4 }, () => mintSprig(table, 1.5));
}
