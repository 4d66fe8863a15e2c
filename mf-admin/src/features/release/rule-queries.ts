import { useQuery } from '@tanstack/react-query';
import { useSession } from 'shared-api';
import { RELEASES } from './release-queries.ts';
import { readRules } from './rule-client.ts';

const EVERY_MS = 15_000;

/** Freezes, areas with a second person, and promotions that wait; polled. */
export function useRules() {
  const verify = useSession((session) => session.verify);
  return useQuery({
    queryKey: [...RELEASES, 'rules'],
    queryFn: ({ signal }) => readRules(signal, verify),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  });
}
