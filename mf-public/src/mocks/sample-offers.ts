import type { Offer } from 'shared-api/contract';
import { sampleId } from './sample-id.ts';

/** An offer of 15% without conditions, but for what is given. */
export function createSampleOffer(number: number, changes: Partial<Offer> = {}): Offer {
  return {
    id: sampleId(8, number),
    kind: 'percent',
    value: 15,
    code: null,
    minimum: 0,
    until: null,
    perCustomer: null,
    ...changes,
  };
}

export const SAMPLE_OFFERS: readonly Offer[] = [
  createSampleOffer(1, { minimum: 500 }),
  createSampleOffer(2, { kind: 'free_delivery', value: 0, minimum: 300, perCustomer: 1 }),
];

export const SAMPLE_CODES: readonly Offer[] = [
  createSampleOffer(3, { kind: 'amount', value: 50, code: 'SUMMER', minimum: 200 }),
];
