import * as z from 'zod';
import {
  daySchema,
  fileShape,
  idSchema,
  instantSchema,
  lineSchema,
  moneySchema,
  pageQueryShape,
  reasonSchema,
  tokenSchema,
  type SchemasOf,
} from './common.schemas.ts';
import {
  blockedSenderSchema,
  orderSenderSchema,
  orderStormSchema,
  stopSenderSchema,
} from './order-sender.schemas.ts';
import { restaurantLinkSchema } from './restaurant-link.schemas.ts';
import {
  answerChangeSchema,
  askChangeSchema,
  orderChangeSchema,
  proposeChangeSchema,
} from './order-change.schemas.ts';
import { orderPromotionSchema } from './promotion.schemas.ts';
import { PHONE_END_LENGTH, readOrderCode, readPhoneEnd } from './order-code.ts';
import { orderLineSchema } from './order-line.schemas.ts';
import { ORDER_STAGES, ORDER_STATUSES, PROVIDER_STATUSES } from './order-stages.ts';
import type { orderEndpoints } from './order.endpoints.ts';
import { orderReviewSchema } from './review.schemas.ts';
import { ORDER_ACTORS, ORDER_TYPES } from './vocabulary.ts';
import { contactFields, createOrderSchema, paymentSchema } from './create-order.schemas.ts';

export const orderEventSchema = z.object({
  stage: z.enum(ORDER_STAGES),
  at: instantSchema,
  by: z.enum(ORDER_ACTORS),
  reason: z.string().nullable(),
  minutes: z.number().int().nullable(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** A row of an order list. */
export const orderSummarySchema = z.object({
  id: idSchema,
  /** Short code to say aloud, e.g. `K7M-42Q`. */
  code: z.string(),
  stage: z.enum(ORDER_STAGES),
  status: z.enum(ORDER_STATUSES),
  orderType: z.enum(ORDER_TYPES),
  totalAmount: moneySchema,
  orderDate: instantSchema,
  restaurant: restaurantLinkSchema,
  /** Absent for an anonymous order. */
  user: z
    .object({ id: idSchema, firstname: z.string().nullable(), lastname: z.string().nullable() })
    .nullable(),
  /** Contact name given with the order. */
  customerName: z.string(),
  items: z.array(orderLineSchema),
  /** Instant at which a pending order expires. */
  expiresAt: instantSchema.nullable(),
  /** Instant promised by the restaurant when it accepted. */
  promisedAt: instantSchema.nullable(),
  /** Minutes from kitchen to door, as they were when a delivery was promised; else `DELIVERY_MINUTES`. */
  deliveryMinutes: z.number().int().optional(),
  /** When its customer wants it, at the door or at the counter, and when the kitchen begins; absent: at once. */
  later: z.object({ wantedAt: instantSchema, prepareAt: instantSchema }).optional(),
  /** The change of which one side awaits the other's answer; null if there is none. */
  openChange: orderChangeSchema.nullable().optional(),
  /** What was taken off its price; null: nothing. */
  promotion: orderPromotionSchema.nullable().optional(),
  /** Increases with every change. */
  version: z.number().int(),
  /** Path of the public tracking page; only in replies to its customer. */
  trackingToken: tokenSchema.optional(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;

/** One order, whole. */
export const orderSchema = orderSummarySchema.extend({
  phone: z.string(),
  address: z.string(),
  commune: z.string().nullable(),
  landmark: z.string().nullable(),
  note: z.string().nullable(),
  subtotal: moneySchema,
  deliveryFee: moneySchema,
  payment: paymentSchema,
  history: z.array(orderEventSchema),
  /** All changes that either side wanted, oldest first; absent: none. */
  changes: z.array(orderChangeSchema).optional(),
  restaurantPhone: z.string().nullable(),
  /** Of a takeaway: where it waits, and until when; null where the restaurant doesn't say. */
  pickUp: z
    .object({
      /** Address, landmark and commune in one line. */
      place: z.string().nullable(),
      /** The same apart: address with landmark, and the commune. */
      address: z.string().nullable().optional(),
      commune: z.string().nullable().optional(),
      until: instantSchema.nullable(),
    })
    .nullable()
    .optional(),
  /** Its customer's review, once delivered. */
  review: orderReviewSchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

const filterShape = {
  q: pageQueryShape.q,
  status: z.enum(ORDER_STATUSES).optional(),
  providerStatus: z.enum(PROVIDER_STATUSES).optional(),
  orderType: z.enum(ORDER_TYPES).optional(),
  /** First and last day, local, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  sort: z.enum(['newest', 'oldest', 'highest', 'lowest']).optional(),
};
const listShape = { ...pageQueryShape, ...filterShape };
const restaurantShape = {
  /** Only those that their restaurant has to answer, or to begin with if they are for later, by this instant. */
  dueBy: instantSchema.optional(),
};
const allShape = { restaurantName: z.string().max(120).optional() };

const idParams = z.object({ id: idSchema });
const tokenParams = z.object({ token: tokenSchema });

/** A time for which a restaurant takes orders. */
export const orderSlotSchema = z.object({
  at: instantSchema,
  /** Orders that it still takes; null: any number. */
  left: z.number().int().nullable(),
});
export type OrderSlot = z.infer<typeof orderSlotSchema>;

export const orderSchemas = {
  create: {
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100).optional() }),
    body: createOrderSchema,
    reply: orderSchema,
  },
  slots: { params: z.object({ restaurantId: idSchema }), reply: z.array(orderSlotSchema) },
  list: {
    query: z.object({ ...listShape, ...allShape }),
    reply: z.array(orderSummarySchema),
  },
  exportList: { query: z.object({ ...filterShape, ...allShape, ...fileShape }) },
  get: { params: idParams, reply: orderSchema },
  update: {
    params: idParams,
    body: z
      .object(contactFields)
      .partial()
      .extend({ version: z.number().int().optional(), reason: reasonSchema }),
    reply: orderSchema,
  },
  remove: { params: idParams, query: z.object({ reason: reasonSchema }) },
  ofRestaurant: {
    params: z.object({ restaurantId: idSchema }),
    query: z.object({ ...listShape, ...restaurantShape }),
    reply: z.array(orderSummarySchema),
  },
  exportOfRestaurant: {
    params: z.object({ restaurantId: idSchema }),
    query: z.object({ ...filterShape, ...fileShape }),
  },
  ofUser: {
    params: z.object({ userId: idSchema }),
    query: z.object(listShape),
    reply: z.array(orderSummarySchema),
  },
  restaurantNames: {
    /** `q`: start of the names, ignoring case and accents. At most MAX_PAGE_SIZE are returned. */
    query: z.object({ q: lineSchema(100).optional() }),
    reply: z.array(z.string()),
  },
  sender: { params: idParams, reply: orderSenderSchema },
  stopSender: {
    params: idParams,
    body: stopSenderSchema,
    reply: z.object({ rejected: z.number().int(), isBlocked: z.boolean() }),
  },
  blockedSenders: {
    params: z.object({ restaurantId: idSchema }),
    reply: z.array(blockedSenderSchema),
  },
  unblockSender: { params: z.object({ restaurantId: idSchema, blockId: idSchema }) },
  storms: { reply: z.array(orderStormSchema) },
  changeStatus: {
    params: idParams,
    body: z.object({
      stage: z.enum(ORDER_STAGES),
      /** The stage that this step starts from; if it has changed, the reply is 409 `stage_changed` with `current`. */
      expectedStage: z.enum(ORDER_STAGES),
      minutes: z.number().int().min(1).max(240).optional(),
      /** Required to reject, and from an admin. */
      reason: lineSchema(200).optional(),
    }),
    reply: orderSchema,
  },
  proposeChange: { params: idParams, body: proposeChangeSchema, reply: orderSchema },
  answerChange: {
    params: z.object({ id: idSchema, changeId: idSchema }),
    body: answerChangeSchema,
    reply: orderSchema,
  },
  findTracked: {
    body: z.object({
      /** As it was typed: spaces, lower case, a missing dash and Arabic-Indic digits are accepted. */
      code: z
        .string()
        .max(40)
        .overwrite((text) => readOrderCode(text) ?? '')
        .min(1, 'not an order code'),
      /** The last digits of the order's phone number; of more digits the last ones count. */
      phoneEnd: z
        .string()
        .max(40)
        .overwrite((text) => readPhoneEnd(text) ?? '')
        .min(PHONE_END_LENGTH, 'too few digits'),
    }),
    reply: z.object({ trackingToken: tokenSchema }),
  },
  track: { params: tokenParams, reply: orderSchema },
  cancelTracked: {
    params: tokenParams,
    body: z.object({ reason: lineSchema(200).optional() }).optional(),
    reply: orderSchema,
  },
  askTrackedChange: { params: tokenParams, body: askChangeSchema, reply: orderSchema },
  answerTrackedChange: {
    params: z.object({ token: tokenSchema, changeId: idSchema }),
    body: answerChangeSchema,
    reply: orderSchema,
  },
  trackEvents: { params: tokenParams },
} as const satisfies SchemasOf<typeof orderEndpoints>;
