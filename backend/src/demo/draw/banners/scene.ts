import type * as ground from '../dishes/grounds.ts';
import type { Table } from '../core/table.ts';
import type { Picture } from '../studio.ts';

export type Piece = readonly [
  x: number,
  z: number,
  draw: (table: Table) => void,
  more?: { readonly yaw?: number; readonly y?: number; readonly scale?: number },
];

/** A scene of pieces on a ground. */
export function scene(on: ground.Ground, pieces: readonly Piece[], more: Partial<Picture> = {}): Picture {
  return {
    draw: (table) => {
      on(table);
      for (const [x, z, draw, place = {}] of pieces) table.at({ x, z, ...place }, () => draw(table));
    },
    ...more,
  };
}

export const group =
  (pieces: readonly Piece[]) =>
  (table: Table): void => {
    for (const [x, z, draw, place = {}] of pieces) table.at({ x, z, ...place }, () => draw(table));
  };

export const lowView = { target: [0, 6, 0] as const, elevation: 24, distance: 66, lens: 0.8 };
