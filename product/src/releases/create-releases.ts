import type { IncomingMessage } from 'node:http';
import {
  createDelivery,
  createOverridePage,
  isOverridePath,
  OverridePolicy,
  type DeliveryOptions,
} from 'platform/delivery';
import { createContractTypesCheck, createGate, createSmokeTest, readGateSettings } from 'platform/gate';
import { createIdentify, createReleaseApi, type ReleaseApi } from 'platform/http';
import { GateLog, loadPlatformSecret, ReleaseService, RightsService } from 'platform/registry';
import { allows, readFaultPermit } from 'platform/contract/server';
import { SMOKE } from '../smoke-service.ts';
import { createFindReplay, createIdentifyAdmin } from './admins.ts';
import { orStartError } from './open-store.ts';
import type { ReleasesOptions } from './releases-options.ts';
import { createSenderOf } from './sender-of.ts';
import { createVersionHealth } from './version-health.ts';

/** The product's release service, besides delivery. */
export interface Releases {
  readonly service: ReleaseService;
  readonly api: ReleaseApi;
  /** Admins may preview any composition that was live, others the one of a signed link. */
  readonly findReplay: NonNullable<DeliveryOptions['findReplay']>;
  /** Development servers on the loopback in a demo; elsewhere those that `OVERRIDE_ORIGINS` allows. */
  readonly overridePolicy: OverridePolicy;
  /** A signed link lets one browser make areas fail on purpose. */
  readonly findPermit: NonNullable<NonNullable<DeliveryOptions['faultSwitch']>['findPermit']>;
  /** Pages get a token, so that each report is of a page that was delivered. */
  readonly pageToken: NonNullable<DeliveryOptions['pageToken']>;
  /** A missing file of a live release is evidence against it. */
  readonly onMissingFile: NonNullable<DeliveryOptions['onMissingFile']>;
  /** Starts monitoring the health of versions and rolling back regressions. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** How soon a reserve that was spent is made again once there is room. */
const RESERVE_MS = 60_000;

/** Opens the release service to admins and pipelines, and watches the health of live versions. */
export function createReleases(options: ReleasesOptions): Releases {
  const { config, settings, store, service, log, source } = options;
  const onError = (error: unknown) => log.error({ err: error }, 'something about releases failed');
  const readSecret = () => loadPlatformSecret(config.dataDir, settings.platformSecret);
  const senderOf = createSenderOf(config.trustedProxies);
  const networkOf = (request: IncomingMessage) => senderOf(request).network;

  const gates = new GateLog(store, onError);
  const smoke = createSmokeTest({ store, createDelivery, ...SMOKE });
  const health = createVersionHealth({ ...options, gates, smoke, senderOf, readSecret, onError });
  const gateSettings = orStartError(() => readGateSettings(process.env));
  const slowChecks = [createContractTypesCheck(store), smoke.check];
  const gate = gates.record(createGate({ store, ...gateSettings, slowChecks }));
  const releases = new ReleaseService({ store, gate, health: health.monitor });

  const rights = new RightsService({ store, settings: settings.pipelineTokens, onError });
  const identify = createIdentify({ rights, identifyAdmin: createIdentifyAdmin(service), networkOf });
  const api = createReleaseApi({
    service: releases,
    rights,
    identify,
    monitor: health.monitor,
    clientOf: networkOf,
    onError,
  });

  const overridePolicy = new OverridePolicy({ isAllowed: settings.allowOrigin, readSecret });
  const overridePage = createOverridePage({
    policy: overridePolicy,
    source,
    overridableBy: async (request) => {
      const { grants } = await identify(request, 'read').catch(() => ({ grants: [] }));
      return (area) => allows(grants, 'override', area);
    },
    isSecure: () => config.publicUrl?.protocol === 'https:',
    onError,
  });
  const refillReserve = () => store.refillReserve().catch(onError);
  let reserveTimer: NodeJS.Timeout | undefined;
  return {
    service: releases,
    api: (request, response) => {
      if (isOverridePath(request.url ?? '/')) void overridePage(request, response);
      else api(request, response);
    },
    overridePolicy,
    findReplay: createFindReplay(service, readSecret),
    findPermit: async (value) => readFaultPermit(value, { secret: await readSecret(), now: Date.now() }),
    pageToken: (request, composition) => health.tokens.issue(request, composition),
    onMissingFile: (release) => health.evidence.noteMissing(release),
    start: async () => {
      await refillReserve();
      reserveTimer = setInterval(() => void refillReserve(), RESERVE_MS).unref();
      await health.start();
    },
    stop: async () => {
      clearInterval(reserveTimer);
      await Promise.all([smoke.stop(), health.stop()]);
    },
  };
}
