import { PAGE_TOKEN_METRIC } from 'platform/contract';

/** The token that the delivery server sent with this page; a browser without `Server-Timing` has none. */
export function findPageToken(): string | undefined {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === PAGE_TOKEN_METRIC)?.description;
}
