/** Starts the product and says where it is, after releasing what this checkout has changed; `npm start`. */
import { loadConfig, type Config } from 'backend';
import {
  checkSources,
  findApps,
  isReleasedByStart,
  reasonOfStart,
  releaseChanged,
  type ReleaseReport,
} from 'platform/build';
import type { ReleaseService } from 'platform/release';
import { hasLiveShell, type ReleaseStore } from 'platform/store';
import { runProduct } from './run-product.ts';

const DEMO_ACCOUNTS = ['admin@maida.example', 'provider@maida.example', 'customer@maida.example'];

function readConfig(): Config {
  const config = loadConfig(process.env);
  // A demo's terminal shows the address, not a line per request.
  return config.isDemo && !process.env['LOG_LEVEL'] ? { ...config, logLevel: 'warn' } : config;
}

/**
 * Fills an empty store. In a demo it also releases what changed in the sources, unless somebody else released that app;
 * elsewhere a start never changes what is live.
 */
async function releaseSources(
  { isDemo }: Config,
  store: ReleaseStore,
  releases: ReleaseService,
): Promise<void> {
  if (!isDemo && hasLiveShell(await store.readRegistry())) return;
  await releaseChanged(await findApps(), {
    store,
    releases,
    checkSources,
    reason: reasonOfStart(),
    mayReplace: isReleasedByStart,
    onBuild: (name) => console.log(`  building ${name} …`),
    onReport: printReport,
  });
}

function printReport({ name, outcome, detail }: ReleaseReport): void {
  if (outcome === 'released') console.log(`  ${name} released: ${detail}`);
  if (outcome === 'left') console.log(`  ${name} is left as it is: ${detail}`);
  if (outcome === 'refused') console.error(`  ${name} is NOT released: ${detail}`);
}

function printReady(address: string, config: Config): void {
  console.log(`\nMaida runs at ${address}`);
  if (!config.isDemo) return;
  console.log('\nDemo accounts, password maida-demo:');
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account}`);
  console.log('\nStop with Ctrl-C.');
}

console.log('Starting Maida …');
await runProduct(readConfig, printReady, (config) => ({
  prepareReleases: (store, releases) => releaseSources(config, store, releases),
}));
