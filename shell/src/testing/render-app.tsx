import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language, LiveRegistry } from 'platform/contract';
import { createMemoryRouter } from 'react-router-dom';
import { FakeEventSource } from 'shared-api/standalone';
import { correctClock } from 'shared-ui';
import { AppRoot } from '../app/app-root.tsx';
import { createApp } from '../app/create-app.tsx';
import { startApp } from '../app/start-app.ts';
import type { ShellTextsLoader } from '../features/language/shell-texts.ts';
import { createRegistry, FakeLoader } from './areas.tsx';
import { network, SERVICE, startService, type ServiceState } from './service.ts';
import { TEXTS } from './texts.ts';

/** Call it at the top of a test file that renders the app. */
export function setUpApp(): void {
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    Object.assign(globalThis, { EventSource: FakeEventSource });
    // jsdom has neither layout nor navigation timing.
    window.scrollTo = () => undefined;
    performance.getEntriesByType = () => [];
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.cookie = 'maida_language=; Max-Age=0; Path=/';
    // The shell logs failures that a test causes on purpose.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    stop();
    cleanup();
    network.resetHandlers();
    // What a reply has told of the service's clock.
    Reflect.deleteProperty(globalThis, '__maidaClockOffset');
    jest.restoreAllMocks();
  });
  afterAll(() => network.close());
}

let stop: () => void = () => undefined;

export interface RenderAppOptions {
  readonly service?: Partial<ServiceState>;
  readonly language?: Language;
  readonly registry?: LiveRegistry;
  readonly loader?: FakeLoader;
  readonly loadTexts?: ShellTextsLoader;
  /** Address of the service; another origin than the page's by default. */
  readonly apiBase?: string;
}

/** Renders the whole shell at an address, with small areas and the test's service. */
export async function renderApp(address: string, options: RenderAppOptions = {}) {
  const service = startService(options.service);
  const loader = options.loader ?? new FakeLoader();
  const registry = { live: options.registry ?? createRegistry() };
  const language = options.language ?? 'en';
  const app = createApp(
    { apiBase: options.apiBase ?? SERVICE, language, registry: registry.live },
    {
      loader,
      readRegistry: () => Promise.resolve(registry.live),
      createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [address] }),
      onRegistry: () => undefined,
      onDate: correctClock,
      texts: TEXTS[language],
      loadTexts: options.loadTexts ?? ((other) => Promise.resolve(TEXTS[other])),
    },
  );
  stop = startApp(app);
  render(<AppRoot app={app} />);
  await act(async () => undefined);
  return { app, loader, service, registry, user: userEvent.setup() };
}
