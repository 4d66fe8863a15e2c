import type { OrderLine } from 'shared-api/contract';

/** A line in the `lines` of an order; price of one portion with its options, in minor units. */
export interface LineJson {
  readonly id: string;
  readonly item_id: string;
  readonly name: string;
  /** As its customer saw it; not in orders of earlier versions. */
  readonly shown?: OrderLine['shown'];
  readonly quantity: number;
  readonly price: number;
  readonly note: string | null;
  /** What was chosen of it; absent if nothing was. */
  readonly options?: readonly OptionOfLine[];
}

/** An option as it was when it was ordered; price in minor units. */
export interface OptionOfLine {
  readonly id: string;
  /** The dish that it stood for, whose portions it took. */
  readonly dish?: string;
  readonly group: string;
  readonly name: string;
  readonly shown: NonNullable<OrderLine['shown']> | null;
  readonly quantity: number;
  readonly price: number;
}
