import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { setupWorker } from 'msw/browser';
import { ROOT_ID } from 'platform/contract';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createMaida, MaidaProvider } from 'shared-api';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';
import { area } from './area.tsx';
import { DevFrame } from './mocks/dev-frame.tsx';
import { createSampleService } from './mocks/handlers.ts';

/** The area alone: a small frame, a sample service in the browser (`npm run dev -w mf-public`). */
async function start() {
  await setupWorker(...createSampleService().handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
  const translations = createInstance();
  await translations.init({
    lng: new URLSearchParams(location.search).get('lng') ?? 'en',
    fallbackLng: 'en',
    resources: {
      en: { ...area.translations['en'], ui: uiTranslations.en },
      fr: { ...area.translations['fr'], ui: uiTranslations.fr },
    },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  const maida = createMaida('');
  void maida.session.getState().load();
  const router = createBrowserRouter([{ element: <DevFrame />, children: area.routes }]);
  createRoot(document.getElementById(ROOT_ID) ?? document.body).render(
    <I18nextProvider i18n={translations}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MaidaProvider value={maida}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </MaidaProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

void start();
