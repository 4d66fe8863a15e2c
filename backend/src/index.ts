export { createService, type Service, type ServiceOptions } from './app.ts';
export { loadConfig, serviceConfig, type Config, type ServiceConfig } from './config.ts';
export { createLogger } from './log.ts';
export {
  createPublicDirectory,
  type PublicDirectory,
  type RestaurantAddress,
} from './restaurant/public-directory.ts';
export { seedDemo } from './seed/seed-demo.ts';
export {
  createAdminCheck,
  type AdminAnswer,
  type AdminRefusal,
  type IdentifyAdmin,
} from './session/identify-admin.ts';
export { sessionCookieOf } from './session/cookie-names.ts';
export { isStartError, StartError } from './start-error.ts';
export { countPageWithoutContent } from './metrics/page-metrics.ts';
