import type { RestaurantSummary } from 'shared-api/contract';

/** Restaurants to be shown. */
export interface Listing {
  /** What was looked for; another search shows its results from the beginning. */
  readonly subject: string;
  readonly restaurants: readonly RestaurantSummary[];
  /** How many there are, when these are not all of them. */
  readonly total?: number | undefined;
  /** That number is only about right. */
  readonly isEstimate?: boolean | undefined;
  /** Fetches more; absent when there are no more. */
  readonly onEnd?: (() => void) | undefined;
}
