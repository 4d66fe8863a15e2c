/**
 * Serves what is live in the release store, and builds nothing: `npm run serve`, for hosts where only the production
 * packages are installed. Not a demo unless `DEMO=1`.
 */
import { loadConfig } from 'backend';
import { runProduct } from './run-product.ts';

await runProduct(
  () => loadConfig({ DEMO: '0', ...process.env }),
  (address) => console.log(`Maida serves at ${address}`),
  () => ({
    onNothingLive: () =>
      console.log(
        'Nothing is released yet: not ready until the shell is (deploy/README.md, "The first releases").',
      ),
  }),
);
