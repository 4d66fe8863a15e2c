import { once } from 'node:events';
import type { Server } from 'node:http';
import {
  createLogger,
  createPublicDirectory,
  createService,
  logSeldom,
  prepareDataDir,
  loadDemo,
  refuseForeignHosts,
  serviceConfig,
  type Config,
  type Service,
} from 'backend';
import { createDelivery, createRenderer, type Renderer } from 'platform/delivery';
import { StoreSource, type ReleaseService, type ReleaseStore } from 'platform/registry';
import { createDocuments } from './seo/documents.ts';
import { createHeadTags } from './seo/head-tags.ts';
import { addressOf, listen } from './listen.ts';
import { offlineSwitch } from './offline/offline-switch.ts';
import { createReleases } from './releases/create-releases.ts';
import { openReleaseStore } from './releases/open-store.ts';
import { reportFallbacks } from './report-fallbacks.ts';
import { routeRequest } from './route-request.ts';
import { createPersonalCall, createServiceCall } from './service-call.ts';
import { readSettings } from './settings.ts';
import { isShellLive, waitForShell } from './wait-for-shell.ts';

export interface Product {
  readonly address: string;
  /** Lets requests under way finish, closes everything. */
  stop: () => Promise<void>;
}

export interface ProductOptions {
  /**
   * Releases what is to be live before the first page; without it the product serves what the store says is live, and
   * nothing that it does changes that.
   */
  readonly prepareReleases?: (store: ReleaseStore, releases: ReleaseService) => Promise<void>;
  /** Called with the address as soon as the port answers; pages that say so until the shell is live. */
  readonly onListening?: (address: string) => void;
  /** Called when the store has no live shell yet: the product is not ready until one is released. */
  readonly onNothingLive?: () => void;
}

/**
 * Puts the product together: service and delivery server on one port, over the releases that are live.
 *
 * @throws StartError for the operator, or the error of `prepareReleases`
 */
export async function startProduct(config: Config, options: ProductOptions = {}): Promise<Product> {
  const settings = readSettings(process.env, config.isDemo);
  await prepareDataDir(config.dataDir, { hasDatabase: config.databaseUrl === null });
  const log = createLogger(config.logLevel);
  const service = createService({
    config: serviceConfig(config),
    databaseUrl: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    picturesBucket: config.picturesBucket,
    logger: log,
    ...(config.isDemo ? { seed: loadDemo } : {}),
  });
  const store = openReleaseStore(config);
  const directory = createPublicDirectory(service);
  const source = new StoreSource(store, { reportShare: settings.reportShare });
  const releases = createReleases({ config, settings, store, service, log, source });
  const renderer = createRenderer({
    source,
    call: createServiceCall(() => addressOf(server)),
    maxWaiting: settings.renderQueue,
    onFallback: reportFallbacks(log),
  });
  // A page of a first start would find no data until the service is there, too.
  let isBeingBuilt = options.prepareReleases !== undefined && !(await isShellLive(source).catch(() => true));
  const pageErrors = logSeldom((fields, text) => log.error(fields, text));
  const delivery = createDelivery({
    source,
    isBeingBuilt: () => isBeingBuilt,
    renderer,
    personalCall: createPersonalCall(() => addressOf(server), serviceConfig(config)),
    isSecure: () => config.publicUrl?.protocol === 'https:',
    ...(config.publicUrl ? { publicOrigin: config.publicUrl.origin } : {}),
    headTags: createHeadTags(directory),
    documents: { ...createDocuments(directory), ...offlineSwitch(settings.hasOfflineCopies) },
    findReplay: releases.findReplay,
    overridePolicy: releases.overridePolicy,
    faultSwitch: { findPermit: releases.findPermit },
    pageToken: releases.pageToken,
    onMissingFile: releases.onMissingFile,
    onError: (error, _request, composition) =>
      pageErrors(nameOf(error), { err: error, composition }, 'a page could not be delivered'),
  });
  // Listen first: a taken port is reported at once. Until ready the service replies 503.
  let isDelivering = false;
  const handle = routeRequest(service, { delivery, releases: releases.api }, () => isDelivering);
  const server = await listen(config.isDemo ? refuseForeignHosts(handle) : handle, config.port, config.host);
  options.onListening?.(addressOf(server));
  const waiting = new AbortController();
  const stop = async () => {
    waiting.abort();
    try {
      await stopAll(server, service, renderer);
    } finally {
      await releases.stop();
    }
  };
  try {
    const prepared = options.prepareReleases?.(store, releases.service);
    await Promise.all([service.start(), prepared, releases.start()]);
    isBeingBuilt = false;
    isDelivering = await isShellLive(source);
    if (!isDelivering) {
      options.onNothingLive?.();
      void waitForShell(source, waiting.signal).then((isLive) => (isDelivering = isLive));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addressOf(server), stop };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

async function stopAll(server: Server, service: Service, renderer: Renderer): Promise<void> {
  const closed = once(server, 'close');
  await service.stop(server);
  await renderer.stop();
  await closed;
}
