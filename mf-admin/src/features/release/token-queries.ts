import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { RELEASES } from './release-queries.ts';
import { readTokens } from './token-client.ts';
import type { Verify } from './release-client.ts';

/** The tokens that the admin may see. */
export function useTokens() {
  const verify = useSession((session) => session.verify);
  return useQuery({
    queryKey: [...RELEASES, 'tokens'],
    queryFn: ({ signal }) => readTokens(signal, verify),
    staleTime: 0,
  });
}

/** Makes, rotates or ends a token; the caller shows a refusal in its dialog. */
export function useTokenChange<Request, Reply>(
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
