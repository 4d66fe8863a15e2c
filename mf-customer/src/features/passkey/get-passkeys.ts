import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import { useUser } from '../../lib/use-user.ts';
import { passkeyKey } from './passkey-keys.ts';

/** The query of {@link usePasskeys}. */
export function passkeysQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: passkeyKey(userId),
    queryFn: ({ signal }) => api.passkey.list({}, { signal }),
  });
}

/** The user's passkeys. */
export function usePasskeys() {
  return useQuery(passkeysQuery(useApi(), useUser().id));
}
