import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { uiTranslations } from '../text/ui-translations.ts';

/** A new i18next instance for each test, with the namespace `ui` only. */
export function makeTexts(language: 'en' | 'fr' = 'en'): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: { en: { ui: uiTranslations.en }, fr: { ui: uiTranslations.fr } },
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Renders with shared-ui's own texts in the given language. */
export function renderUi(ui: ReactNode, language: 'en' | 'fr' = 'en'): RenderResult {
  const texts = makeTexts(language);
  return render(ui, {
    wrapper: (props: { children: ReactNode }) => (
      <I18nextProvider i18n={texts}>{props.children}</I18nextProvider>
    ),
  });
}
