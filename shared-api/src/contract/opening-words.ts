import type { OpeningState } from './opening-hours.ts';

/** An opening state in one word. */
export type OpeningWord = 'open' | 'paused' | 'closed';

/** When a state ends, and the text that says so. */
export interface OpeningChange {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** `until` the end of an open one; when a closed one `opens`, a paused one is `back`. */
  readonly text: 'until' | `${'opens' | 'back'}_${'today' | 'tomorrow' | 'on'}`;
}

const DAY_MS = 86_400_000;

/** The calendar day of an instant: Mauritania's time is UTC, and a formatter is slow on a phone. */
function dayOf(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/** Open, paused by the restaurant, or closed by its hours. */
export function openingWord(opening: OpeningState): OpeningWord {
  if (opening.isOpen) return 'open';
  return opening.reason === 'paused' ? 'paused' : 'closed';
}

/**
 * When the present state ends; undefined when unknown, or when an open one lasts longer than a day.
 *
 * @param now milliseconds since the epoch
 */
export function openingChange(opening: OpeningState, now: number): OpeningChange | undefined {
  if (opening.changesAt === null) return undefined;
  const at = Date.parse(opening.changesAt);
  if (opening.isOpen) return at - now > DAY_MS ? undefined : { at, text: 'until' };
  const day = dayOf(at);
  const when = day === dayOf(now) ? 'today' : day === dayOf(now + DAY_MS) ? 'tomorrow' : 'on';
  return { at, text: `${opening.reason === 'paused' ? 'back' : 'opens'}_${when}` };
}
