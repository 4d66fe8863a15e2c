import * as z from 'zod';
import { idSchema, instantSchema, lineSchema } from './common.schemas.ts';
import { BLOCK_TIMES, STORM_SENDERS } from './vocabulary.ts';

/**
 * What a restaurant learns about the sender of an order: counts alone, never networks or devices. Orders count as the
 * same sender's of the same account or, for guests, with the same phone number or from the same browser.
 */
export const orderSenderSchema = z.object({
  /** Pending orders of the sender at this restaurant. */
  orders: z.number().int(),
  /** Further pending ones of guests from the same internet connection, which others may share; 0 for an account. */
  connectionOrders: z.number().int(),
  /** Whether those are so many that the connection can be blocked, for some minutes. */
  canBlockConnection: z.boolean(),
  isBlocked: z.boolean(),
});
export type OrderSender = z.infer<typeof orderSenderSchema>;

/** A sender whose orders a restaurant refuses. */
export const blockedSenderSchema = z.object({
  id: idSchema,
  /** Of the order that was open when the sender was blocked. */
  customerName: z.string(),
  phones: z.array(z.string()),
  since: instantSchema,
  /** Null until somebody unblocks it. */
  until: instantSchema.nullable(),
});
export type BlockedSender = z.infer<typeof blockedSenderSchema>;

/** A restaurant with abnormally many orders. */
export const orderStormSchema = z.object({
  restaurant: z.object({ id: idSchema, name: z.string() }),
  since: instantSchema,
  placed: z.number().int(),
  refused: z.number().int(),
  sender: z.enum(STORM_SENDERS),
});
export type OrderStorm = z.infer<typeof orderStormSchema>;

/** Rejects the sender's orders, blocks the sender, or both. */
export const stopSenderSchema = z.object({
  /** Why the orders are rejected, as their customers read it; null leaves them. */
  reason: lineSchema(200, 1).nullable(),
  /** Null does not block. */
  block: z.enum(BLOCK_TIMES).nullable(),
  /** Also what comes from the same internet connection. */
  includesConnection: z.boolean().default(false),
});
