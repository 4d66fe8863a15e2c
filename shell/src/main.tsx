import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { ROOT_ID, readPageConfiguration } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AppRoot } from './app/app-root.tsx';
import { createApp } from './app/create-app.tsx';
import { startApp } from './app/start-app.ts';
import { createFederationLoader } from './features/area/federation-loader.ts';
import { readRegistry } from './features/area/registry-reader.ts';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The page has no #${ROOT_ID}.`);

const app = createApp(readPageConfiguration(document), {
  loader: createFederationLoader(),
  readRegistry,
  createRouter: (routes) => createBrowserRouter(routes),
  baseUrl: document.baseURI,
});
startApp(app);
createRoot(root).render(<AppRoot app={app} />);
