import type { Language } from 'platform/contract';
import type { InitialEntry } from 'react-router-dom';
import { AreaFrame, createStandalonePage } from 'shared-api/standalone';
import { provideNetwork } from 'shared-api/testing';
import { uiTranslations } from 'shared-ui';
import { renderRoutes } from 'shared-ui/testing';
import { area } from '../area.tsx';
import { createSampleService, type SampleService } from '../mocks/sample-service.ts';

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
  const { context, queryClient } = page;
  await context.session.getState().load();
  const view = renderRoutes(area.routes, {
    at: entry,
    wrap: (children) => <AreaFrame page={page}>{children}</AreaFrame>,
  });
  return { ...view, context, queryClient };
}

/** A sample service for every test of a file; `service()` is the present test's. */
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
