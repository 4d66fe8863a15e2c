import type { Database } from '../../infra/database/database.ts';
import { createBatcher } from '../../infra/database/create-batcher.ts';
import { withNotificationIds } from '../notification/notify.ts';
import { insertOrders, type NewOrder } from './insert-order.ts';
import { lookUp, type Finding, type Inquiry } from './intake.ts';

/** Bookings that come at the same moment share their two statements, and with the second one its commit. */
export interface BookingRounds {
  /** What a booking is decided by. */
  lookUp(inquiry: Inquiry): Promise<Finding>;
  /** Stores an order; committed once it resolves. False when its key was used before. */
  store(order: NewOrder): Promise<boolean>;
}

const rounds = new WeakMap<Database, BookingRounds>();

/** The rounds of the bookings that go to a database. */
export function bookingRoundsOf(db: Database): BookingRounds {
  const known = rounds.get(db);
  if (known) return known;
  const made: BookingRounds = {
    lookUp: createBatcher((inquiries) => lookUp(db, inquiries)),
    store: createBatcher((orders) => withNotificationIds((jitter) => insertOrders(db, orders, jitter))),
  };
  rounds.set(db, made);
  return made;
}
