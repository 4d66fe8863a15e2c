import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import type { PortionsJson } from './portions.ts';

const LOCK = named(
  'portions.lock',
  `SELECT portions AS left, until FROM portions_left
   WHERE restaurant_id = $1 AND id = $2 AND until > $3 FOR UPDATE`,
);

const SET = named(
  'portions.set',
  `INSERT INTO portions_left (restaurant_id, id, portions, until) VALUES ($1, $2, $3, $4)
   ON CONFLICT (restaurant_id, id) DO UPDATE SET portions = excluded.portions, until = excluded.until`,
);

/** A dish or an option. */
interface Target {
  readonly restaurantId: string;
  readonly id: string;
}

interface AvailabilityBody {
  readonly soldOutUntil?: string | null | undefined;
  readonly portionsLeft?: number | null | undefined;
  readonly expectedPortions?: number | null | undefined;
}

/** The number for today of a dish or option before and after a change; null for none. */
export interface PortionChange {
  readonly before: PortionsJson | null;
  readonly after: PortionsJson | null;
}

/**
 * Sets or ends the number for today of a dish or option, as the body of a call says. While a number stands, its day
 * stays the same, so that orders give back to it what they have taken of it.
 *
 * @param nextDay when the next business day begins
 * @throws ServiceError `conflict` with `current` if it is not the expected one
 */
export async function setPortions(
  db: Queryable,
  { restaurantId, id }: Target,
  { soldOutUntil, portionsLeft, expectedPortions: expected }: AvailabilityBody,
  nextDay: Date,
  now: number,
): Promise<PortionChange> {
  const row = await db.first<{ left: number; until: Date }>(LOCK, [restaurantId, id, new Date(now)]);
  const before = row ? { left: row.left, until: row.until.toISOString() } : null;
  if (expected !== undefined && expected !== (row?.left ?? null)) {
    throw new ServiceError('conflict', { current: { portionsLeft: row?.left ?? null } });
  }
  // Of a dish that is available again, not none.
  const isBack = soldOutUntil === null && row?.left === 0;
  if (portionsLeft === undefined && !isBack) return { before, after: before };
  if (portionsLeft) {
    const until = row?.until ?? nextDay;
    await db.execute(SET, [restaurantId, id, portionsLeft, until]);
    return { before, after: { left: portionsLeft, until: until.toISOString() } };
  }
  if (row) await db.execute(SET, [restaurantId, id, 0, new Date(now)]);
  return { before, after: null };
}
