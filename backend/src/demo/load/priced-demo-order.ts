import type { LineJson } from '../../features/order/line-row.ts';
import type { DemoOrder } from '../data/types.ts';
import type { SeededRestaurant } from './load-restaurants.ts';
import type { HistoryStep } from './order-history.ts';

interface LineRow {
  readonly id: string;
  readonly itemId: string;
  readonly name: string;
  /** As its customer saw it; null where that is the original. */
  readonly shown: NonNullable<LineJson['shown']> | null;
  readonly quantity: number;
  readonly price: number;
  readonly note: string | null;
}

/** A demo order, priced and ready to be stored. */
export interface PricedDemoOrder {
  readonly id: string;
  readonly code: string;
  readonly demo: DemoOrder;
  readonly restaurant: SeededRestaurant;
  readonly userId: string | null;
  readonly lines: readonly LineRow[];
  readonly history: readonly HistoryStep[];
  readonly subtotal: number;
  readonly deliveryFee: number;
  readonly total: number;
}
