import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance, type i18n, type Resource } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AppContextProvider, type AppContext } from '../app-context.tsx';
import { ERROR_CODES } from '../contract/error-codes.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contract/languages.ts';
import { createAppContext } from '../create-app-context.ts';
import { texts as arabic } from '../locales/ar/first.ts';
import { interpolationOf } from '../text/isolate.ts';

/** Texts by language and namespace. */
type Texts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** The other codes stand for themselves. */
const CODES = Object.fromEntries(ERROR_CODES.map((code) => [code, code]));

/** Texts of the shell; a language without any has the English ones, as it has those of the components. */
const SHELL_TEXTS: Readonly<Partial<Record<Language, Resource[string]>> & { en: Resource[string] }> = {
  en: {
    errors: {
      ...CODES,
      network_error: 'The service cannot be reached.',
      cookies_blocked: 'Your browser blocks cookies for this site.',
      server_error: 'Something went wrong.',
    },
  },
  fr: {
    errors: {
      ...CODES,
      network_error: 'Le service est injoignable.',
      cookies_blocked: 'Votre navigateur bloque les cookies de ce site.',
      server_error: 'Une erreur est survenue.',
    },
  },
  ar: {
    ...arabic,
    errors: {
      ...CODES,
      network_error: 'تعذر الاتصال بالخدمة.',
      cookies_blocked: 'متصفحك يحظر ملفات تعريف الارتباط لهذا الموقع.',
      server_error: 'حدث خطأ ما.',
    },
  },
};

/** The client, stores and texts of a page. */
export interface StandalonePage {
  readonly context: AppContext;
  readonly texts: i18n;
  readonly queryClient: QueryClient;
}

/** Options of {@link createStandalonePage}. */
export interface StandaloneOptions {
  /** By default what the address says (`?lang=fr`), or the browser. */
  readonly language?: string | undefined;
  /** Address before every path of the service; the page's own origin by default. */
  readonly baseUrl?: string | undefined;
  /** The area's texts. */
  readonly translations: Texts;
  /** The texts of the components, one namespace for each language. */
  readonly ui: Readonly<Record<string, object>>;
}

/** Creates the client, stores and texts of an area that runs alone. */
export function createStandalonePage(options: StandaloneOptions): StandalonePage {
  const { translations, ui } = options;
  const texts = createInstance();
  const resource = (language: Language): Resource[string] => ({
    ...(SHELL_TEXTS[language] ?? SHELL_TEXTS.en),
    ...translations[language],
    ui: ui[language] ?? ui[DEFAULT_LANGUAGE] ?? {},
  });
  void texts.init({
    lng: options.language ?? preferredLanguage(),
    fallbackLng: DEFAULT_LANGUAGE,
    initAsync: false,
    interpolation: interpolationOf(() => texts.language),
    react: { useSuspense: false },
    resources: Object.fromEntries(LANGUAGES.map((language) => [language, resource(language)])),
  });
  followLanguage(texts);
  return {
    context: createAppContext(options.baseUrl ?? ''),
    texts,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  };
}

function preferredLanguage(): Language {
  const asked = [new URLSearchParams(location.search).get('lang'), ...navigator.languages];
  const known = asked.map((tag) => LANGUAGES.find((language) => tag?.toLowerCase().startsWith(language)));
  return known.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** As the shell does: the document says its language and direction. */
function followLanguage(texts: i18n): void {
  const follow = () => {
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.dir();
  };
  follow();
  texts.on('languageChanged', follow);
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
