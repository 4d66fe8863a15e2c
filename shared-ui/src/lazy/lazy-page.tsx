import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import type { LoadableTexts } from '../text/loadable-texts.ts';
import { withTexts } from '../text/with-texts.tsx';
import { retry } from './retry.ts';
import classes from './lazy-page.module.css';

/** A page whose code is loaded when it is opened, or before that by `preload`. */
export interface LazyPage {
  readonly element: ReactNode;
  /** Loads its code; never rejects. */
  readonly preload: () => Promise<void>;
}

/** Options of {@link lazyPage}. */
export interface LazyPageOptions {
  /** Texts that it needs beside its area's first ones; loaded together with its code. */
  readonly texts?: readonly LoadableTexts[];
  /** Shown until the page is loaded; by default a skeleton of a page. */
  readonly fallback?: ReactNode;
}

/**
 * Creates such a page.
 *
 * @param key its own for each page, so that a navigation shows the fallback instead of the previous page
 */
export function lazyPage(
  key: string,
  load: () => Promise<ComponentType>,
  { texts = [], fallback = <PageSkeleton /> }: LazyPageOptions = {},
): LazyPage {
  let ready: ComponentType | undefined;
  const loadPage = async () => {
    // Together, so that none of several failures goes unhandled.
    const [Code] = await Promise.all([retry(load), ...texts.map((part) => part.load())]);
    ready ??= withTexts(Code, ...texts);
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
