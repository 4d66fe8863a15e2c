import * as z from 'zod';
import { daySchema, idSchema, instantSchema, type SchemasOf } from './common.schemas.ts';
import { orderPromotionSchema } from './promotion.schemas.ts';
import type { statisticsEndpoints } from './statistics.endpoints.ts';
import { STATISTICS_PERIODS } from './vocabulary.ts';

const countSchema = z.number().int();
const secondsSchema = countSchema.nullable();
/** A sum in MRU. */
const sumSchema = z.number();

/**
 * `orders` counts everything that was ordered. `takings` adds up, in MRU, what the restaurant has accepted and nobody
 * has cancelled, rejected or refunded since.
 */
const figuresSchema = z.object({ orders: countSchema, takings: sumSchema });

/** From the order to its first acceptance, over the orders that were accepted; null without any. */
const acceptanceSchema = z.object({
  orders: countSchema,
  medianSeconds: secondsSchema,
  /** Nine of ten orders were accepted within this time. */
  p90Seconds: secondsSchema,
});

/** Figures of a restaurant's dashboard. All days are local; lists of days end with today. */
export const restaurantStatisticsSchema = z.object({
  today: daySchema,
  now: z.object({
    today: figuresSchema,
    /** The same weekday last week, up to the same time of day, … */
    lastWeekSoFar: figuresSchema,
    /** … and whole. */
    lastWeek: figuresSchema,
    /** Means of the same weekday in the four weeks before, up to the same time of day; of a service that knows them. */
    usualSoFar: z.object({ orders: z.number(), takings: sumSchema }).optional(),
  }),
  /** The last 90 days, oldest first. */
  days: z.array(figuresSchema.extend({ day: daySchema })),
  /** The last 30 days. */
  acceptance: acceptanceSchema,
  /** Orders of the last 90 days by weekday (Monday first) and hour of the day. */
  hours: z.array(z.array(countSchema)),
  /** The dishes that sold best in the last 30 days, by takings. */
  dishes: z.array(z.object({ name: z.string(), quantity: countSchema, takings: sumSchema })),
  /** Promotions that counted for orders accepted in the last 30 days, the most used one first. */
  promotions: z
    .array(
      orderPromotionSchema.extend({
        orders: countSchema,
        /** What it took off all of these orders, … */
        discount: sumSchema,
        /** … and what they brought in. */
        takings: sumSchema,
      }),
    )
    .optional(),
  /** Outcomes of the orders of the last 30 days. */
  outcomes: z.object({
    orders: countSchema,
    rejected: countSchema,
    expired: countSchema,
    cancelled: countSchema,
    refunded: countSchema,
  }),
  /** Checklist of a new restaurant. */
  checklist: z.object({
    hasBanner: z.boolean(),
    /** Number of dishes; three are enough. */
    items: countSchema,
    /** It has opening hours of its own choice. */
    hasHours: z.boolean(),
    /** A delivery fee was chosen, be it zero; always, of a service that does not ask for it. */
    hasFee: z.boolean().optional(),
    hasPhone: z.boolean(),
    /** It has region and commune. */
    hasPlace: z.boolean(),
    /** An admin has confirmed its owner, so visitors see it. */
    isConfirmed: z.boolean(),
    /** All of it. */
    isReady: z.boolean(),
  }),
});
export type RestaurantStatistics = z.infer<typeof restaurantStatisticsSchema>;

/** Restaurants with at least one order that day. */
const activeSchema = figuresSchema.extend({ activeRestaurants: countSchema });

/** Figures of the admins' dashboard. All days are local; lists of days end with today. */
export const marketplaceStatisticsSchema = z.object({
  today: daySchema,
  /** When today's figures were computed; at most a minute ago. */
  asOf: instantSchema,
  now: z.object({
    today: activeSchema,
    yesterday: activeSchema,
    /** The same weekday last week, up to the time of day of `asOf`, … */
    lastWeekSoFar: activeSchema,
    /** … and whole. */
    lastWeek: activeSchema,
  }),
  /** Days of the requested period, today included. */
  period: z.number().int(),
  /** The whole period; `activeRestaurants` is the number of restaurants with orders on an average day. */
  totals: figuresSchema.extend({ activeRestaurants: z.number() }),
  /** The days of the period, oldest first. */
  days: z.array(activeSchema.extend({ day: daySchema, medianSeconds: secondsSchema })),
  /** The period; from a histogram, so exact to a few seconds. */
  acceptance: acceptanceSchema,
  /** The period by the restaurants' region (null: unknown), the one with the most orders first. */
  regions: z.array(
    figuresSchema.extend({
      region: z.string().nullable(),
      /** Restaurants with orders on an average day. */
      activeRestaurants: z.number(),
      medianSeconds: secondsSchema,
    }),
  ),
});
export type MarketplaceStatistics = z.infer<typeof marketplaceStatisticsSchema>;

export const statisticsSchemas = {
  restaurant: { params: z.object({ id: idSchema }), reply: restaurantStatisticsSchema },
  marketplace: {
    /** The last so many days; 90 by default. */
    query: z.object({ days: z.enum(STATISTICS_PERIODS).optional() }),
    reply: marketplaceStatisticsSchema,
  },
} as const satisfies SchemasOf<typeof statisticsEndpoints>;
