import type { AreaTranslations } from 'platform/contract';
import type { ComponentType, ReactNode } from 'react';
import { Container, lazyPage, Loading, Skeleton, withTexts, type LazyPage } from 'shared-ui';
import classes from './public-page.module.css';

interface PublicPageParts {
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly texts: readonly (() => Promise<{ texts: AreaTranslations }>)[];
  /** Stands in for the page until it is there; by default its rough shape. */
  readonly fallback?: ReactNode;
}

/** A page whose code and texts are fetched when it is opened, or ahead of that. */
export function publicPage(key: string, parts: PublicPageParts): LazyPage {
  const load = async () => {
    const texts = parts.texts.map((loadTexts) => loadTexts());
    // Together, so that when both fail neither goes unheard.
    const [{ default: Page }, loaded] = await Promise.all([parts.page(), Promise.all(texts)]);
    return withTexts(Page, ...loaded.map((part) => part.texts));
  };
  return lazyPage(key, load, parts.fallback ?? <PageSkeleton />);
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
