/** Everything under development servers; `npm run dev`. */
import { isStartError, loadConfig } from 'backend';
import { startDevelopmentProduct } from 'product/dev';
import { watchParent } from 'product/watch-parent';
import { noteRunning } from './running.mjs';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  // Also while everything is being started. What it has started ends with it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(0));
  watchParent(() => process.exit(0));
  const { address } = await startDevelopmentProduct(config, {
    onStart: (name, origin) => console.log(`  ${name} at ${origin}`),
    onError: (error) => console.error(error),
  });
  process.on('exit', noteRunning({ address, dataDir: config.dataDir }));
  console.log(`\nMaida under development at ${address}`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exit(1);
});
