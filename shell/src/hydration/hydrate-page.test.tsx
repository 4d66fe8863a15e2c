import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { serviceNow } from 'shared-ui';
import { createApp } from '../app/create-app.tsx';
import { createRegistry, FakeLoader } from '../testing/areas.tsx';
import { setUpApp } from '../testing/render-app.tsx';
import { SERVICE, startService } from '../testing/service.ts';
import { TEXTS } from '../testing/texts.ts';
import { hydratePage } from './hydrate-page.tsx';

setUpApp();

const HOUR_MS = 3_600_000;
const RENDERED = '<main><h1>What the server rendered for /b</h1></main>';

/** What the server says of its page at `/`. */
const rendered = { address: '/', now: Date.now(), language: 'en', queries: { queries: [], mutations: [] } };

let root: HTMLElement;
beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = RENDERED;
  document.body.append(root);
});
afterEach(() => root.remove());

/** An app at `/`, or the given address, with `/about` behind it in the history. */
function createTestApp(address = '/') {
  startService();
  const registry = createRegistry();
  const loader = new FakeLoader();
  return createApp(
    { apiBase: SERVICE, language: 'en', registry },
    {
      ...{ loader, texts: TEXTS.en, readRegistry: () => Promise.resolve(registry) },
      createRouter: (routes) =>
        createMemoryRouter(routes, { initialEntries: ['/about', address], initialIndex: 1 }),
      onRegistry: () => undefined,
      loadTexts: (language) => Promise.resolve(TEXTS[language]),
    },
  );
}

test('Back before hydration shows the page that it leads to, without a difference from what was rendered', async () => {
  const app = createTestApp();
  let stop: (() => void) | undefined;
  await act(async () => {
    const hydrating = hydratePage(root, app, rendered as never);
    // While the code of the page's area loads.
    await app.router.navigate(-1);
    stop = await hydrating;
  });
  expect(root).not.toHaveTextContent('What the server rendered');
  expect(app.router.state.location.pathname).toBe('/about');
  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(console.error).not.toHaveBeenCalledWith(
    'The server rendered something else.',
    expect.anything(),
    expect.anything(),
  );
  act(() => stop?.());
});

test.each([
  ['behind', -HOUR_MS, true],
  ['ahead', HOUR_MS, false],
])(
  'a page on a device whose clock is an hour %s: its time is not in the future',
  async (_, wrongBy, isFresh) => {
    const app = createTestApp();
    const now = Date.now() - wrongBy;
    const query = {
      queryKey: ['x'],
      queryHash: '["x"]',
      state: { data: 1, status: 'success', dataUpdatedAt: now },
    };
    let stop: (() => void) | undefined;
    await act(async () => {
      stop = await hydratePage(root, app, {
        ...rendered,
        now,
        queries: { queries: [query], mutations: [] },
      } as never);
    });
    expect(serviceNow()).toBeGreaterThanOrEqual(now);
    // What is not fresh is fetched, and the reply corrects the clock.
    const updatedAt = app.queryClient.getQueryState(['x'])?.dataUpdatedAt ?? 0;
    expect(Date.now() - updatedAt < 60_000).toBe(isFresh);
    act(() => stop?.());
  },
);

test('asks who is signed in, and whatever follows from it, once the page is idle', async () => {
  const idle: (() => void)[] = [];
  const requestIdleCallback = (action: () => void) => idle.push(action);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: () => undefined });
  const app = createTestApp();
  const status = () => app.context.session.getState().status;
  let stop: (() => void) | undefined;
  await act(async () => {
    stop = await hydratePage(root, app, rendered as never);
  });
  await waitFor(() => expect(idle).not.toEqual([]));
  expect(status()).toBe('loading');
  act(() => idle.splice(0).forEach((action) => action()));
  await waitFor(() => expect(status()).toBe('anonymous'));
  act(() => stop?.());
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('switches the language only once every part is hydrated', async () => {
  const idle: (() => void)[] = [];
  const requestIdleCallback = (action: () => void) => idle.push(action);
  Object.assign(window, { requestIdleCallback, cancelIdleCallback: () => undefined });
  const app = createTestApp();
  let stop: (() => void) | undefined;
  let switched: Promise<unknown> | undefined;
  await act(async () => {
    stop = await hydratePage(root, app, rendered as never);
    switched = app.translations.changeLanguage('fr');
  });
  await waitFor(() => expect(idle).not.toEqual([]));
  expect(app.translations.language).toBe('en');
  await act(async () => {
    idle.splice(0).forEach((action) => action());
    await switched;
  });
  expect(app.translations.language).toBe('fr');
  act(() => stop?.());
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test.each([
  ['/?utm_source=mail', true],
  ['/?q=fish', false],
])('a page rendered for / is taken over at %s: %s', async (address, isTaken) => {
  const app = createTestApp(address);
  const query = {
    queryKey: ['dish'],
    queryHash: '["dish"]',
    state: { data: 'fish', dataUpdatedAt: 1, status: 'success' },
  };
  const page = { ...rendered, queries: { queries: [query], mutations: [] } };
  let stop: (() => void) | undefined;
  await act(async () => {
    stop = await hydratePage(root, app, page as never);
  });
  expect(app.queryClient.getQueryData(['dish'])).toBe(isTaken ? 'fish' : undefined);
  act(() => stop?.());
});
