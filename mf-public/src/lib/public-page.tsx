import type { ComponentType, ReactNode } from 'react';
import { Container, lazyPage, Loading, Skeleton, type LazyPage, type LoadableTexts } from 'shared-ui';
import classes from './public-page.module.css';

interface PublicPageParts {
  readonly page: () => Promise<{ default: ComponentType }>;
  readonly texts: readonly LoadableTexts[];
  /** Shown while the page loads; a skeleton by default. */
  readonly fallback?: ReactNode;
}

/** A page whose code and texts are fetched when it is opened or prefetched. */
export function publicPage(key: string, parts: PublicPageParts): LazyPage {
  const { page, texts, fallback = <PageSkeleton /> } = parts;
  return lazyPage(key, async () => (await page()).default, { texts, fallback });
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
