import { tube } from '../core/mesh.ts';
import { stuff } from '../core/stuff.ts';
import type { Table } from '../core/table.ts';
import { LIME, citrusWedge } from '../parts/citrus.ts';
import { cube } from '../parts/fruit.ts';
import { ceramic } from '../parts/glazes.ts';
import { rice } from '../parts/grains.ts';
import { lettuceGreen, strewHerbs } from '../parts/herbs.ts';
import { charred, chunk } from '../parts/meat.ts';
import { prawn } from '../parts/shellfish.ts';
import { pepperStrip } from '../parts/slices.ts';
import { carrotOrange, pepperRed } from '../parts/vegetables.ts';
import { bowl, plate } from '../parts/vessels.ts';
import { strewn } from './laying.ts';

/** Noodles from the wok with vegetables and meat. */
export function noodles(table: Table): void {
  bowl(table, { radius: 12.6, height: 6, material: ceramic('#22282c', '#b3301c', 0.1), foot: 0.42 });
  const strand = stuff({
    color: '#d9a650',
    other: '#b97a28',
    grain: 0.5,
    vary: 0.15,
    rough: 0.22,
    specular: 0.05,
  });
  const surface = (x: number, z: number): number => 4 + 2.6 * (1 - (Math.hypot(x, z) / 11.4) ** 2);
  for (let index = 0; index < 120; index += 1) {
    const [size, arc] = [table.from(2.4, 6), table.from(1.8, 4.6)];
    const reach = Math.sqrt(table.random()) * 6.4;
    const angle = table.from(0, 6.28);
    const [cx, cz] = [Math.sin(angle) * reach, Math.cos(angle) * reach];
    const [turn, wave, lift] = [table.from(0, 6.28), table.from(0.2, 0.7), table.from(-0.9, 0.35)];
    tube(
      table.geometry,
      strand,
      (t) => {
        const a = turn + (t - 0.5) * arc;
        const [x, z] = [cx + Math.sin(a) * size, cz + Math.cos(a) * size * 0.8];
        const inside = Math.min(1, 10.4 / Math.max(0.1, Math.hypot(x, z)));
        return [
          x * inside,
          surface(x * inside, z * inside) + lift + wave * Math.sin(t * 8 + turn),
          z * inside,
        ];
      },
      { columns: 8, rows: 26, radius: () => 0.3, seed: table.seed() },
    );
  }
  const meat = charred();
  table.scatter(11, 6.4, (x, z) =>
    table.at({ x, z, y: surface(x, z) + 0.6, yaw: table.from(0, 360) }, () =>
      chunk(table, meat, table.from(0.9, 1.4)),
    ),
  );
  const [red, carrot, green] = [pepperRed(), carrotOrange(), lettuceGreen()];
  table.scatter(13, 7, (x, z, index) =>
    table.at({ x, z, y: surface(x, z) + 0.3, yaw: table.from(0, 360), roll: table.from(-20, 20) }, () =>
      pepperStrip(table, [red, carrot, green][index % 3] ?? red, 3.4),
    ),
  );
  const spring = stuff({ color: '#6aa83a', other: '#a8cf78', grain: 1, rough: 0.3 });
  table.scatter(34, 7.6, (x, z) =>
    table.at(
      {
        x,
        z,
        y: surface(x, z) + 0.7,
        yaw: table.from(0, 360),
        roll: table.from(0, 90),
        pitch: table.from(0, 90),
      },
      () =>
        tube(table.geometry, spring, (t) => [0, (t - 0.5) * 0.5, 0], {
          columns: 12,
          rows: 2,
          radius: () => 0.42,
        }),
    ),
  );
  const sesame = stuff({ color: '#f6e8c4', rough: 0.4 });
  table.scatter(120, 7.4, (x, z) =>
    table.geometry.ellipsoid(
      { x, z, y: surface(x, z) + 0.7, yaw: table.from(0, 360), scale: [0.12, 0.08, 0.2] },
      sesame,
      table.seed(),
    ),
  );
  const lacquer = stuff({ color: '#5c1710', rough: 0.15 });
  for (const [x, yaw] of [
    [8, 62],
    [9.6, 66],
  ] as const)
    table.at({ x, z: -4, y: 6.7, yaw, pitch: -4 }, () =>
      tube(table.geometry, lacquer, (t) => [0, 0, (t - 0.35) * 26], {
        columns: 10,
        rows: 4,
        radius: (t) => 0.32 + 0.16 * t,
      }),
    );
}

/** Fried rice with peas, egg and prawns. */
export function friedRice(table: Table): void {
  plate(table, { radius: 14, material: ceramic('#263b40', '#c9a05a', 0.12) });
  const grain = stuff({ color: '#eed08a', other: '#dcae58', grain: 0.7, vary: 0.12, rough: 0.3 });
  const heap = rice(table, grain, 10.6, 3.2);
  const pea = stuff({ color: '#6fa42c', other: '#558a20', grain: 2, vary: 0.15, rough: 0.25 });
  strewn(table, 60, 9.4, heap, () => table.geometry.ellipsoid({ scale: 0.4 }, pea, table.seed()));
  strewn(table, 44, 9.4, heap, () => cube(table, carrotOrange(), 0.42));
  strewn(table, 30, 8.6, heap, () => cube(table, stuff({ color: '#f4cf5a', rough: 0.4 }), 0.55));
  for (const [x, z, yaw] of [
    [-2.6, -1.6, 0],
    [2.8, -2, 100],
    [0.6, 2.8, 200],
    [-4.6, 3, 290],
  ] as const)
    table.at({ x, z, y: heap(x, z) + 0.2, yaw }, () => prawn(table, 0.92));
  table.at({ x: 7.6, z: 4.4, y: 0.9, yaw: 30 }, () => citrusWedge(table, LIME, 2.3));
  strewHerbs(table, 26, 8.4, (x, z) => heap(x, z) + 0.3, 1.1);
}
