import { publishIntegrity } from 'platform/contract';
import { isFastConnection, isTokenMissing, nextTask } from 'shared-api';
import { createFederationLoader } from './features/area/federation/federation-loader.ts';
import { followSavedReplies } from './features/connection/saved-replies.ts';
import { reloadOnce } from './lib/reload-once.ts';

/** Runs the shell in parts, each a task of its own, so that a slow phone responds in between. */
async function start(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { openPage } = await import(/* webpackMode: "eager" */ './hydration/open-page.ts');
  await openPage({
    // Who is not signed in rarely leaves the public area, and may pay for every kilobyte.
    createLoader: ({ apiBase }) =>
      createFederationLoader(() => !isTokenMissing(apiBase) || isFastConnection()),
    onRegistry: (registry) => publishIntegrity(registry, globalThis, document.baseURI),
    onOutdated: (composition) => reloadOnce(composition),
  });
}

// The worker reports saved replies of the first page once, when the document is parsed: listen from the start.
if ('serviceWorker' in navigator) followSavedReplies(navigator.serviceWorker);
void start();
