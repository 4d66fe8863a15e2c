import { openingState, type Schedule } from 'shared-api/contract';

const DAY_MS = 86_400_000;

/** Hours of a restaurant that has not told any: it takes orders at any time, as a directory without hours would. */
export const DEFAULT_SCHEDULE: Schedule = {
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
  exceptions: [],
  pausedUntil: null,
};

/** What the table keeps of a restaurant's hours so that the list can be read in order. */
export interface StoredOpening {
  readonly isClosed: boolean;
  /** When the state has to be computed anew. */
  readonly dueAt: Date;
}

export function storedOpening(schedule: Schedule, now: number): StoredOpening {
  const { isOpen, changesAt } = openingState(schedule, now);
  return { isClosed: !isOpen, dueAt: new Date(changesAt ?? now + DAY_MS) };
}
