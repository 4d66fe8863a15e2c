import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlatformClient } from 'platform/contract';
import { useSession } from 'shared-api';
import { loadPlatform } from '../../lib/load-platform.ts';
import { RELEASES } from './release-keys.ts';

/** Changes something about releases; the caller shows a refusal in its dialog, which is still open. */
export function useReleaseChange<Reply>(onDone: (reply: Reply) => void) {
  const client = useQueryClient();
  const verify = useSession((session) => session.verify);
  return useMutation({
    mutationFn: async (change: (platform: PlatformClient) => Promise<Reply>) =>
      change(await loadPlatform(verify)),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: RELEASES }),
  });
}
