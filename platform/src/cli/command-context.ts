import { createContractTypesCheck, createGate, createSmokeTest, readBudgets } from '../gate/index.ts';
import type { DeepCheck, SmokeTestOptions } from '../gate/index.ts';
import { HealthMonitor } from '../health/index.ts';
import { ReleaseService } from '../release/index.ts';
import { openStore } from '../store/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { UsageError } from './arguments.ts';
import type { CommandLine } from './arguments.ts';
import { ReleaseClient } from './release-client.ts';
import type { ReleaseActions } from './release-client.ts';

/** What a product configures for its command line. */
export interface CommandLineParts {
  /** Paths that no area may mount. */
  readonly reservedPaths?: readonly string[];
  /** For the gate's smoke test; without it the gate reports that it was not run. */
  readonly smoke?: Omit<SmokeTestOptions, 'store'>;
}

/** What the commands work with. Nothing is opened before it is used. */
export interface CommandContext {
  readonly line: CommandLine;
  /** The local store and its release service. @throws UsageError with `--server` */
  readonly store: () => ReleaseStore;
  readonly localReleases: () => ReleaseService;
  readonly releases: () => ReleaseActions;
  /** Starts the browser of the smoke test ahead of its use. */
  readonly warmUp: () => void;
  readonly progress: (text: string) => void;
  readonly close: () => Promise<void>;
}

/** Creates the context of a command line. */
export function createCommandContext(
  line: CommandLine,
  parts: CommandLineParts,
  progress: (text: string) => void,
): CommandContext {
  const store = once(() => {
    if (line.server !== undefined)
      throw new UsageError(`platform ${line.command} does not support --server.`);
    return openStore(line.dataDir, process.env);
  });
  const smoke = once(() => parts.smoke && createSmokeTest({ ...parts.smoke, store: store() }));
  const localReleases = once(() => {
    const smokeCheck = smoke()?.check ?? NO_SMOKE_TEST;
    const deepChecks = [createContractTypesCheck(store()), smokeCheck];
    const budgets = readBudgets(process.env['RELEASE_BUDGETS']);
    const gate = createGate({
      store: store(),
      reservedPaths: parts.reservedPaths ?? [],
      budgets,
      deepChecks,
    });
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

const NO_SMOKE_TEST: DeepCheck = {
  name: 'smoke',
  run: () =>
    Promise.resolve({
      problems: [],
      unchecked: ['Smoke test: this command line has no service to test with.'],
    }),
};

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
