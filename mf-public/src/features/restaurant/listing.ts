import type { RestaurantSummary } from 'shared-api/contract';

/** Restaurants to be shown. */
export interface Listing {
  /** Identifies the search; another one shows its results from the start. */
  readonly subject: string;
  readonly restaurants: readonly RestaurantSummary[];
  /** Total number, when these are not all of them. */
  readonly total?: number | undefined;
  /** Whether there are more than the total: a long list is not counted whole. */
  readonly isMinimum?: boolean | undefined;
  /** Fetches the next page; absent on the last one. */
  readonly onEnd?: (() => void) | undefined;
}
