import type { Table } from '../core/table.ts';
import { type Heap } from '../parts/grains.ts';

/** The same height everywhere. */
export const flat = (y: number) => (): number => y;

/** Puts something on a heap, lying as the heap slopes. */
export function on(
  table: Table,
  heap: Heap,
  x: number,
  z: number,
  lift: number,
  draw: () => void,
  yaw = table.from(0, 360),
): void {
  const slopeX = (heap(x + 0.7, z) - heap(x - 0.7, z)) / 1.4;
  const slopeZ = (heap(x, z + 0.7) - heap(x, z - 0.7)) / 1.4;
  const lean = { pitch: (-Math.atan(slopeZ) * 180) / Math.PI, roll: (Math.atan(slopeX) * 180) / Math.PI };
  table.at({ x, z, y: heap(x, z) + lift, ...lean }, () => table.at({ yaw }, draw));
}

/** Draws many small things half sunk into a heap. */
export function strewn(table: Table, count: number, radius: number, heap: Heap, draw: () => void): void {
  table.scatter(count, radius, (x, z) =>
    table.at({ x, z, y: heap(x, z) + 0.2, yaw: table.from(0, 360) }, draw),
  );
}
