import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import {
  createApi,
  createHttp,
  createNotificationStore,
  createSessionStore,
  MaidaProvider,
  type Maida,
} from 'shared-api';
import { uiTranslations } from 'shared-ui';
import { ToastProvider } from 'shared-ui/toast';
import { translations } from '../translations.ts';
import { createFakeLive, type FakeLive } from './fake-live.ts';
import type { SampleService } from './sample-service.ts';

/** The texts that the shell brings to the page. */
const shellTexts = {
  en: { errors: { network_error: 'The service cannot be reached.', server_error: 'Something went wrong.' } },
  fr: { errors: { network_error: 'Le service est injoignable.', server_error: 'Une erreur est survenue.' } },
};

async function createTexts(language: string): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    interpolation: { escapeValue: false },
    resources: {
      en: { ...translations['en'], ...shellTexts.en, ui: uiTranslations.en },
      fr: { ...translations['fr'], ...shellTexts.fr, ui: uiTranslations.fr },
    },
  });
  return texts;
}

/** What the shell makes for a page, over a sample service. */
export interface SamplePage {
  readonly maida: Maida;
  readonly live: FakeLive;
  readonly texts: i18n;
}

/** Makes the page's client and stores; somebody is signed in already. */
export async function createSamplePage(service: SampleService, language = 'en'): Promise<SamplePage> {
  const api = createApi(createHttp({ baseUrl: '' }));
  const live = createFakeLive();
  const session = createSessionStore(() => api);
  session.getState().setUser(service.user);
  service.onEvent = live.emit;
  const maida = { api, baseUrl: '', session, notifications: createNotificationStore(), live };
  return { maida, live, texts: await createTexts(language) };
}

/** The providers that the shell stands around an area. */
export function AreaFrame(props: { page: SamplePage; children: ReactNode }) {
  const { page, children } = props;
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <I18nextProvider i18n={page.texts}>
      <QueryClientProvider client={client}>
        <MaidaProvider value={page.maida}>
          <ToastProvider>{children}</ToastProvider>
        </MaidaProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
