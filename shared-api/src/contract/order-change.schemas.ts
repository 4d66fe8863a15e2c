import * as z from 'zod';
import { idSchema, instantSchema, lineSchema, moneyDifferenceSchema, moneySchema } from './common.schemas.ts';
import { CHANGE_SIDES } from './changeable.ts';
import { orderLineSchema } from './order-line.schemas.ts';
import {
  CHANGE_ANSWERS,
  CHANGE_MINUTES,
  CHANGE_OUTCOMES,
  MAX_ITEM_QUANTITY,
  MAX_ORDER_LINES,
  ORDER_ACTORS,
  SILENCE_OUTCOMES,
} from './vocabulary.ts';

/** A change of an order that one side wanted, and what became of it. */
export const orderChangeSchema = z.object({
  id: idSchema,
  /** Who wants it; the other side answers. */
  by: z.enum(CHANGE_SIDES),
  at: instantSchema,
  /** When silence counts as `onSilence`; null: it never does, the next stage ends it. */
  until: instantSchema.nullable(),
  onSilence: z.enum(SILENCE_OUTCOMES).nullable(),
  note: z.string().nullable(),
  /** Each line as it was and as it would be, or became; null: taken out. */
  lines: z.array(z.object({ before: orderLineSchema, after: orderLineSchema.nullable() })),
  /** The later time; null if it stays. */
  promisedAt: instantSchema.nullable(),
  /** By how much the total changes, in MRU. */
  difference: moneyDifferenceSchema,
  /** Null while it is open. */
  outcome: z.enum(CHANGE_OUTCOMES).nullable(),
  answeredAt: instantSchema.nullable(),
  answeredBy: z.enum(ORDER_ACTORS).nullable(),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

const lineChangeShape = {
  /** The line's id. */
  line: idSchema,
  /** 0 takes it out. */
  quantity: z.number().int().min(0).max(MAX_ITEM_QUANTITY),
};
const askedShape = {
  /** The order's version that was on screen; another one is answered by 409 `conflict` with `current`. */
  version: z.number().int(),
  /** Why, or what cannot be said otherwise. */
  note: lineSchema(200).optional(),
};

/** What a customer asks for. */
export const askChangeSchema = z.object({
  ...askedShape,
  lines: z.array(z.object(lineChangeShape)).max(MAX_ORDER_LINES).default([]),
});
export type AskChange = z.input<typeof askChangeSchema>;

/** What a restaurant proposes. */
export const proposeChangeSchema = z.object({
  ...askedShape,
  lines: z
    .array(
      z.object({
        ...lineChangeShape,
        /** Of one portion, in MRU: no more than it costs. */
        price: moneySchema.optional(),
        /** Another dish of the menu in its place, for which nothing has to be chosen. */
        replacement: idSchema.optional(),
      }),
    )
    .max(MAX_ORDER_LINES)
    .default([]),
  /** A later time than the promised one. */
  promisedAt: instantSchema.optional(),
  /** For how long the customer may answer, and what silence means then. */
  minutes: z.number().int().min(CHANGE_MINUTES.least).max(CHANGE_MINUTES.most),
  onSilence: z.enum(SILENCE_OUTCOMES),
});
export type ProposeChange = z.input<typeof proposeChangeSchema>;

/** An answer: `withdrawn` by who wanted the change, `cancelled` by the customer alone, for the whole order. */
export const answerChangeSchema = z.object({
  answer: z.enum(CHANGE_ANSWERS),
  /** Lines that a customer accepts only without: they go out instead of being changed. */
  without: z.array(idSchema).max(MAX_ORDER_LINES).optional(),
});
export type AnswerChange = z.input<typeof answerChangeSchema>;
