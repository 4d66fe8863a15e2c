import { addressEndpoints } from './address.endpoints.ts';
import { auditEndpoints } from './audit.endpoints.ts';
import { authEndpoints } from './auth.endpoints.ts';
import { approvalEndpoints } from './approval.endpoints.ts';
import { contactEndpoints } from './contact.endpoints.ts';
import { factorEndpoints } from './factor.endpoints.ts';
import { favouriteEndpoints } from './favourite.endpoints.ts';
import { fileEndpoints } from './file.endpoints.ts';
import { notificationEndpoints } from './notification.endpoints.ts';
import { orderEndpoints } from './order.endpoints.ts';
import { passkeyEndpoints } from './passkey.endpoints.ts';
import { providerEndpoints } from './provider.endpoints.ts';
import { restaurantEndpoints } from './restaurant.endpoints.ts';
import { reviewEndpoints } from './review.endpoints.ts';
import { settingsEndpoints } from './settings.endpoints.ts';
import { statisticsEndpoints } from './statistics.endpoints.ts';
import { userEndpoints } from './user.endpoints.ts';

/** Every call of the service, by noun and operation; the service and the browser's client are both built from it. */
export const endpoints = {
  auth: authEndpoints,
  passkey: passkeyEndpoints,
  factor: factorEndpoints,
  user: userEndpoints,
  address: addressEndpoints,
  provider: providerEndpoints,
  approval: approvalEndpoints,
  restaurant: restaurantEndpoints,
  favourite: favouriteEndpoints,
  order: orderEndpoints,
  review: reviewEndpoints,
  statistics: statisticsEndpoints,
  notification: notificationEndpoints,
  file: fileEndpoints,
  settings: settingsEndpoints,
  contact: contactEndpoints,
  audit: auditEndpoints,
} as const;
