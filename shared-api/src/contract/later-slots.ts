import type { OpeningSchedule } from './opening-hours.ts';
import { openSpans } from './opening-intervals.ts';
import type { LaterOrders } from './schedule.schemas.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * When a restaurant takes orders for later, in milliseconds since the epoch: slots of its own length from each opening
 * on that end before it closes, from the lead time on, not during a pause, until the end of the last day (local;
 * Mauritania's time is UTC). Where opening times overlap, the slots of the later one follow those of the earlier: each
 * stays what it is, however far away it is.
 */
export function laterSlots(schedule: OpeningSchedule, later: LaterOrders, now: number): number[] {
  const length = later.slotMinutes * MINUTE_MS;
  const pausedUntil = schedule.pausedUntil === null ? 0 : Date.parse(schedule.pausedUntil);
  const first = Math.max(now + later.leadMinutes * MINUTE_MS, pausedUntil);
  const end = (Math.floor(now / DAY_MS) + later.days + 1) * DAY_MS;
  const slots: number[] = [];
  let covered = 0;
  for (const { from, to } of openSpans(schedule, now)) {
    const skipped = Math.max(0, Math.ceil((Math.max(first, covered) - from) / length));
    for (let at = from + skipped * length; at + length <= to && at < end; at += length) slots.push(at);
    covered = Math.max(covered, to);
  }
  return slots;
}
