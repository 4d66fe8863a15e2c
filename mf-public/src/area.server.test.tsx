/** @jest-environment node */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { createAppContext, AppContextProvider } from 'shared-api';
import { provideNetwork } from 'shared-api/testing';
import { uiTranslations } from 'shared-ui/translations';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';
import { restaurantListQuery } from './lib/restaurant/get-restaurants.ts';
import { restaurantQuery } from './lib/restaurant/get-restaurant.ts';
import { createSampleRestaurants } from './mocks/sample-restaurants.ts';

provideNetwork(
  http.get('*/api/restaurant', () => HttpResponse.json(createSampleRestaurants())),
  http.get('*/api/providers/restaurant/slug/:slug', () => HttpResponse.json(createSampleRestaurants()[0])),
);

function Routes() {
  return useRoutes([...area.routes]);
}

/** The page's code is a chunk of its own: the server waits for it. */
function renderToText(node: ReactNode): Promise<string> {
  const stream = renderToPipeableStream(node, { onAllReady: () => stream.pipe(sink) });
  const sink = new PassThrough();
  return text(sink);
}

/** One request to a server: creates everything for it and fetches the data first. */
async function renderOnServer(path: string): Promise<string> {
  const translations = createInstance();
  await translations.init({
    lng: 'fr',
    resources: { fr: { ...area.translations['fr'], ui: uiTranslations.fr } },
    interpolation: { escapeValue: false },
  });
  const context = createAppContext('http://service.test');
  const queryClient = new QueryClient();
  await queryClient.prefetchInfiniteQuery(restaurantListQuery(context.api));
  await queryClient.prefetchQuery(restaurantQuery(context.api, 'chez-mariem'));
  return renderToText(
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={queryClient}>
        <AppContextProvider value={context}>
          <ToastProvider>
            <MemoryRouter initialEntries={[path]}>
              <Routes />
            </MemoryRouter>
          </ToastProvider>
        </AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

test('a server renders the list without a window', async () => {
  expect(typeof window).toBe('undefined');
  const html = await renderOnServer('/?q=thieb');
  expect(html).toContain('Teranga');
  expect(html).not.toContain('Chez Mariem');
  expect(html).not.toContain(' style=');
});

test('a server renders a menu without a window', async () => {
  const html = await renderOnServer('/restaurant/chez-mariem/menu');
  expect(html).toContain('Couscous au chameau');
  expect(html).not.toContain(' style=');
});
