import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { isSaveData, useApi } from 'shared-api';
import { restaurantQuery } from './restaurant-queries.ts';

/** How long a page has been left alone before the menus that are likely next are fetched. */
const AT_REST_MS = 2_500;

/** Fetches a menu ahead, as soon as its card is pointed at, touched or focused: it opens from what is there. */
export function useMenuAhead(): (slug: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return useCallback(
    (slug) => {
      if (!isSaveData()) void queryClient.prefetchQuery(restaurantQuery(api, slug));
    },
    [api, queryClient],
  );
}

/**
 * Fetches some menus one after the other while the page is idle, on a connection that has room for it.
 *
 * @param slugs joined by blanks, so that the same ones are the same
 */
export function useMenusAtRest(slugs: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    async function fetchAll() {
      for (const slug of slugs.split(' ').filter(Boolean)) {
        if (isLeft || isSaveData('3g') || document.visibilityState === 'hidden') return;
        await queryClient.prefetchQuery(restaurantQuery(api, slug));
      }
    }
    const timer = setTimeout(() => void fetchAll(), AT_REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [api, queryClient, slugs]);
}
