import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import {
  createAdminCheck,
  createPersonCheck,
  pageRegistry,
  serviceConfig,
  StartError,
  type Config,
  type createLogger,
  type Service,
} from 'backend';
import type { DeliveryOptions } from 'platform/delivery';
import { createContractTypesCheck, createGate, createSmokeTest, readGateSettings } from 'platform/gate';
import {
  AutomaticRollback,
  HealthMonitor,
  PageTokens,
  ServerEvidence,
  type RollbackEvent,
} from 'platform/health';
import { createIdentify, createReleaseApi, type IdentifyAdmin, type ReleaseApi } from 'platform/http';
import { createOverridePage, isOverridePath, OverridePolicy } from 'platform/override';
import {
  GateLog,
  loadPlatformSecret,
  readComposition,
  readFaultPermit,
  ReleaseService,
} from 'platform/release';
import { allows, RightsService } from 'platform/rights';
import {
  openStore,
  openStoreFiles,
  ReleaseError,
  type LiveSource,
  type ReleaseStore,
  type StoreFiles,
} from 'platform/store';
import { ADDRESSES } from './addresses.ts';
import { createSenderOf } from './sender-of.ts';
import { createPersonOf } from './person-of.ts';
import type { Settings } from './settings.ts';
import { SMOKE } from './smoke-service.ts';
import { createReleaseMetrics } from './release-metrics.ts';
import { createTeamNotifier } from './notify-team.ts';

export interface ReleasesOptions {
  readonly config: Config;
  readonly settings: Settings;
  readonly store: ReleaseStore;
  readonly service: Pick<Service, 'context'>;
  readonly log: ReturnType<typeof createLogger>;
  readonly source: LiveSource;
}

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

/** Opens the release service to admins and pipelines, and watches the health of live versions. */
export function createReleases({ config, settings, store, service, log, source }: ReleasesOptions): Releases {
  const onError = (error: unknown) => log.error({ err: error }, 'something about releases failed');
  const readSecret = () => loadPlatformSecret(config.dataDir, settings.platformSecret);
  const senderOf = createSenderOf(config.trustedProxies);
  const personOf = createPersonOf(serviceConfig(config), createPersonCheck(service));
  const tokens = new PageTokens({ readSecret, senderOf, personOf });
  const monitor = new HealthMonitor({
    store,
    tokens,
    server: `${hostname()}-${config.port}`,
    onFailure: (failure) => log.warn(failure, 'a page reports a failure'),
    onError,
  });
  const notifier = createTeamNotifier({ settings, service, log, origin: `http://127.0.0.1:${config.port}` });
  const gates = new GateLog(store, onError);
  const metrics = createReleaseMetrics({ store, health: monitor, gates, registry: pageRegistry, onError });
  const onRollback = (event: RollbackEvent) => {
    metrics.countRollback(event.area);
    notifier.notify(event);
  };
  const smoke = createSmokeTest({ store, ...SMOKE });
  const evidence = new ServerEvidence({
    store,
    gate: gates.record(createGate({ store, slowChecks: [smoke.check] })),
    onError,
  });
  const guard = new AutomaticRollback({ store, monitor, evidence, onRollback, onError });
  const slowChecks = [createContractTypesCheck(store), smoke.check];
  const gateSettings = orStartError(() => readGateSettings(process.env));
  const gate = gates.record(createGate({ store, ...gateSettings, slowChecks }));
  const releaseService = new ReleaseService({ store, gate, health: monitor });
  const rights = new RightsService({ store, settings: settings.pipelineTokens, onError });
  const networkOfSender = (request: IncomingMessage) => senderOf(request).network;
  const identifyAdmin = adminsOf(service);
  const identify = createIdentify({ rights, identifyAdmin, networkOf: networkOfSender });
  const api = createReleaseApi({
    service: releaseService,
    rights,
    identify,
    monitor,
    clientOf: networkOfSender,
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
  return {
    service: releaseService,
    api: (request, response) => {
      return isOverridePath(request.url ?? '/') ? overridePage(request, response) : api(request, response);
    },
    overridePolicy,
    findReplay: createReplay(readSecret, service),
    findPermit: async (value) => readFaultPermit(value, { secret: await readSecret(), now: Date.now() }),
    pageToken: (request, composition) => tokens.issue(request, composition),
    onMissingFile: (release) => evidence.noteMissing(release),
    start: async () => {
      await monitor.start();
      guard.start();
    },
    stop: async () => {
      guard.stop();
      await Promise.all([smoke.stop(), monitor.stop(), notifier.stop()]);
    },
  };
}

/** The installation's release store. @throws StartError with one line that names the variable that is wrong */
export function openReleaseStore({ dataDir }: Pick<Config, 'dataDir'>): ReleaseStore {
  return orStartError(() => openStore(dataDir, process.env, ADDRESSES));
}

/** The same as files, to copy it whole. @throws StartError with one line that names the variable that is wrong */
export function openReleaseFiles({ dataDir }: Pick<Config, 'dataDir'>): StoreFiles {
  return orStartError(() => openStoreFiles(dataDir, process.env));
}

function orStartError<Value>(open: () => Value): Value {
  try {
    return open();
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Admins by their session, as the service sees them. */
function adminsOf(service: Pick<Service, 'context'>): IdentifyAdmin {
  const identify = createAdminCheck(service);
  return async (request: IncomingMessage, kind) => {
    const answer = await identify(request, kind === 'change');
    if ('email' in answer) return { who: answer.email };
    throw new ReleaseError(answer.refusal, REASONS[answer.refusal]);
  };
}

function createReplay(
  readSecret: () => Promise<string>,
  service: Pick<Service, 'context'>,
): Releases['findReplay'] {
  const identify = createAdminCheck(service);
  return async (request, value) => {
    const replay = readComposition(value, { secret: await readSecret(), now: Date.now() });
    const isAllowed = replay?.isSigned === true || 'email' in (await identify(request, false));
    return isAllowed ? replay?.composition : undefined;
  };
}

const REASONS = {
  unauthorized: 'Sign in as an admin, or send a pipeline’s token.',
  forbidden: 'Releases are for admins.',
  factor_required: 'Add a passkey or an authenticator app to your account first.',
  verification_required: 'Prove who you are at /auth/verification, and send it again.',
  origin_invalid: 'This call has to come from a page of this site.',
  xsrf_invalid: 'The X-XSRF-TOKEN header is missing or belongs to another session.',
  unavailable: 'The service cannot say who you are. Try again.',
} as const;
