import type { i18n } from 'i18next';
import type { AreaTranslations } from 'platform/contract';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** A page together with its texts: each page view (and each request on a server) has translations of its own. */
export function withTexts(Page: ComponentType, texts: AreaTranslations): ComponentType {
  return function PageWithTexts() {
    const { i18n: translations } = useTranslation();
    addTexts(translations, texts);
    return <Page />;
  };
}

function addTexts(translations: i18n, texts: AreaTranslations): void {
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, bundle] of Object.entries(namespaces)) {
      if (translations.hasResourceBundle(language, namespace)) continue;
      translations.addResourceBundle(language, namespace, bundle);
    }
  }
}
