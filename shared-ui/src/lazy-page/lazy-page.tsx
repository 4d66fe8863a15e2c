import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { retry } from './retry.ts';
import classes from './lazy-page.module.css';

/** A page whose code is fetched when it is opened, or ahead of that, so that the first one does not wait for it. */
export interface LazyPage {
  readonly element: ReactNode;
  /** Fetches its code; a failure has no consequence. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes such a page. The key makes it a new boundary for each page: a press shows that something comes, instead of
 * leaving the old page there without a word.
 *
 * @param fallback stands in for the page until it is there; by default its rough shape
 */
export function lazyPage(
  key: string,
  load: () => Promise<ComponentType>,
  fallback: ReactNode = <PageSkeleton />,
): LazyPage {
  let ready: ComponentType | undefined;
  const fetchPage = async () => {
    ready = await retry(load);
    return { default: ready };
  };
  const Later = lazy(fetchPage);

  /** What is there already is shown at once: whatever is lazy gives way for a moment, and React makes it a long one. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Later);
    return <Shown />;
  }

  const element = (
    <Suspense key={key} fallback={fallback}>
      <Page />
    </Suspense>
  );
  return { element, preload: () => fetchPage().then(ignore, ignore) };
}

function ignore(): void {
  // Opening the page tries again, and says so when that fails.
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
