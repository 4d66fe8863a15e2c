import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { insist } from './insist.ts';
import classes from './lazy-page.module.css';

/**
 * A page whose code is fetched when it is opened, so that the first one does not wait for it. The key makes it a new
 * boundary for each page: a press shows that something comes, instead of leaving the old page there without a word.
 */
export function lazyPage(key: string, load: () => Promise<ComponentType>): ReactNode {
  const Page = lazy(async () => ({ default: await insist(load) }));
  return (
    <Suspense key={key} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}

function PageSkeleton() {
  return (
    <Loading className={classes.page}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton shape="block" />
    </Loading>
  );
}
