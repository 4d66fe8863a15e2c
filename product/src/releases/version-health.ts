import { hostname } from 'node:os';
import { createPersonCheck, pageRegistry, serviceConfig } from 'backend';
import { createGate, type SmokeTest } from 'platform/gate';
import {
  AutomaticRollback,
  HealthMonitor,
  PageTokens,
  ServerEvidence,
  type GateLog,
  type RollbackEvent,
} from 'platform/registry';
import { createTeamNotifier } from './notify-team.ts';
import { createPersonOf } from './person-of.ts';
import { createReleaseMetrics } from './release-metrics.ts';
import type { ReleasesOptions } from './releases-options.ts';
import type { createSenderOf } from './sender-of.ts';

/** What the health of versions is found with, besides what all releases work with. */
export interface VersionHealthOptions extends ReleasesOptions {
  readonly gates: GateLog;
  readonly smoke: SmokeTest;
  readonly senderOf: ReturnType<typeof createSenderOf>;
  readonly readSecret: () => Promise<string>;
  readonly onError: (error: unknown) => void;
}

/** Watches how the versions do that visitors have, and rolls back what is worse than the version before. */
export function createVersionHealth(options: VersionHealthOptions) {
  const { config, settings, service, store, log, gates, smoke, senderOf, readSecret, onError } = options;
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
  const metrics = createReleaseMetrics({ store, health: monitor, gates, registry: pageRegistry, onError });
  const evidence = new ServerEvidence({
    store,
    gate: gates.record(createGate({ store, slowChecks: [smoke.check] })),
    onError,
  });
  const onRollback = (event: RollbackEvent) => {
    metrics.countRollback(event.area);
    notifier.notify(event);
  };
  const guard = new AutomaticRollback({ store, monitor, evidence, onRollback, onError });
  return {
    monitor,
    tokens,
    evidence,
    start: async () => {
      await monitor.start();
      guard.start();
    },
    stop: async () => {
      guard.stop();
      await Promise.all([monitor.stop(), notifier.stop()]);
    },
  };
}
