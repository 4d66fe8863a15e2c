import * as z from 'zod';
import { daySchema, instantSchema } from './common.schemas.ts';

const clockSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const spanSchema = z.object({ opens: clockSchema, closes: clockSchema });

/** Opening times; see `openingState` for their meaning. */
export const scheduleSchema = z.object({
  week: z.array(z.array(spanSchema).max(4)).length(7),
  exceptions: z.array(z.object({ date: daySchema, spans: z.array(spanSchema).max(4) })).max(60),
  pausedUntil: instantSchema.nullable(),
});
export type Schedule = z.infer<typeof scheduleSchema>;
