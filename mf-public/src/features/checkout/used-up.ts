import { isApiError, isRecord } from 'shared-api';

/** Ids of promotions that others see and this customer can't use again. */
export type UsedUp = ReadonlySet<string>;

export const NOTHING_USED_UP: UsedUp = new Set();

/** What is used up, as the refusal of another total names it; undefined in others. */
export function usedUpOf(error: unknown): UsedUp | undefined {
  const current: unknown = isApiError(error, 'conflict') ? error.problem?.current : undefined;
  if (!isRecord(current) || !Array.isArray(current['usedUp'])) return undefined;
  return new Set(current['usedUp'].filter((id) => typeof id === 'string'));
}
