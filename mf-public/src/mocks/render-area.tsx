import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { setupServer } from 'msw/node';
import type { Language } from 'platform/contract';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { createMaida, MaidaProvider } from 'shared-api';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';
import { area } from '../area.tsx';
import { createSampleService, type SampleService } from './handlers.ts';

const BASE_URL = 'http://service.test';

/** A page of the area as the shell shows it, with a sample service of its own behind it. */
export async function renderArea(
  entry: InitialEntry | InitialEntry[],
  options: { language?: Language } = {},
) {
  const translations = createInstance();
  await translations.init({
    lng: options.language ?? 'en',
    fallbackLng: 'en',
    resources: {
      en: { ...area.translations['en'], ui: uiTranslations.en, errors: { network_error: 'No connection.' } },
      fr: { ...area.translations['fr'], ui: uiTranslations.fr },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const maida = createMaida(BASE_URL);
  await maida.session.getState().load();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([...area.routes, { path: '*', element: <p>Elsewhere</p> }], {
    initialEntries: Array.isArray(entry) ? entry : [entry],
  });
  const view = render(
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={queryClient}>
        <MaidaProvider value={maida}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </MaidaProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return { ...view, router, maida, queryClient, user: userEvent.setup() };
}

/** A sample service for every test of a file; `service()` is the present test's. */
export function provideSampleService() {
  const server = setupServer();
  let service: SampleService;
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
  });
  beforeEach(() => {
    localStorage.clear();
    service = createSampleService();
    server.use(...service.handlers);
  });
  afterEach(() => {
    server.resetHandlers();
  });
  afterAll(() => {
    server.close();
  });
  return { server, service: () => service };
}
