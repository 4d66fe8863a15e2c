import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { AreaTranslations, Language } from 'platform/contract';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type createMemoryRouter } from 'react-router-dom';
import { createMaida, MaidaProvider } from 'shared-api';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';

/** What the shell would give the area: translations, client and stores. */
export function createSamplePage(language: Language, translations: AreaTranslations, baseUrl: string) {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: {
      en: { ...translations['en'], ui: uiTranslations.en },
      fr: { ...translations['fr'], ui: uiTranslations.fr },
    },
  });
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  return { i18n, maida: createMaida(baseUrl), queryClient };
}

export interface SampleAppProps {
  readonly page: ReturnType<typeof createSamplePage>;
  readonly router: ReturnType<typeof createMemoryRouter>;
}

/** Stands in for the shell around the area. */
export function SampleApp(props: SampleAppProps) {
  const { page, router } = props;
  return (
    <I18nextProvider i18n={page.i18n}>
      <QueryClientProvider client={page.queryClient}>
        <MaidaProvider value={page.maida}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </MaidaProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
