import { dehydrate, type Query } from '@tanstack/react-query';
import { findAreaModule, type AreaModule, type Rendering, type ServerPage } from 'platform/contract';
import { createMemoryRouter } from 'react-router-dom';
import { createServiceAdapter } from 'shared-api/server';
import { setRenderTime } from 'shared-ui';
import { AppRoot } from '../app/app-root.tsx';
import { createApp, type App } from '../app/create-app.tsx';
import { findTarget } from '../lib/find-target.ts';
import { passageOf } from '../features/area/guard.ts';
import { loadShellTexts } from '../features/language/shell-texts.ts';
import { beginSignedIn } from '../features/session/begin-signed-in.ts';
import { renderToText } from './render-to-text.ts';
import { splitLinks } from './split-links.ts';

/** Most rounds of rendering and fetching; after them the page is sent without content. */
const MOST_PASSES = 4;

/**
 * Renders a page, a guarded one for the user of the calls, again and again until all the data that it
 * needs is fetched; so no page declares its data beforehand. Undefined when the user may not see it.
 */
export async function renderPage(page: ServerPage): Promise<Rendering | undefined> {
  const app = await createServerApp(page);
  try {
    if (!(await letIn(app))) return undefined;
    for (let pass = 1; pass <= MOST_PASSES; pass += 1) {
      setRenderTime(page.now);
      const text = await renderToText(<AppRoot app={app} />);
      const waiting = app.queryClient.getQueryCache().getAll().filter(isWaiting);
      if (waiting.length === 0) return { ...splitLinks(text), state: stateOf(page, app) };
      await Promise.all(waiting.map((query) => query.fetch()));
    }
    throw new Error(`${page.address} asks for more after ${String(MOST_PASSES)} passes.`);
  } finally {
    // Without this, the query client's timers keep each reply in memory for minutes.
    app.queryClient.clear();
    app.router.dispose();
  }
}

async function createServerApp(page: ServerPage): Promise<App> {
  const { configuration, address, area } = page;
  const app = createApp(configuration, {
    texts: await loadShellTexts(configuration.language),
    loadTexts: loadShellTexts,
    loader: { load: () => Promise.resolve(getArea(area)) },
    readRegistry: () => Promise.resolve(configuration.registry),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
    onRegistry: () => undefined,
    adapter: createServiceAdapter(page.call),
  });
  const { queries = {} } = app.queryClient.getDefaultOptions();
  // No retry here; the visitor's browser retries.
  app.queryClient.setDefaultOptions({ queries: { ...queries, retry: false } });
  const target = findTarget(configuration.registry, app.router.state.location.pathname);
  if (target.kind === 'area') await app.areas.load(target.mounted.area.name);
  return app;
}

/** Whether the user may see a guarded page; otherwise the browser redirects. */
async function letIn({ areas, context, router }: App): Promise<boolean> {
  const target = findTarget(areas.state.getState().registry, router.state.location.pathname);
  const roles = target.kind === 'area' ? target.mounted.mount.roles : undefined;
  if (roles === undefined) return true;
  const user = await context.api.auth.me();
  if (user) beginSignedIn(context.session, user);
  return passageOf(roles, context.session.getState()) === 'enter';
}

function getArea(area: AreaModule | undefined): AreaModule {
  const found = findAreaModule({ area });
  if (!found) throw new Error('The page has no area.');
  return found;
}

function isWaiting(query: Query): boolean {
  return query.state.status === 'pending' && !('enabled' in query.options && query.options.enabled === false);
}

function stateOf({ address, now }: ServerPage, { queryClient, context }: App): Rendering['state'] {
  const { user } = context.session.getState();
  const { queries } = dehydrate(queryClient);
  // The page's own instant, so that equal data gives equal HTML.
  const timeless = queries.map(({ queryKey, queryHash, queryType, state }) => ({
    queryKey,
    queryHash,
    ...(queryType ? { queryType } : {}),
    state: { ...state, dataUpdatedAt: now },
  }));
  return { address, now, queries: { mutations: [], queries: timeless }, ...(user ? { session: user } : {}) };
}
