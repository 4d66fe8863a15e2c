import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { findRenderedState, publishIntegrity, readPageConfiguration, ROOT_ID } from 'platform/contract';
import { createApp } from './app/create-app.tsx';
import { createPageRouter } from './app/create-page-router.ts';
import { mountApp } from './app/mount-app.tsx';
import { showTools, takeOver } from './app/take-over.ts';
import { createFederationLoader } from './features/area/federation-loader.ts';
import { readRegistry } from './features/area/registry-reader.ts';
import { reloadOnce } from './lib/reload-once.ts';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The page has no #${ROOT_ID}.`);

const configuration = readPageConfiguration(document);
takeOver(configuration);
const app = createApp(configuration, {
  loader: createFederationLoader(),
  readRegistry,
  createRouter: createPageRouter,
  onRegistry: (registry) => publishIntegrity(registry, globalThis, document.baseURI),
  onOutdated: (composition) => reloadOnce(composition),
});
showTools(app, configuration);
void mountApp(root, app, findRenderedState(document));
