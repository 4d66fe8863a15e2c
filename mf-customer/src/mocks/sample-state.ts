import type { Address, Notification, Order, Restaurant, Session, User } from 'shared-api/contract';

/** What the sample service knows; each page or test has its own, and forgets it with the page. */
export interface SampleState {
  user: User;
  isSignedIn: boolean;
  orders: Order[];
  restaurants: Restaurant[];
  addresses: Address[];
  /** How many were ever made. */
  addressCount: number;
  /** Ids of restaurants. */
  favourites: string[];
  notifications: Notification[];
  sessions: Session[];
}
