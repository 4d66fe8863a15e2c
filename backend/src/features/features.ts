import { endpoints } from 'shared-api/contract';
import { schemas } from 'shared-api/contract/schemas';
import { addressRoutes } from './address/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { approvalRoutes } from './approval/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { factorRoutes } from './factor/routes.ts';
import { favouriteRoutes } from './favourite/routes.ts';
import { fileRoutes } from './file/routes.ts';
import type { EndpointTable, RouteTable } from '../infra/http/collect-routes.ts';
import type { SchemaTable } from '../infra/http/register-routes.ts';
import { notificationRoutes } from './notification/routes.ts';
import { orderRoutes } from './order/routes.ts';
import { passkeyRoutes } from './passkey/routes.ts';
import { providerRoutes } from './provider/routes.ts';
import { restaurantRoutes } from './restaurant/routes.ts';
import { reviewRoutes } from './review/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { userRoutes } from './user/routes.ts';

/** The routes of all features of the contract. */
const routes: RouteTable = {
  auth: authRoutes,
  passkey: passkeyRoutes,
  factor: factorRoutes,
  user: userRoutes,
  address: addressRoutes,
  provider: providerRoutes,
  approval: approvalRoutes,
  restaurant: restaurantRoutes,
  favourite: favouriteRoutes,
  order: orderRoutes,
  review: reviewRoutes,
  statistics: statisticsRoutes,
  notification: notificationRoutes,
  file: fileRoutes,
  settings: settingsRoutes,
  contact: contactRoutes,
  audit: auditRoutes,
};

/** The endpoints and routes of a service. */
export interface ServedContract {
  readonly endpoints: EndpointTable;
  readonly schemas: SchemaTable;
  readonly routes: object;
}

export const servedContract: ServedContract = { endpoints, schemas, routes };
