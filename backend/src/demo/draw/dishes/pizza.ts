import type { Material } from '../core/material.ts';
import { mound, tube } from '../core/mesh.ts';
import { fbm, noise } from '../core/noise.ts';
import { blend, stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { color, smoothstep } from '../core/vec.ts';
import { leaf, mintGreen, strewHerbs } from '../parts/herbs.ts';
import { charred, chunk } from '../parts/meat.ts';
import { pour } from '../parts/sauces.ts';
import { cherryTomato, cucumberSlice, onionRing, pepperStrip, tomatoSlice } from '../parts/slices.ts';
import { oliveBlack, pepperGreen, pepperRed } from '../parts/vegetables.ts';
import { board } from '../parts/vessels.ts';
import { flat } from './laying.ts';
import { oak } from './sides.ts';

/** Where sauce, cheese and crust of a pizza lie, by distance from the middle. */
function pizzaBase(table: Table, radius: number): void {
  const shift = table.from(0, 40);
  const top: Material = {
    kind: 'opaque',
    shade(s) {
      const r = Math.hypot(s.u, s.v) / radius;
      const cheese =
        smoothstep(-0.25, 0.12, fbm(s.u * 0.34 + shift, 1, s.v * 0.34, 3) + 0.14) * smoothstep(0.86, 0.8, r);
      [s.r, s.g, s.b] = color('#b53c14');
      s.rough = 0.22;
      blend(s, color('#f0cd88'), cheese);
      const brown = smoothstep(0.18, 0.42, fbm(s.u * 0.8 + shift, 7, s.v * 0.8, 3)) * cheese;
      blend(s, color('#b9681c'), 0.85 * brown);
      blend(s, color('#e6a84a'), 0.4 * cheese * smoothstep(0.0, 0.5, noise(s.u * 1.6, 3, s.v * 1.6)));
      if (r > 0.84) {
        const bake = fbm(s.x * 0.55, s.y * 0.55 + shift, s.z * 0.55, 3);
        [s.r, s.g, s.b] = color('#dba050');
        blend(s, color('#8a4818'), 0.85 * smoothstep(-0.15, 0.5, bake + 0.3 * s.ny));
        blend(s, color('#1e0f08'), 0.8 * smoothstep(0.34, 0.55, bake));
        s.rough = 0.55;
      }
    },
  };
  mound(table.geometry, top, { radius, rings: 90, segments: 150 }, (x, z) => {
    const r = Math.hypot(x, z) / radius;
    const uneven = 0.5 * noise(x * 0.35 + shift, 2, z * 0.35);
    const rim = Math.exp(-(((r - 0.92) / 0.055) ** 2)) * (1.25 + uneven);
    const cheese = 0.22 * fbm(x * 0.34 + shift, 1, z * 0.34, 3) + 0.1 * noise(x * 1.2, shift, z * 1.2);
    return 0.75 + rim + (r < 0.86 ? cheese : 0) - (r > 0.97 ? (r - 0.97) * 26 : 0);
  });
}

function pizza(table: Table, toppings: () => void): void {
  board(table, 34, 34, oak(), 1.2);
  table.at({ y: 1.2 }, () => {
    pizzaBase(table, 14.6);
    toppings();
  });
}

function basil(table: Table, places: readonly (readonly [number, number])[]): void {
  const green = mintGreen();
  for (const [x, z] of places)
    for (const turn of [0, 130])
      table.at({ x, z, y: 1.35, yaw: table.from(0, 90) + turn, pitch: -12 }, () =>
        leaf(table, green, { length: 2.7, width: 1.8, curl: 0.35 }),
      );
}

/** Tomato, mozzarella, basil. */
export function margherita(table: Table): void {
  pizza(table, () => {
    const mozzarella = stuff({ color: '#fbf4e2', other: '#f2e0b4', grain: 0.9, rough: 0.25 });
    table.scatter(9, 9.6, (x, z) =>
      pourAt(table, x, z, () =>
        pour(table, mozzarella, table.from(1.5, 2), flat(0.85), { thick: 0.28, uneven: 0.25, bumps: 0.06 }),
      ),
    );
    table.scatter(8, 10, (x, z) =>
      table.at({ x, z, y: 0.9, roll: table.from(-8, 8) }, () => tomatoSlice(table, 1.6)),
    );
    basil(table, [
      [0.4, 0.6],
      [-5, 2.6],
      [4.6, -3.8],
      [3.6, 5],
      [-3.6, -5.2],
      [-7.8, -2],
    ]);
  });
}

function pourAt(table: Table, x: number, z: number, draw: () => void): void {
  table.at({ x, z }, draw);
}

/** Sausage rounds, minced beef, onion and olives. */
export function pizzaMeat(table: Table): void {
  pizza(table, () => {
    const sausage = stuff({
      color: '#a3240f',
      other: '#c2451c',
      grain: 2.2,
      rough: 0.2,
      specular: 0.055,
      bump: 0.2,
      bumps: 5,
      finish: (s) => {
        blend(s, color('#3a0d06'), 0.75 * smoothstep(1.2, 1.75, Math.hypot(s.u, s.v)));
        blend(s, color('#f0c89a'), smoothstep(0.5, 0.62, noise(s.x * 3.4, 1, s.z * 3.4)));
      },
    });
    table.scatter(20, 11, (x, z) =>
      table.at({ x, z, y: 0.98, roll: table.from(-7, 7), pitch: table.from(-7, 7) }, () =>
        mound(
          table.geometry,
          sausage,
          { radius: 1.75, rings: 8, segments: 28 },
          (u, v) => 0.16 + 0.16 * (Math.hypot(u, v) / 1.75) ** 3,
        ),
      ),
    );
    const meat = charred();
    table.scatter(34, 11.4, (x, z) =>
      table.at({ x, z, y: 1.1, yaw: table.from(0, 360) }, () => chunk(table, meat, table.from(0.4, 0.65))),
    );
    olives(table, 14);
    table.scatter(9, 9, (x, z) =>
      table.at({ x, z, y: 1.2, yaw: table.from(0, 360) }, () => pepperStrip(table, pepperGreen(), 3)),
    );
    strewHerbs(table, 20, 11, flat(1.2), 0.9);
  });
}

function olives(table: Table, count: number): void {
  const black = oliveBlack();
  table.scatter(count, 11, (x, z) =>
    table.at({ x, z, y: 1.15, roll: table.from(-12, 12) }, () =>
      tube(table.geometry, black, (t) => [Math.sin(t * 6.2832) * 0.55, 0, Math.cos(t * 6.2832) * 0.55], {
        columns: 9,
        rows: 20,
        radius: () => 0.26,
      }),
    ),
  );
}

/** Peppers, courgette, cherry tomatoes, olives. */
export function pizzaVegetables(table: Table): void {
  pizza(table, () => {
    const strips = [pepperRed(), pepperGreen(), stuff({ color: '#eab11a', rough: 0.2 })];
    table.scatter(20, 10.6, (x, z, index) =>
      table.at({ x, z, y: 1.0, yaw: table.from(0, 360) }, () =>
        pepperStrip(table, strips[index % 3] ?? pepperRed(), 3.4),
      ),
    );
    table.scatter(10, 10, (x, z) =>
      table.at({ x, z, y: 0.95, roll: table.from(-8, 8) }, () => cucumberSlice(table, 1.6)),
    );
    table.scatter(9, 10.6, (x, z) =>
      table.at({ x, z, y: 0.5, yaw: table.from(0, 90) }, () => cherryTomato(table, 1.05)),
    );
    olives(table, 13);
    table.scatter(6, 8, (x, z) => table.at({ x, z, y: 1.1, roll: 9 }, () => onionRing(table, 1.7)));
    basil(table, [
      [0, 0],
      [5.4, 4.2],
      [-5.6, -3.4],
    ]);
  });
}
