import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';

/** Providers to choose from at once; typing narrows them. */
const PROVIDERS_SHOWN = 8;

/** The query of {@link useProviders}. */
export function providersQuery(api: Api, search: string) {
  return queryOptions({
    queryKey: ['provider', 'providers', search],
    queryFn: ({ signal }) =>
      api.provider.list({ query: { limit: PROVIDERS_SHOWN, ...(search ? { q: search } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Providers by name, for an admin to choose from. */
export function useProviders(search: string) {
  return useQuery(providersQuery(useApi(), search));
}
