import { render, type RenderResult } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { uiTranslations } from '../text/ui-translations.ts';

type UiLanguage = keyof typeof uiTranslations;

/** A new i18next instance for each test, with the namespace `ui` only. */
export function makeTexts(language: UiLanguage = 'en'): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    resources: Object.fromEntries(Object.entries(uiTranslations).map(([known, ui]) => [known, { ui }])),
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** Renders with shared-ui's own texts in the given language, or with the given texts. */
export function renderUi(ui: ReactNode, language: UiLanguage | i18n = 'en'): RenderResult {
  const texts = typeof language === 'string' ? makeTexts(language) : language;
  return render(ui, {
    wrapper: (props: { children: ReactNode }) => (
      <I18nextProvider i18n={texts}>{props.children}</I18nextProvider>
    ),
  });
}
