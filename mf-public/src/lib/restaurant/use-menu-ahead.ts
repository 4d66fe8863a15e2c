import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { isFastConnection, isSaveData, useApi } from 'shared-api';
import { restaurantQuery } from './get-restaurant.ts';

/** Idle milliseconds before the most likely menus are prefetched. */
const AT_REST_MS = 2_500;

/** Prefetches a menu as soon as its card is hovered, touched or focused. */
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
 * Prefetches some menus one after the other while the page is idle, on a fast connection.
 *
 * @param slugs joined by blanks, so that equal lists are equal values
 */
export function useMenusAtRest(slugs: string): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    let isLeft = false;
    async function fetchAll() {
      for (const slug of slugs.split(' ').filter(Boolean)) {
        if (isLeft || !isFastConnection() || document.visibilityState === 'hidden') return;
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
