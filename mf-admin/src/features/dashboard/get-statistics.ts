import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from 'shared-api';
import type { StatisticsPeriod } from 'shared-api/contract';

/** The service counts today's figures once a minute. */
const MINUTE_MS = 60_000;

/** The query of {@link useMarketplaceStatistics}. */
export function marketplaceStatisticsQuery(api: Api, days: StatisticsPeriod) {
  return queryOptions({
    queryKey: ['admin', 'statistics', 'marketplace', days],
    queryFn: ({ signal }) => api.statistics.marketplace({ query: { days } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: MINUTE_MS,
  });
}

/** The marketplace's figures; those of the previous period stay on screen while these load. */
export function useMarketplaceStatistics(days: StatisticsPeriod) {
  return useQuery(marketplaceStatisticsQuery(useApi(), days));
}
