import type { Heap } from '../parts/grains.ts';
import type { Table } from '../core/table.ts';

/** Draws many small things half sunk into a heap. */
export function strewn(table: Table, count: number, radius: number, heap: Heap, draw: () => void): void {
  table.scatter(count, radius, (x, z) => {
    table.at({ x, z, y: heap(x, z) + 0.2, yaw: table.from(0, 360) }, draw);
  });
}
