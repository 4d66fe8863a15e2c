export { createService, type Service, type ServiceOptions } from './app.ts';
export { loadConfig, serviceConfig, type Config, type ServiceConfig } from './config.ts';
export { clientAddress } from './infra/http/client-address.ts';
export { isLoopbackHost } from './infra/http/loopback-host.ts';
export { networkBlockOf, networkOf } from './infra/http/network.ts';
export { refuseForeignHosts } from './infra/http/refuse-foreign-hosts.ts';
export { parseEnvironment, switchSchema, type Environment } from './parse-environment.ts';
export { copyTree } from './infra/backup/copy-tree.ts';
export { takeBackup } from './infra/backup/take-backup.ts';
export { copyPictures } from './infra/images/copy-pictures.ts';
export { openPictureFiles, picturesOnDisk } from './infra/images/open-picture-files.ts';
export { queueRolledBackMail, type RolledBackRelease } from './infra/mail/release-mail.ts';
export { logSeldom } from './infra/log-seldom.ts';
export { createLogger } from './infra/log.ts';
export {
  createPublicDirectory,
  type PublicDirectory,
  type RestaurantAddress,
} from './features/restaurant/public-directory.ts';
export { prepareDataDir } from './infra/embedded/prepare-data-dir.ts';
export { connectionOfRunning } from './infra/embedded/start-embedded.ts';
export { loadDemo } from './demo/load-demo.ts';
export {
  createAdminCheck,
  type AdminAnswer,
  type AdminRefusal,
  type IdentifyAdmin,
} from './features/session/identify-admin.ts';
export { createPersonCheck, type IdentifyPerson } from './features/session/identify-person.ts';
export { sessionCookieOf } from './features/session/cookie-names.ts';
export { isStartError, StartError } from './start-error.ts';
export { countPageWithoutContent, pageRegistry } from './infra/metrics/page-metrics.ts';
