import type { i18n } from 'i18next';
import type { AreaTranslations } from 'platform/contract';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Container, insist, Loading, Skeleton } from 'shared-ui';
import classes from './lazy-page.module.css';

interface LazyPageParts {
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly texts: readonly (() => Promise<{ texts: AreaTranslations }>)[];
  /** Stands in for the page until it is there; by default its rough shape. */
  readonly fallback?: ReactNode;
}

/** A page whose code and texts are fetched when it is opened, or ahead of that. */
export interface LazyPage {
  readonly element: ReactNode;
  /** Fetches both; a failure has no consequence. */
  readonly prefetch: () => Promise<void>;
}

/**
 * Makes such a page. The key makes it a new boundary for each page, so that a
 * press shows the next page's shape at once instead of leaving the old page there without a word.
 */
export function lazyPage(key: string, parts: LazyPageParts): LazyPage {
  let ready: ComponentType | undefined;
  const load = async () => {
    // Together, so that when both fail neither goes unheard.
    const [{ default: Content }, loaded] = await Promise.all([
      insist(parts.page),
      Promise.all(parts.texts.map(insist)),
    ]);
    ready = withTexts(
      Content,
      loaded.map(({ texts }) => texts),
    );
    return { default: ready };
  };
  const Later = lazy(load);

  /** What is there already is shown at once: whatever is lazy gives way for a moment, and React makes it a long one. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Later);
    return <Shown />;
  }

  const element = (
    <Suspense key={key} fallback={parts.fallback ?? <PageSkeleton />}>
      <Page />
    </Suspense>
  );
  return { element, prefetch: () => load().then(ignore, ignore) };
}

function ignore(): void {
  // Opening the page tries again, and says so when that fails.
}

/** Each page view (and each request on a server) has translations of its own: the texts are added where they are used. */
function withTexts(Content: ComponentType, texts: readonly AreaTranslations[]): ComponentType {
  return function PageWithTexts() {
    const { i18n: translations } = useTranslation();
    for (const part of texts) addTexts(translations, part);
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
