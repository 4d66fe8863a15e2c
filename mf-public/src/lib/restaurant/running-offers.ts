import { isRunning, type Offer } from 'shared-api/contract';

/** The offers that run at an instant, in milliseconds since the epoch. */
export function runningOffers(offers: readonly Offer[] | undefined, now: number): readonly Offer[] {
  return (offers ?? []).filter(({ until }) => isRunning({ from: null, until }, now));
}
