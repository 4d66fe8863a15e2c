import { STATISTICS_PERIODS, type StatisticsPeriod } from 'shared-api/contract';
import { useSearchState } from 'shared-ui/router';
import { oneOf } from '../../lib/one-of.ts';

const USUAL_PERIOD: StatisticsPeriod = '90';

/** The charts' period, in the address. */
export function usePeriod() {
  const { parameters, change } = useSearchState();
  return {
    period: oneOf(STATISTICS_PERIODS, parameters.get('days')) ?? USUAL_PERIOD,
    setPeriod: (days: string) => change({ days: days === USUAL_PERIOD ? null : days }),
  };
}
