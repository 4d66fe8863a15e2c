import type { LiveEvent } from 'shared-api';
import type { BlockedSender, Order, Restaurant, Review, User } from 'shared-api/contract';

/** State of the sample service; each page or test has its own. */
export interface SampleService {
  user: User;
  /** The account behind the sample provider. */
  owner: User;
  restaurants: Restaurant[];
  removed: Restaurant[];
  orders: Order[];
  /** Of all restaurants. */
  blockedSenders: BlockedSender[];
  reviews: Review[];
  /** Delay of the order list, in milliseconds. */
  orderDelay: number;
  /** Called with what the service would push. */
  onEvent: (event: LiveEvent) => void;
}
