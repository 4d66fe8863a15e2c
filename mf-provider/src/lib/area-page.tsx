import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { insist, Loading, Skeleton, Stack } from 'shared-ui';

/** A page that is rendered before it is delivered, and whose code is fetched when it is opened, or ahead of that. */
export interface AreaPage {
  readonly element: ReactNode;
  /** Fetches its code; a failure has no consequence. */
  readonly prefetch: () => Promise<void>;
}

/** Makes such a page. The key makes it a new boundary for each page, as `lazyPage` does for pages that are not rendered. */
export function areaPage(key: string, load: () => Promise<ComponentType>): AreaPage {
  let ready: ComponentType | undefined;
  const fetchPage = async () => {
    ready = await insist(load);
    return { default: ready };
  };
  const Later = lazy(fetchPage);

  /** What is there already is shown at once: whatever is lazy gives way for a moment, and a press in it would be lost. */
  function Page() {
    const [Shown] = useState<ComponentType>(() => ready ?? Later);
    return <Shown />;
  }

  const element = (
    <Suspense key={key} fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
  return { element, prefetch: () => fetchPage().then(ignore, ignore) };
}

function ignore(): void {
  // Opening the page tries again, and says so when that fails.
}

function PageSkeleton() {
  return (
    <Loading>
      <Stack>
        <Skeleton shape="title" width="half" />
        <Skeleton width="long" />
        <Skeleton shape="block" />
      </Stack>
    </Loading>
  );
}
