import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { Language } from 'platform/contract';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
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
  const page = createStandalonePage({
    language: options.language,
    baseUrl: BASE_URL,
    translations: area.translations,
    ui: uiTranslations,
  });
  const { maida, queryClient } = page;
  await maida.session.getState().load();
  const router = createMemoryRouter([...area.routes, { path: '*', element: <p>Elsewhere</p> }], {
    initialEntries: Array.isArray(entry) ? entry : [entry],
  });
  const view = render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
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
    sessionStorage.clear();
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
