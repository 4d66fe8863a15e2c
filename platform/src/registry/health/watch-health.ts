import type { Gate } from '../../contract/server/index.ts';
import { AutomaticRollback, type AutomaticRollbackOptions } from './automatic-rollback.ts';
import { HealthMonitor, type HealthMonitorOptions } from './health-monitor.ts';
import { PageTokens, type PageTokensOptions } from './page-tokens.ts';
import { ServerEvidence } from './server-evidence.ts';

/** What the health of versions is watched with. */
export interface WatchHealthOptions
  extends
    PageTokensOptions,
    Omit<HealthMonitorOptions, 'tokens'>,
    Pick<AutomaticRollbackOptions, 'onRollback'> {
  /** Checks the files of a version and, in depth, its page in a browser. */
  readonly gate: Gate;
}

/** The health of an installation's versions: what pages report, what the server sees, and what follows from both. */
export interface HealthWatch {
  readonly monitor: HealthMonitor;
  /** The token by which a page's report counts. */
  readonly tokens: PageTokens;
  readonly evidence: ServerEvidence;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Counts what pages report, and rolls back a version that is worse than the one before. Nothing runs before `start`.
 */
export function watchHealth(options: WatchHealthOptions): HealthWatch {
  const tokens = new PageTokens(options);
  const monitor = new HealthMonitor({ ...options, tokens });
  const evidence = new ServerEvidence(options);
  const guard = new AutomaticRollback({ ...options, monitor, evidence });
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
      await monitor.stop();
    },
  };
}
