import type { Language } from 'platform/contract';
import type { InitialEntry } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { provideNetwork } from 'shared-api/testing';
import { uiTranslations } from 'shared-ui/translations';
import { renderRoutes } from 'shared-ui/testing';
import { area } from '../area.tsx';
import * as texts from '../locales/texts.ts';
import { createSampleService, type SampleService } from '../mocks/sample-service.ts';

const BASE_URL = 'http://service.test';

/** Renders a page of the area as the shell does, with its own sample service. */
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
  const { context, queryClient } = page;
  await Promise.all(Object.values(texts).map((part) => part.load(page.texts.language)));
  await context.session.getState().load();
  const view = renderRoutes(area.routes, {
    at: entry,
    wrap: (children) => <AreaFrame page={page}>{children}</AreaFrame>,
  });
  return { ...view, context, queryClient, texts: page.texts };
}

/** A sample service for each test of a file; `service()` is the current one. */
export function provideSampleService() {
  const server = provideNetwork();
  let service: SampleService;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    service = createSampleService();
    server.use(...service.handlers);
  });
  return { server, service: () => service };
}
