import { cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { Language } from 'platform/contract';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AreaFrame, createStandalonePage, FakeEventSource } from 'shared-api/standalone';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';
import { area } from '../area.tsx';
import { createSampleService, type SampleService } from './handlers.ts';

const BASE = 'http://service.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The network of a test; every test has a sample service of its own. */
export const network = setupServer();

/** Call it at the top of a test file that renders the area. */
export function setUpArea(): void {
  // Whole forms are typed key by key, on machines that do other things as well.
  jest.setTimeout(30_000);
  beforeAll(() => {
    network.listen({ onUnhandledRequest: 'error' });
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => {
    cleanup();
    FakeEventSource.open = [];
    network.resetHandlers();
  });
  afterAll(() => network.close());
}

/** Renders the area at an address with the sample customer signed in. */
export async function renderArea(
  address: string,
  language: Language = 'en',
  prepare: (service: SampleService) => void = () => undefined,
) {
  const service = createSampleService(NOW);
  prepare(service);
  network.use(...service.handlers);
  const page = createStandalonePage({
    language,
    baseUrl: BASE,
    translations: area.translations,
    ui: uiTranslations,
  });
  await page.maida.session.getState().load();
  const router = createMemoryRouter([...area.routes, { path: '*', element: 'elsewhere' }], {
    initialEntries: [address],
  });
  page.maida.live.start();
  render(
    <AreaFrame page={page}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </AreaFrame>,
  );
  // Some pages come a moment later.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { service, page, router, user: userEvent.setup() };
}
