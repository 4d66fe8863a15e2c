import { addressSchemas } from './address.schemas.ts';
import { auditSchemas } from './audit.schemas.ts';
import { authSchemas } from './auth.schemas.ts';
import type { OperationSchemas } from './common.schemas.ts';
import { approvalSchemas } from './approval.schemas.ts';
import { contactSchemas } from './contact.schemas.ts';
import type { endpoints } from './endpoints.ts';
import { factorSchemas } from './factor.schemas.ts';
import { favouriteSchemas } from './favourite.schemas.ts';
import { fileSchemas } from './file.schemas.ts';
import { notificationSchemas } from './notification.schemas.ts';
import { orderSchemas } from './order.schemas.ts';
import { passkeySchemas } from './passkey.schemas.ts';
import { providerSchemas } from './provider.schemas.ts';
import { restaurantSchemas } from './restaurant.schemas.ts';
import { reviewSchemas } from './review.schemas.ts';
import { settingsSchemas } from './settings.schemas.ts';
import { statisticsSchemas } from './statistics.schemas.ts';
import { userSchemas } from './user.schemas.ts';

export * from './address.schemas.ts';
export * from './audit.schemas.ts';
export * from './common.schemas.ts';
export * from './approval.schemas.ts';
export * from './contact.schemas.ts';
export * from './factor.schemas.ts';
export * from './menu.schemas.ts';
export * from './notification.schemas.ts';
export * from './order-sender.schemas.ts';
export * from './order-change.schemas.ts';
export * from './order-line.schemas.ts';
export * from './order.schemas.ts';
export * from './passkey.schemas.ts';
export * from './promotion.schemas.ts';
export * from './provider.schemas.ts';
export * from './restaurant.schemas.ts';
export * from './review.schemas.ts';
export * from './schedule.schemas.ts';
export * from './settings.schemas.ts';
export * from './statistics.schemas.ts';
export * from './user.schemas.ts';

type SchemaTable = {
  readonly [Noun in keyof typeof endpoints]: {
    readonly [Operation in keyof (typeof endpoints)[Noun]]: OperationSchemas;
  };
};

/** The schemas of every call, by the same noun and operation as `endpoints`. */
export const schemas = {
  auth: authSchemas,
  passkey: passkeySchemas,
  factor: factorSchemas,
  user: userSchemas,
  address: addressSchemas,
  provider: providerSchemas,
  approval: approvalSchemas,
  restaurant: restaurantSchemas,
  favourite: favouriteSchemas,
  order: orderSchemas,
  review: reviewSchemas,
  statistics: statisticsSchemas,
  notification: notificationSchemas,
  file: fileSchemas,
  settings: settingsSchemas,
  contact: contactSchemas,
  audit: auditSchemas,
} as const satisfies SchemaTable;
export type Schemas = typeof schemas;
