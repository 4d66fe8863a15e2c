import { cleanup, waitFor } from '@testing-library/react';
import type { Language } from 'platform/contract';
import { AreaFrame, createStandalonePage, FakeEventSource } from 'shared-api/standalone';
import { provideNetwork } from 'shared-api/testing';
import { followTexts } from 'shared-ui';
import { uiTranslations } from 'shared-ui/translations';
import { renderRoutes } from 'shared-ui/testing';
import { area } from '../area.tsx';
import { firstTexts } from '../locales/texts.ts';
import { createSampleService, type SampleService } from '../mocks/sample-service.ts';

const BASE = 'http://service.test';
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** The network of a test, with its own sample service. */
export const network = provideNetwork();

/** Call it at the top of a test file that renders the area. */
export function setUpArea(): void {
  beforeAll(() => void Object.assign(globalThis, { EventSource: FakeEventSource }));
  afterEach(() => {
    cleanup();
    FakeEventSource.open = [];
  });
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
  // As in the shell, a switch of the language waits for the texts.
  followTexts(page.texts);
  await firstTexts.load(language);
  await page.context.session.getState().load();
  page.context.live.start();
  const { router, user } = renderRoutes(area.routes, {
    at: address,
    wrap: (children) => <AreaFrame page={page}>{children}</AreaFrame>,
  });
  // Some pages load lazily.
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  return { service, page, router, user };
}
