import { openingState, type Schedule } from 'shared-api/contract';

const DAY_MS = 86_400_000;

/** Opening hours of a restaurant whose owner has not chosen any. */
export const NO_HOURS: Schedule = {
  week: Array.from({ length: 7 }, () => []),
  exceptions: [],
  pausedUntil: null,
};

/** The state of a restaurant as stored with it, so that the list can be sorted by it. */
export interface StoredOpening {
  readonly isClosed: boolean;
  /** When the state has to be computed again. */
  readonly dueAt: Date;
}

export function storedOpening(schedule: Schedule, now: number): StoredOpening {
  const { isOpen, changesAt } = openingState(schedule, now);
  return { isClosed: !isOpen, dueAt: new Date(changesAt ?? now + DAY_MS) };
}
