import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import type { Verify } from './release-client.ts';
import { RELEASES } from './release-keys.ts';

/** Changes something about releases; the caller shows a refusal in its dialog, which is still open. */
export function useReleaseChange<Request, Reply>(
  send: (request: Request, verify: Verify) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const client = useQueryClient();
  const verify = useSession((session) => session.verify);
  return useMutation({
    mutationFn: (request: Request) => send(request, verify),
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: RELEASES }),
  });
}
