/** Runs the product until a signal stops it; `npm start` and `npm run serve`. */
import { isStartError, type Config } from 'backend';
import { startProduct, type ProductOptions } from 'product';
import { watchParent } from 'product/watch-parent';
import { noteRunning } from './running.mjs';

const STOP_LIMIT_MS = 10_000;
const FORCE_STOP_AFTER_MS = 1_000;

function fail(error: unknown): never {
  if (isStartError(error)) console.error(`maida: ${error.message}`);
  else if (error instanceof AggregateError)
    console.error(`maida: the areas could not be built.\n${error.message}`);
  else console.error('maida: the start failed.', error);
  process.exit(1);
}

/** @param onReady called with the address once it is ready, or once it waits for the first releases */
export async function runProduct(
  readConfig: () => Config,
  onReady: (address: string, config: Config) => void,
  optionsOf: (config: Config) => ProductOptions,
): Promise<void> {
  try {
    const config = readConfig();
    const starting = startProduct(config, optionsOf(config));
    const noted = starting.then(({ address }) => noteRunning({ address, dataDir: config.dataDir }));
    stopOnSignal(async () => {
      await (await starting).stop();
      (await noted)();
    });
    await noted;
    const { address } = await starting;
    onReady(address, config);
  } catch (error) {
    fail(error);
  }
}

function stopOnSignal(stopProduct: () => Promise<void>): void {
  let stoppingSince = 0;
  const stop = () => {
    // Ctrl-C arrives twice, from the terminal and from npm; only a later one means "now".
    if (stoppingSince > 0 && Date.now() - stoppingSince > FORCE_STOP_AFTER_MS) process.exit(1);
    if (stoppingSince > 0) return;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    // Stopped during its start: the limit above applies.
    void stopProduct().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  watchParent(stop);
}
