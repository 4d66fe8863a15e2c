/** Everything under development servers; `npm run dev`. */
import { isStartError, loadConfig } from 'backend';
import { startDevelopmentProduct } from 'product/dev';
import { watchParent } from 'product/watch-parent';

async function main(): Promise<void> {
  const product = await startDevelopmentProduct(loadConfig(process.env), {
    onStart: (name, origin) => console.log(`  ${name} at ${origin}`),
    onError: (error) => console.error(error),
  });
  const stop = () => void product.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  watchParent(stop);
  console.log(`\nMaida under development at ${product.address}`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exit(1);
});
