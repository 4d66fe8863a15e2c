import { createContractTypesCheck, createGate, createSmokeTest } from '../gate/index.ts';
import type { SmokeTestOptions } from '../gate/index.ts';
import { HealthMonitor } from '../health/index.ts';
import { ReleaseService } from '../release/index.ts';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { UsageError } from './arguments.ts';
import type { CommandLine } from './arguments.ts';
import { ReleaseClient } from './release-client.ts';
import type { ReleaseActions } from './release-client.ts';

/** What a product tells its command line about itself. */
export interface CommandLineParts {
  /** Paths that are no area's to mount. */
  readonly reservedPaths?: readonly string[];
  /** For trying a set in a browser before it goes live; absent: not tried, and that is said. */
  readonly smoke?: Pick<SmokeTestOptions, 'service' | 'cookiesOf' | 'chromium'>;
}

/** What the commands work with. */
export interface CommandContext {
  readonly line: CommandLine;
  /** The store and its own desk. @throws UsageError when another server was named */
  readonly store: () => ReleaseStore;
  readonly localReleases: () => ReleaseService;
  readonly releases: () => ReleaseActions;
  /** Starts what takes a moment to start, because it will be needed. */
  readonly warmUp: () => void;
  readonly progress: (text: string) => void;
  readonly close: () => Promise<void>;
}

/** Lays out what a command line needs; nothing is read or started before it is used. */
export function createCommandContext(
  line: CommandLine,
  parts: CommandLineParts,
  progress: (text: string) => void,
): CommandContext {
  const store = once(() => {
    if (line.server !== undefined) throw new UsageError(`platform ${line.command} takes no --server.`);
    return openStore(line.dataDir, process.env);
  });
  const smoke = once(() => parts.smoke && createSmokeTest({ ...parts.smoke, store: store() }));
  const localReleases = once(() => {
    const look = smoke()?.check ?? (() => Promise.resolve(NO_SMOKE_TEST));
    const deepChecks = [createContractTypesCheck(store()), look];
    const gate = createGate({ store: store(), reservedPaths: parts.reservedPaths ?? [], deepChecks });
    const health = new HealthMonitor({ store: store(), server: 'command-line' });
    return new ReleaseService({ store: store(), gate, health });
  });
  const releases = () => (line.server === undefined ? localReleases() : new ReleaseClient(line.server));
  return {
    line,
    store,
    localReleases,
    releases,
    warmUp: () => smoke()?.warmUp(),
    progress,
    close: async () => {
      if (parts.smoke && line.server === undefined) await smoke()?.stop();
    },
  };
}

const NO_SMOKE_TEST = {
  problems: [],
  unchecked: ['Smoke test: this command line has no service to test with.'],
};

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
