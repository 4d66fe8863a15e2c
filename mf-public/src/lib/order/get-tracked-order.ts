import { queryOptions } from '@tanstack/react-query';
import type { Api } from 'shared-api';

/** One order by its tracking token. */
export function trackedOrderQuery(api: Api, token: string) {
  return queryOptions({
    queryKey: ['order', 'track', token],
    queryFn: ({ signal }) => api.order.track({ params: { token } }, { signal }),
  });
}
