import { publishIntegrity } from 'platform/contract';
import { nextTask } from 'shared-api';
import { createFederationLoader } from './features/area/federation-loader.ts';
import { hearSavedAnswers } from './features/connection/saved-answers.ts';
import { reloadOnce } from './lib/reload-once.ts';

/** Runs what the shell is made of in parts, since all of it at once keeps a slow phone from answering. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { openPage } = await import(/* webpackMode: "eager" */ './app/open-page.ts');
  await openPage({
    loader: createFederationLoader(),
    onRegistry: (registry) => publishIntegrity(registry, globalThis, document.baseURI),
    onOutdated: (composition) => reloadOnce(composition),
  });
}

// The worker speaks of the page's first answers already, and only once: to whoever listens when the document is whole.
if ('serviceWorker' in navigator) hearSavedAnswers(navigator.serviceWorker);
void start();
