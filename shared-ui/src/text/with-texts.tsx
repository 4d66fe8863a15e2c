import { use, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language.ts';
import { addTexts, joinPage } from './follow-texts.ts';
import type { LoadableTexts } from './loadable-texts.ts';

/**
 * Wraps a page, or a part of one, so that its texts are there when it renders: each page view, and each request on a
 * server, has its own i18next instance. Suspends until they are loaded; whoever has loaded them before does not.
 */
export function withTexts<P extends object>(
  Page: ComponentType<P>,
  ...texts: readonly LoadableTexts[]
): ComponentType<P> {
  return function PageWithTexts(props: P) {
    const { i18n: translations } = useTranslation();
    const language = useLanguage();
    joinPage(translations);
    const missing = texts.filter((part) => !part.find(language)).map((part) => part.load(language));
    for (const load of missing) use(load);
    for (const part of texts) addTexts(translations, language, part);
    return <Page {...props} />;
  };
}
