import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';

/** What a promotion's code gives at a restaurant. */
export function codeOfferQuery(api: Api, restaurantId: string, code: string) {
  return queryOptions({
    queryKey: ['offer', restaurantId, code],
    queryFn: ({ signal }) =>
      api.restaurant.offerByCode({ params: { id: restaurantId }, body: { code } }, { signal }),
    // Codes could be guessed, so the service limits the calls: one for each press.
    retry: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}
