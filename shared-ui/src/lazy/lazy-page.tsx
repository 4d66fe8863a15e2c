import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { retry } from './retry.ts';
import classes from './lazy-page.module.css';

/** A page whose code is loaded when it is opened, or before that by `preload`. */
export interface LazyPage {
  readonly element: ReactNode;
  /** Loads its code; never rejects. */
  readonly preload: () => Promise<void>;
}

/**
 * Creates such a page.
 *
 * @param key its own for each page, so that a navigation shows the fallback instead of the previous page
 * @param fallback shown until the page is loaded; by default a skeleton of a page
 */
export function lazyPage(
  key: string,
  load: () => Promise<ComponentType>,
  fallback: ReactNode = <PageSkeleton />,
): LazyPage {
  let ready: ComponentType | undefined;
  const loadPage = async () => {
    ready = await retry(load);
    return { default: ready };
  };
  const Later = lazy(loadPage);

  /** Renders a preloaded page without suspending: React would show the fallback for some 300 ms. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Later);
    return <Shown />;
  }

  const element = (
    <Suspense key={key} fallback={fallback}>
      <Page />
    </Suspense>
  );
  return { element, preload: () => loadPage().then(ignore, ignore) };
}

function ignore(): void {
  // Opening the page loads it again and reports a failure.
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
