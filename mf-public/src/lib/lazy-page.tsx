import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Container, Loading, Skeleton } from 'shared-ui';
import classes from './lazy-page.module.css';

/**
 * A page whose code is fetched when it is opened. The key makes it a new boundary for each page, so that a press shows
 * the next page's shape at once instead of leaving the old page there without a word.
 */
export function lazyPage(key: string, load: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazy(load);
  return (
    <Suspense key={key} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
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
