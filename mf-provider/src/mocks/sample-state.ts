import type { LiveEvent } from 'shared-api';
import type { Order, Restaurant, User } from 'shared-api/contract';

/** What the sample service knows; each page or test has its own. */
export interface SampleService {
  user: User;
  /** The account behind the sample provider. */
  owner: User;
  restaurants: Restaurant[];
  removed: Restaurant[];
  orders: Order[];
  /** Milliseconds that the order list takes. */
  orderDelay: number;
  /** Receives what the real service would push. */
  onEvent: (event: LiveEvent) => void;
}
