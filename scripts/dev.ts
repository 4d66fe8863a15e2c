/** Everything under development servers; `npm run dev`. */
import { isStartError, loadConfig } from 'backend';
import { startDevelopmentProduct } from 'product/dev';
import { watchParent } from 'product/watch-parent';
import { noteRunning } from './running.mjs';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const product = await startDevelopmentProduct(config, {
    onStart: (name, origin) => console.log(`  ${name} at ${origin}`),
    onError: (error) => console.error(error),
  });
  const forget = noteRunning({ address: product.address, dataDir: config.dataDir });
  const stop = () =>
    void product.stop().then(() => {
      forget();
      process.exit(0);
    });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  watchParent(stop);
  console.log(`\nMaida under development at ${product.address}`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exit(1);
});
