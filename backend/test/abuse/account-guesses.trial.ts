import { startTestService, TEST_PASSWORD } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const NETWORKS = 400;
const PAUSE_MS = 60_000;
/** Thirty at once, then one a minute while the waits are at their longest. */
const ALLOWED = 30 + NETWORKS;

export const trial: AbuseTrial = {
  name: 'guess the password of one account from 400 networks for hours, and lock its owner out',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const { email } = await service.createUser();
    const signIn = async (address: string, password: string, client = service.guest(), who = email) => {
      const headers = { 'x-forwarded-for': address };
      return (await client.post('/auth/login', { email: who, password }, { headers })).status;
    };
    const owner = service.guest();
    await signIn('41.188.0.7', TEST_PASSWORD, owner);
    await owner.get('/auth/logout');
    let [attempts, succeeded, honest, bothered] = [0, 0, 0, 0];
    for (let network = 0; network < NETWORKS; network += 1) {
      const address = `198.${String(Math.floor(network / 200))}.${String(network % 200)}.2`;
      for (let guess = 0; guess < 5; guess += 1) {
        attempts += 1;
        // A guess that is looked at counts as a success.
        if ((await signIn(address, 'wrong')) === 401) succeeded += 1;
      }
      if (network % 20 === 0) {
        // From the line of a guesser, who tries many accounts there as well.
        for (let other = 0; other < 70; other += 1)
          await signIn(address, 'wrong', service.guest(), `somebody-${other}@example.org`);
        honest += 1;
        if ((await signIn(address, TEST_PASSWORD, owner)) !== 200) bothered += 1;
        await owner.get('/auth/logout');
      }
      service.advance(PAUSE_MS);
    }
    await service.close();
    return { attempts, succeeded, allowed: ALLOWED, honest, bothered };
  },
};
