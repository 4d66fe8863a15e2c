/** Starts the product and says where it is; `npm start`. */
import { isStartError, loadConfig, type Config } from 'backend';
import type { BuildReport } from 'platform/build';
import { startProduct } from 'product';
import { watchParent } from 'product/watch-parent';

const DEMO_ACCOUNTS = ['admin@maida.example', 'provider@maida.example', 'customer@maida.example'];
const STOP_LIMIT_MS = 10_000;
const FORCE_STOP_AFTER_MS = 1_000;

function readConfig(): Config {
  const config = loadConfig(process.env);
  // A demo's terminal shows the address, not a line per request.
  return config.isDemo && !process.env['LOG_LEVEL'] ? { ...config, logLevel: 'warn' } : config;
}

function reportBuilt({ name, outcome, seconds }: BuildReport): void {
  if (outcome === 'built') console.log(`  ${name} built in ${seconds.toFixed(1)} s`);
  if (outcome === 'earlier') console.log(`  ${name}: an earlier build of the same sources is live again`);
  if (outcome === 'held')
    console.log(`  ${name}: these sources were rolled back; see \`npm run platform -- status\``);
}

function reportReady(address: string, config: Config): void {
  console.log(`\nMaida runs at ${address}`);
  if (!config.isDemo) return;
  console.log('\nDemo accounts, password maida-demo:');
  for (const account of DEMO_ACCOUNTS) console.log(`  ${account}`);
  console.log('\nStop with Ctrl-C.');
}

function fail(error: unknown): never {
  if (isStartError(error)) console.error(`maida: ${error.message}`);
  else if (error instanceof AggregateError)
    console.error(`maida: the areas could not be built.\n${error.message}`);
  else console.error('maida: the start failed.', error);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig();
  console.log('Starting Maida …');
  const starting = startProduct(config, {
    onBuild: (area) => console.log(`  building ${area} …`),
    onBuilt: reportBuilt,
  });
  let stoppingSince = 0;
  const stop = () => {
    // Ctrl-C arrives twice, from the terminal and from npm; only a later one means "now".
    if (stoppingSince > 0 && Date.now() - stoppingSince > FORCE_STOP_AFTER_MS) process.exit(1);
    if (stoppingSince > 0) return;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // Stopped during its start: the limit above applies.
    void starting.then((product) => product.stop()).then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  watchParent(stop);
  reportReady((await starting).address, config);
}

await main().catch(fail);
