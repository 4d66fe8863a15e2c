import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Loading, Skeleton } from 'shared-ui';
import classes from './lazy-page.module.css';

const ATTEMPTS = 3;
const PAUSE_MS = 250;

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

/** A connection that broke off is often back a moment later: only what fails three times has failed. */
async function insist<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, attempt * PAUSE_MS));
    }
  }
  return load();
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
