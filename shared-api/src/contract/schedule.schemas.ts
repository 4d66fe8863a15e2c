import * as z from 'zod';
import { daySchema, instantSchema } from './common.schemas.ts';
import { LATER_LIMITS } from './restaurant-limits.ts';
import { SLOT_MINUTES } from './vocabulary.ts';

const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const spanSchema = z.object({ opens: clockSchema, closes: clockSchema });

/** Opening times; see `openingState` for their meaning. */
export const scheduleSchema = z.object({
  week: z.array(z.array(spanSchema).max(4)).length(7),
  exceptions: z.array(z.object({ date: daySchema, spans: z.array(spanSchema).max(4) })).max(60),
  pausedUntil: instantSchema.nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;

/** How a restaurant takes orders for later; see `laterSlots`. */
export const laterOrdersSchema = z.object({
  /** One of `SLOT_MINUTES`. */
  slotMinutes: z
    .number()
    .int()
    .min(SLOT_MINUTES[0])
    .refine((minutes) => SLOT_MINUTES.some((one) => one === minutes), 'not a length'),
  /** Orders that one slot takes; null: any number. */
  slotCapacity: z.number().int().min(1).max(LATER_LIMITS.slotCapacity).nullable(),
  /** From the order to the first slot. */
  leadMinutes: z.number().int().min(0).max(LATER_LIMITS.leadMinutes),
  /** Days after today that can be chosen. */
  days: z.number().int().min(0).max(LATER_LIMITS.days),
});
export type LaterOrders = z.infer<typeof laterOrdersSchema>;
