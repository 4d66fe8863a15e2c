import {
  addressSchema,
  auditEntrySchema,
  contactMessageSchema,
  marketplaceStatisticsSchema,
  menuCategorySchema,
  menuItemSchema,
  notificationSchema,
  orderEventSchema,
  orderLineSchema,
  orderSchema,
  orderSummarySchema,
  problemSchema,
  providerSchema,
  restaurantSchema,
  restaurantStatisticsSchema,
  restaurantSummarySchema,
  scheduleSchema,
  settingsSchema,
  ownDataSchema,
  userSchema,
} from 'shared-api/contract/schemas';
import {
  areaChangeSchema,
  areaStatusSchema,
  gateProblemSchema,
  grantSchema,
  releaseChangeSchema,
  releaseHealthSchema,
  releaseProblemSchema,
  retiredStatusSchema,
  tokenStatusSchema,
  versionStatusSchema,
} from 'platform/contract/schemas';
import * as z from 'zod';

/** By keyword. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Schemas that the document names, in place of repeating them wherever they are used. */
const names = z.registry<{ id: string }>();
const NAMED = {
  User: userSchema,
  OwnData: ownDataSchema,
  Address: addressSchema,
  Provider: providerSchema,
  Schedule: scheduleSchema,
  MenuItem: menuItemSchema,
  MenuCategory: menuCategorySchema,
  RestaurantSummary: restaurantSummarySchema,
  Restaurant: restaurantSchema,
  OrderLine: orderLineSchema,
  OrderEvent: orderEventSchema,
  OrderSummary: orderSummarySchema,
  Order: orderSchema,
  Notification: notificationSchema,
  Settings: settingsSchema,
  ContactMessage: contactMessageSchema,
  RestaurantStatistics: restaurantStatisticsSchema,
  MarketplaceStatistics: marketplaceStatisticsSchema,
  AuditEntry: auditEntrySchema,
  Problem: problemSchema,
  ReleaseHealth: releaseHealthSchema,
  VersionStatus: versionStatusSchema,
  AreaStatus: areaStatusSchema,
  AreaChange: areaChangeSchema,
  RetiredStatus: retiredStatusSchema,
  ReleaseChange: releaseChangeSchema,
  GateProblem: gateProblemSchema,
  ReleaseProblem: releaseProblemSchema,
  Grant: grantSchema,
  TokenStatus: tokenStatusSchema,
} as const;
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/** Collects the named schemas that the document refers to. */
export type Components = Map<string, JsonSchema>;

/**
 * The JSON Schema (2020-12, as in OpenAPI 3.1) of a contract's schema; named ones go to `components`.
 *
 * @param io whether it describes what is sent to the service or what it answers
 */
export function describe(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const { $defs, ...own } = z.toJSONSchema(schema, { io, metadata: names, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs ?? {})) {
    components.set(name, clean(definition));
  }
  return clean(own);
}

/** References point into the document; what only repeats a default of JSON Schema is left out. */
function clean(value: unknown): JsonSchema {
  return cleanValue(value) as JsonSchema;
}

function cleanValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    if (key === '$ref' && typeof child === 'string') {
      return [[key, child.replace('#/$defs/', '#/components/schemas/')]];
    }
    const isDialect = key === '$schema';
    // Of TypeScript's `readonly`, which says nothing about the wire.
    const isReadonly = key === 'readOnly';
    const isNoise = key === 'id' && typeof child === 'string' && Object.hasOwn(NAMED, child);
    const isAnyInteger = Math.abs(Number(child)) === Number.MAX_SAFE_INTEGER && /^(?:min|max)imum$/.test(key);
    // zod spells a format out as a pattern as well.
    const isSpelledOut = key === 'pattern' && 'format' in value;
    return isDialect || isReadonly || isNoise || isAnyInteger || isSpelledOut
      ? []
      : [[key, cleanValue(child)]];
  });
  return Object.fromEntries(entries);
}
