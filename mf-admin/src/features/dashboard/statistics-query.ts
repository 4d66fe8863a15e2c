import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from 'shared-api';
import type { StatisticsPeriod } from 'shared-api/contract';

/** Today's figures are counted at most once a minute. */
const MINUTE_MS = 60_000;

/** The figures of the marketplace; those of another period stay on screen while these load. */
export function useMarketplaceStatistics(days: StatisticsPeriod) {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'statistics', 'marketplace', days],
    queryFn: ({ signal }) => api.statistics.marketplace({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
  });
}
