import type { endpoints } from 'shared-api/contract';
import type { Rows } from './row.ts';
import { addressRows, authRows, notificationRows, userRows } from './rows/account.rows.ts';
import { factorRows } from './rows/factor.rows.ts';
import { passkeyRows } from './rows/passkey.rows.ts';
import { orderRows, reviewRows, statisticsRows } from './rows/order.rows.ts';
import {
  approvalRows,
  favouriteRows,
  fileRows,
  providerRows,
  restaurantRows,
} from './rows/restaurant.rows.ts';
import { auditRows, contactRows, settingsRows } from './rows/site.rows.ts';

/**
 * Who gets what from every call: written down from requirements 2.1 and 6
 * derived from the code.
 */
export const matrix: { readonly [Feature in keyof typeof endpoints]: Rows<Feature> } = {
  auth: authRows,
  passkey: passkeyRows,
  factor: factorRows,
  user: userRows,
  address: addressRows,
  provider: providerRows,
  approval: approvalRows,
  restaurant: restaurantRows,
  favourite: favouriteRows,
  order: orderRows,
  review: reviewRows,
  statistics: statisticsRows,
  notification: notificationRows,
  file: fileRows,
  settings: settingsRows,
  contact: contactRows,
  audit: auditRows,
};
