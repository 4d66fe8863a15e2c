import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { AreaFrame, createSamplePage } from 'shared-api/standalone';
import { provideNetwork } from 'shared-api/testing';
import { uiTranslations } from 'shared-ui/translations';
import { renderRoutes } from 'shared-ui/testing';
import { area } from '../area.tsx';
import * as texts from '../locales/texts.ts';
import { createHandlers, createSampleService } from '../mocks/sample-service.ts';
import type { SampleService } from '../mocks/sample-state.ts';

const server = provideNetwork();

/** Renders a page of the area over a sample service for a signed-in admin. */
export async function renderArea(
  path: string,
  change: Partial<SampleService> = {},
  options: { language?: string; handlers?: HttpHandler[] } = {},
) {
  const service = createSampleService(change);
  server.use(...(options.handlers ?? []), ...createHandlers(service));
  const { translations } = area;
  const page = createSamplePage(service, { language: options.language, translations, ui: uiTranslations });
  await Promise.all(Object.values(texts).map((part) => part.load(page.texts.language)));
  const view = renderRoutes(area.routes, {
    at: path,
    wrap: (children) => <AreaFrame page={page}>{children}</AreaFrame>,
  });
  // All pages but the first are loaded when opened.
  await screen.findByRole('heading', { level: 1 });
  return { ...view, service, page, server };
}
