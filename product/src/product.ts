import { once } from 'node:events';
import type { Server } from 'node:http';
import {
  countPageWithoutContent,
  createLogger,
  createPublicDirectory,
  createService,
  loadDemo,
  serviceConfig,
  type Config,
  type Service,
} from 'backend';
import { buildChanged, findApps, type BuildReport } from 'platform/build';
import { createDelivery } from 'platform/delivery';
import { createRenderer, type Renderer } from 'platform/render';
import { StoreSource, type ReleaseStore } from 'platform/store';
import { createDocuments } from './seo/documents.ts';
import { createHeadTags } from './seo/head-tags.ts';
import { addressOf, listen } from './listen.ts';
import { offlineSwitch } from './offline/offline-switch.ts';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';
import { createReleases, openReleaseStore } from './releases.ts';
import { routeRequest } from './route-request.ts';
import { createPersonalCall, createServiceCall } from './service-call.ts';
import { readSettings } from './settings.ts';

export interface Product {
  readonly address: string;
  /** Lets requests under way finish, closes everything. */
  stop: () => Promise<void>;
}

export interface ProductEvents {
  onBuild: (area: string) => void;
  onBuilt: (report: BuildReport) => void;
}

/**
 * Puts the product together: service and delivery server on one port, over the releases of the areas as they are now.
 *
 * @throws StartError for the operator, or the builds' errors
 */
export async function startProduct(config: Config, events: ProductEvents): Promise<Product> {
  const settings = readSettings(process.env, config.isDemo);
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
  const renderer = createRenderer({
    source,
    call: createServiceCall(() => addressOf(server)),
    onFallback: (fallback) => {
      log.warn(fallback, 'a page went out without content');
      countPageWithoutContent(fallback.reason);
    },
  });
  const delivery = createDelivery({
    source,
    renderer,
    personalCall: createPersonalCall(() => addressOf(server), serviceConfig(config)),
    isSecure: () => config.publicUrl?.protocol === 'https:',
    ...(config.publicUrl ? { publicOrigin: config.publicUrl.origin } : {}),
    headTags: createHeadTags(directory),
    documents: { ...createDocuments(directory), ...offlineSwitch(settings.hasOfflineCopies) },
    findReplay: (request, value) => releases.findReplay(request, value),
    overridePolicy: { find: (request) => releases.overridePolicy.find(request) },
    faultSwitch: { findPermit: (value) => releases.findPermit(value) },
    onError: (error, _request, composition) =>
      log.error({ err: error, composition }, 'a page could not be delivered'),
  });
  // Listen first: a taken port is reported at once, not after the builds. Until ready the service replies 503.
  let isReleased = false;
  const releases = createReleases({ config, settings, store, service, log, source });
  const handle = routeRequest(service, { delivery, releases: releases.api }, () => isReleased);
  const server = await listen(config.isDemo ? refuseForeignHosts(handle) : handle, config.port, config.host);
  const stop = () => stopAll(server, service, renderer).finally(() => releases.stop());
  try {
    await Promise.all([service.start(), release(store, events), releases.start()]);
    // Read the live registry before the first page is served.
    await source.readLive();
    isReleased = true;
  } catch (error) {
    await stop();
    throw error;
  }
  return { address: addressOf(server), stop };
}

async function release(store: ReleaseStore, events: ProductEvents): Promise<void> {
  await buildChanged(await findApps(), { store, onBuild: events.onBuild, onReport: events.onBuilt });
}

async function stopAll(server: Server, service: Service, renderer: Renderer): Promise<void> {
  const closed = once(server, 'close');
  await service.stop(server);
  await renderer.stop();
  await closed;
}
