import type { AreaTranslations } from 'platform/contract';
import type { ComponentType, ReactNode } from 'react';
import { Container, lazyPage, Loading, Skeleton, withTexts, type LazyPage } from 'shared-ui';
import classes from './public-page.module.css';

interface PublicPageParts {
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly texts: readonly (() => Promise<{ texts: AreaTranslations }>)[];
  /** Shown while the page loads; a skeleton by default. */
  readonly fallback?: ReactNode;
}

/** A page whose code and texts are fetched when it is opened or prefetched. */
export function publicPage(key: string, parts: PublicPageParts): LazyPage {
  const load = async () => {
    const texts = parts.texts.map((loadTexts) => loadTexts());
    // Together, so that neither of two failures goes unhandled.
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
