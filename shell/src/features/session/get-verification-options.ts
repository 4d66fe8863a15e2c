import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';

/** The query of {@link useVerificationOptions}. */
export function verificationOptionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['shell', 'verification'],
    queryFn: () => api.auth.verificationOptions(),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}

/** How the signed-in user can prove who they are. */
export function useVerificationOptions() {
  return useQuery(verificationOptionsQuery(useApi()));
}
