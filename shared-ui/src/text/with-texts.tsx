import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** Texts by language and namespace. */
export type PageTexts = Readonly<Record<string, Readonly<Record<string, object>>>>;

/**
 * Wraps a page, or a part of one, so that its texts are added when it renders: each page view, and each request on a
 * server, has its own i18next instance.
 */
export function withTexts<P extends object>(
  Page: ComponentType<P>,
  ...texts: readonly PageTexts[]
): ComponentType<P> {
  return function PageWithTexts(props: P) {
    const { i18n: translations } = useTranslation();
    for (const part of texts) addTexts(translations, part);
    return <Page {...props} />;
  };
}

function addTexts(translations: i18n, texts: PageTexts): void {
  for (const [language, namespaces] of Object.entries(texts)) {
    for (const [namespace, bundle] of Object.entries(namespaces)) {
      if (translations.hasResourceBundle(language, namespace)) continue;
      translations.addResourceBundle(language, namespace, bundle);
    }
  }
}
