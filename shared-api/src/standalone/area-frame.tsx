import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppContextProvider, type AppContext } from '../app-context.tsx';
import { createAppContext } from '../create-app-context.ts';

/** Texts by language and namespace. */
type Texts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Texts of the shell. */
const SHELL_TEXTS = {
  en: { errors: { network_error: 'The service cannot be reached.', server_error: 'Something went wrong.' } },
  fr: { errors: { network_error: 'Le service est injoignable.', server_error: 'Une erreur est survenue.' } },
};

/** The client, stores and texts of a page. */
export interface StandalonePage {
  readonly context: AppContext;
  readonly texts: i18n;
  readonly queryClient: QueryClient;
}

/** Options of {@link createStandalonePage}. */
export interface StandaloneOptions {
  readonly language?: string | undefined;
  /** Address before every path of the service; the page's own origin by default. */
  readonly baseUrl?: string | undefined;
  /** The area's texts. */
  readonly translations: Texts;
  /** The texts of the components, one namespace for each language. */
  readonly ui: Readonly<Record<'en' | 'fr', object>>;
}

/** Creates the client, stores and texts of an area that runs alone. */
export function createStandalonePage(options: StandaloneOptions): StandalonePage {
  const { translations, ui } = options;
  const texts = createInstance();
  const resource = (language: 'en' | 'fr') => ({
    ...SHELL_TEXTS[language],
    ...translations[language],
    ui: ui[language],
  });
  void texts.init({
    lng: options.language ?? 'en',
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    resources: { en: resource('en'), fr: resource('fr') },
  });
  return {
    context: createAppContext(options.baseUrl ?? ''),
    texts,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  };
}

/** The providers that the shell stands around an area; toasts come from the area. */
export function AreaFrame(props: { page: StandalonePage; children: ReactNode }) {
  const { page, children } = props;
  return (
    <I18nextProvider i18n={page.texts}>
      <QueryClientProvider client={page.queryClient}>
        <AppContextProvider value={page.context}>{children}</AppContextProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
