import type { i18n } from 'i18next';
import type { AreaTranslations } from 'platform/contract';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Container, Loading, Skeleton } from 'shared-ui';
import classes from './lazy-page.module.css';

interface LazyPageParts {
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly texts: () => Promise<{ texts: AreaTranslations }>;
}

/**
 * A page whose code and texts are fetched when it is opened. The key makes it a new boundary for each page, so that a
 * press shows the next page's shape at once instead of leaving the old page there without a word.
 */
export function lazyPage(key: string, parts: LazyPageParts): ReactNode {
  const Page = lazy(async () => {
    const [{ default: Content }, { texts }] = await Promise.all([parts.page(), parts.texts()]);
    return { default: withTexts(Content, texts) };
  });
  return (
    <Suspense key={key} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

/** Each page view (and each request on a server) has translations of its own: the texts are added where they are used. */
function withTexts(Content: ComponentType, texts: AreaTranslations): ComponentType {
  return function PageWithTexts() {
    const { i18n: translations } = useTranslation();
    addTexts(translations, texts);
    return <Content />;
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

function PageSkeleton() {
  return (
    <Container size="medium">
      <Loading className={classes.page}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton width="long" />
        <Skeleton width="half" />
      </Loading>
    </Container>
  );
}
