import { publishIntegrity } from 'platform/contract';
import { openPage } from './app/open-page.ts';
import { createFederationLoader } from './features/area/federation-loader.ts';
import { reloadOnce } from './lib/reload-once.ts';

void openPage({
  loader: createFederationLoader(),
  onRegistry: (registry) => publishIntegrity(registry, globalThis, document.baseURI),
  onOutdated: (composition) => reloadOnce(composition),
});
