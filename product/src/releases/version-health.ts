import { hostname } from 'node:os';
import { createPersonCheck, pageRegistry, serviceConfig } from 'backend';
import { createGate, type SmokeTest } from 'platform/gate';
import { watchHealth, type GateLog } from 'platform/registry';
import type { RollbackEvent } from 'platform/contract/server';
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
  const onRollback = (event: RollbackEvent) => {
    metrics.countRollback(event.area);
    notifier.notify(event);
  };
  const watch = watchHealth({
    store,
    readSecret,
    senderOf,
    personOf,
    server: `${hostname()}-${config.port}`,
    gate: gates.record(createGate({ store, slowChecks: [smoke.check] })),
    onFailure: (failure) => log.warn(failure, 'a page reports a failure'),
    onRollback,
    onError,
  });
  const { monitor } = watch;
  const notifier = createTeamNotifier({ settings, service, log, origin: `http://127.0.0.1:${config.port}` });
  const metrics = createReleaseMetrics({ store, health: monitor, gates, registry: pageRegistry, onError });
  return {
    ...watch,
    stop: async () => {
      await Promise.all([watch.stop(), notifier.stop()]);
    },
  };
}
