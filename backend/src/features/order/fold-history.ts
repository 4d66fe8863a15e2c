import type { EventJson } from './order-row.ts';

/**
 * A history as people read it: of the moves to one stage by one side, the first and the last. An order that moved to
 * and fro a hundred times has a history that ends; all of it stays in `order_event`.
 */
export function foldHistory(history: readonly EventJson[]): EventJson[] {
  const keyOf = ({ stage, by }: EventJson) => `${stage} ${by}`;
  const first = new Map(history.toReversed().map((event) => [keyOf(event), event]));
  const last = new Map(history.map((event) => [keyOf(event), event]));
  return history.filter((event) => [first, last].some((ends) => ends.get(keyOf(event)) === event));
}
