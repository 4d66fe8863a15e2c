import { createTestRestaurant, orderBodyOf } from '../../src/features/restaurant/testing.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

/** Where the restaurant delivers for less or more than its usual fee, or not at all. */
const FEES = { Ksar: 80, Sebkha: 60, Arafat: null } as const;
const USUAL_FEE = 30;
/** An invisible space, a letter of another alphabet, and what JavaScript finds on every object. */
const ODD = ['', ' ', null, undefined, 'constructor', '__proto__', 'toString', 'Nowhere', 'K\u0455ar'];
/** Spellings of a place that may be read as it, and must then cost what it costs. */
const spellings = (commune: string) => [
  ...[commune.toLowerCase(), commune.toUpperCase(), ` ${commune} `, `${commune}\u200B`, `\u202E${commune}`],
  ...[`${commune}2`, `${commune}.`, `${commune}\u0301`, [...commune].join('\u00AD')],
];

export const trial: AbuseTrial = {
  name: 'order for the usual fee where delivery costs more or is refused',
  async run() {
    const service = await startTestService();
    const kitchen = await createTestRestaurant(service, {
      prices: [100],
      fields: { deliveryFee: USUAL_FEE, deliveryFees: FEES },
    });
    const feeOf = async (commune: unknown) => {
      const body = { ...orderBodyOf(kitchen), orderType: 'Delivery', commune };
      const { client } = await service.as('USER');
      const reply = await client.post<{ deliveryFee: number }>('/api/orders', body);
      return reply.status === 201 ? reply.body.deliveryFee : undefined;
    };
    const tries = [...ODD, ...Object.keys(FEES).flatMap(spellings)];
    let succeeded = 0;
    for (const commune of tries) if ((await feeOf(commune)) === USUAL_FEE) succeeded += 1;
    const honest = [...Object.entries(FEES), ['Riyad', USUAL_FEE], ['El Mina', USUAL_FEE]] as const;
    let bothered = 0;
    for (const [commune, fee] of honest) if ((await feeOf(commune)) !== (fee ?? undefined)) bothered += 1;
    await service.close();
    return { attempts: tries.length, succeeded, allowed: 0, honest: honest.length, bothered };
  },
};
