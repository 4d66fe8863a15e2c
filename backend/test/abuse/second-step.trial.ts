import {
  addTestApp,
  enterCode,
  enterPassword,
  wrongCodeOf,
  type TestApp,
} from '../../src/features/factor/testing.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const HOURS = 24;
const HOUR_MS = 3_600_000;
/** Guesses sent in each hour, each from a network of its own. */
const GUESSES = 6;
/** Eleven at once, some more while waits grow, then one an hour: a chance of 1 in 6000 for the whole day. */
const ALLOWED = 50;

export const trial: AbuseTrial = {
  name: 'guess the code of the second step for a day, from many networks, with the right password',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const { client, user } = await service.as('USER');
    const app = await addTestApp(service, client);
    const owner = service.guest();
    await signIn(owner, user.email, app);
    const neighbour = await service.as('USER');
    const neighbourApp = await addTestApp(service, neighbour.client);
    let [attempts, succeeded, honest, bothered] = [0, 0, 0, 0];
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let guess = 0; guess < GUESSES; guess += 1) {
        attempts += 1;
        const network = `198.${String(50 + hour)}.${String(guess)}.2`;
        const thief = service.guest();
        await enterPassword(thief, user.email, network);
        const reply = await enterCode(thief, wrongCodeOf(app), network);
        // A guess that is looked at counts as a success: more of them would find the code.
        if (reply.status !== 429) succeeded += 1;
        service.advance(HOUR_MS / GUESSES);
      }
      const people = [
        // The owner, on a device that was signed in before, with a wrong code first.
        [owner, user.email, app],
        // Somebody else behind the network of the last guess, in a new browser.
        [service.guest(), neighbour.user.email, neighbourApp],
      ] as const;
      for (const [browser, email, theirApp] of people) {
        honest += 1;
        const network = `198.${String(50 + hour)}.${String(GUESSES - 1)}.2`;
        if (!(await signIn(browser, email, theirApp, network))) bothered += 1;
      }
    }
    await service.close();
    return { attempts, succeeded, allowed: ALLOWED, honest, bothered };
  },
};

/** Signs in by both steps, after a slip of the finger, and out again. */
async function signIn(
  browser: ReturnType<TestService['guest']>,
  email: string,
  app: Pick<TestApp, 'code'>,
  network?: string,
): Promise<boolean> {
  await enterPassword(browser, email, network);
  await enterCode(browser, wrongCodeOf(app), network);
  const { status } = await enterCode(browser, app.code(), network);
  await browser.get('/auth/logout');
  return status === 200;
}
