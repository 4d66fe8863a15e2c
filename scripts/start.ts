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
import type { ReleaseService, ReleaseStore } from 'platform/registry';
import { hasLiveShell } from 'platform/contract/server';
import { runProduct } from './run-product.ts';

/** Where each begins after signing in. */
const DEMO_ACCOUNTS = {
  'customer@maida.example': 'a customer; the restaurants at /',
  'provider@maida.example': 'the owner of Khaïma de Tevragh; /provider',
  'admin@maida.example': 'an admin; /admin',
};

/** The steps after the first, the installation of packages (bootstrap.mjs). */
function printStep(step: 2 | 3 | 4 | 5, what: string): void {
  console.log(`(${String(step)} of 5) ${what}`);
}

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
  const apps = await findApps();
  let built = 0;
  await releaseChanged(apps, {
    store,
    releases,
    checkSources,
    reason: reasonOfStart(),
    mayReplace: isReleasedByStart,
    onBuild: (name) => console.log(`  building ${name} …`),
    onBuilt: (name) => {
      built += 1;
      console.log(`  ${name} is built (${String(built)} of ${String(apps.length)})`);
    },
    onReport: printReport,
  });
}

function printReport({ name, outcome, detail }: ReleaseReport): void {
  if (outcome === 'released') console.log(`  ${name} released: ${detail}`);
  if (outcome === 'left') console.log(`  ${name} is left as it is: ${detail}`);
  if (outcome === 'refused') console.error(`  ${name} is NOT released: ${detail}`);
}

/** The database and the areas are prepared at the same time. */
function printListening(address: string, { isDemo }: Config): void {
  console.log(`  ${address} answers already: opened in a browser, it waits and then shows Maida by itself.`);
  printStep(3, `Starting the service on its database${isDemo ? ', with the demo data' : ''} …`);
  printStep(4, 'Building what has changed of shell and areas, meanwhile …');
}

function printReady(address: string, config: Config): void {
  printStep(5, `Maida runs at ${address}`);
  if (!config.isDemo) return;
  console.log('\nDemo accounts, password maida-demo:');
  for (const [account, what] of Object.entries(DEMO_ACCOUNTS)) console.log(`  ${account}  ${what}`);
  console.log('\nStop with Ctrl-C.');
}

printStep(2, 'Opening the port …');
await runProduct(readConfig, printReady, (config) => ({
  onListening: (address) => printListening(address, config),
  prepareReleases: (store, releases) => releaseSources(config, store, releases),
}));
