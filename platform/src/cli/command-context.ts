import { bringChromium } from '../common/chromium/index.ts';
import type { SlowCheck, SmokeTest, SmokeTestOptions } from '../build/gate/index.ts';
import {
  GateLog,
  HealthMonitor,
  localPlatform,
  openStore,
  readSettingsTokens,
  ReleaseService,
  RightsService,
  type ReleaseStore,
} from '../registry/index.ts';
import { operatorAt, type AddressPolicy, type Gate } from '../contract/server/index.ts';
import { UsageError, type CommandLine } from './arguments.ts';
import type { SourceState, UploadedVersion } from '../contract/index.ts';
import { remotePlatform, uploadBuild } from './remote-platform.ts';

/** What a product configures for its command line. */
export interface CommandLineParts {
  /** What the product decided about its addresses. */
  readonly addresses?: AddressPolicy;
  /** For the gate's smoke test; without it the gate reports that it was not run. */
  readonly smoke?: Omit<SmokeTestOptions, 'store' | 'createDelivery'>;
}

/** What the commands work with. Nothing is opened before it is used. */
export interface CommandContext {
  readonly line: CommandLine;
  /** The local store and its release service. @throws UsageError with `--server` */
  readonly store: () => ReleaseStore;
  readonly localReleases: () => ReleaseService;
  /** The platform of the local store, or with `--server` of a running product. */
  readonly platform: () => ReturnType<typeof localPlatform>;
  /** Stores the build in a folder, with what it was built from. */
  readonly addBuild: (folder: string, source: SourceState | undefined) => Promise<UploadedVersion>;
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
    return openStore(line.dataDir, process.env, parts.addresses);
  });
  const smoke = once(() => parts.smoke && loadSmokeTest({ ...parts.smoke, store: store() }, progress));
  const localReleases = once(() => {
    const gate = new GateLog(store()).record(lazyGate(store(), smoke));
    const health = new HealthMonitor({ store: store(), server: 'command-line' });
    return new ReleaseService({ store: store(), gate, health });
  });
  const rightsService = once(() => {
    const settings = readSettingsTokens(process.env['PLATFORM_TOKENS']);
    return new RightsService({ store: store(), settings });
  });
  const remote = once(() => (line.server === undefined ? undefined : remotePlatform(line.server)));
  const local = once(() =>
    localPlatform(() => ({
      caller: operatorAt(line.who),
      service: localReleases(),
      rights: rightsService(),
    })),
  );
  return {
    line,
    store,
    localReleases,
    platform: () => remote() ?? local(),
    addBuild: (folder, source) => {
      const server = remote();
      return server ? uploadBuild(server, folder, source) : localReleases().addBuild(folder, source);
    },
    warmUp: () => void smoke()?.then(({ warmUp }) => warmUp()),
    progress,
    close: async () => {
      if (smoke.isMade()) await (await smoke())?.stop();
    },
  };
}

const NO_SMOKE_TEST: SlowCheck = {
  name: 'smoke',
  run: () =>
    Promise.resolve({
      problems: [],
      unchecked: ['Smoke test: this command line has no service to test with.'],
    }),
};

/** The gate, loaded when something is checked: most commands need none. */
function lazyGate(store: ReleaseStore, smoke: () => Promise<SmokeTest> | undefined): Gate {
  const check: Gate['check'] = async (set, changed, depth) => {
    const { createContractTypesCheck, createGate, readGateSettings } = await import('../build/gate/index.ts');
    // A quick check opens no browser, so it brings none either.
    const smokeTest = depth === 'quick' ? undefined : await smoke();
    const slowChecks = [createContractTypesCheck(store), smokeTest?.check ?? NO_SMOKE_TEST];
    return createGate({ store, ...readGateSettings(process.env), slowChecks }).check(set, changed, depth);
  };
  return { check };
}

/** Brings the browser before a check, whose deadline a slow download would take up. */
async function loadSmokeTest(
  options: Omit<SmokeTestOptions, 'createDelivery'>,
  progress: (text: string) => void,
): Promise<SmokeTest> {
  const [{ createSmokeTest }, { createDelivery }] = await Promise.all([
    import('../build/gate/index.ts'),
    import('../delivery/index.ts'),
  ]);
  const browser = bringChromium(progress);
  // The check that needs it reports the error.
  await browser.catch(() => undefined);
  return createSmokeTest({ findBrowser: () => browser, createDelivery, ...options });
}

/** Makes a value when it is first needed. */
function once<Value>(make: () => Value): (() => Value) & { isMade: () => boolean } {
  let made: { readonly value: Value } | undefined;
  return Object.assign(() => (made ??= { value: make() }).value, { isMade: () => made !== undefined });
}
