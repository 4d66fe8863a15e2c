import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import type { Language } from 'platform/contract';
import { createMemoryRouter } from 'react-router-dom';
import { area } from '../area.tsx';
import { createSampleService } from './handlers.ts';
import { createSamplePage, SampleApp } from './sample-app.tsx';

const BASE = 'http://service.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The network of a test; every test has a sample service of its own. */
export const network = setupServer();

/** Renders the area at an address with the sample customer signed in. */
export async function renderArea(address: string, language: Language = 'en') {
  const service = createSampleService(NOW);
  network.use(...service.handlers);
  const page = createSamplePage(language, area.translations, BASE);
  await page.maida.session.getState().load();
  const router = createMemoryRouter([...area.routes, { path: '*', element: 'elsewhere' }], {
    initialEntries: [address],
  });
  render(<SampleApp page={page} router={router} />);
  return { service, page, router, user: userEvent.setup() };
}
