import { farAddress, withOrderTrial } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const ADDRESS = '41.188.64.7';
/** Ten requests a minute. */
const PAUSE_MS = 6000;
const MINUTES = 60;
const KNOWN = 50;
/** One honest order of a known browser, of a new one and of an account, by turns, every 36 s. */
const TURN_MS = 36_000;
/**
 * A new browser that was refused presses again after the two minutes that its customer reads of. Waiting once is the
 * price of an attack from one's own address: the order counts as bothered only if it is refused again and again.
 */
const PRESS_MS = 121_000;
const PRESSES = 3;
/** The attacker's new browsers at once and one after each wait of up to two minutes. */
const ALLOWED = 12 + 8 + 32;

export const trial: AbuseTrial = {
  name: 'shut out the customers of an operator’s address by ten orders a minute from it, for an hour',
  run: () =>
    withOrderTrial(async ({ service, attacked, honest, order, deliver }) => {
      const browsers = await Promise.all(
        Array.from({ length: KNOWN }, async (_, index) => {
          const client = service.guest();
          const earlier = await order(honest, { client, address: farAddress(index) });
          if (earlier) await deliver(honest, earlier);
          return client;
        }),
      );
      const counts = { attempts: 0, succeeded: 0, honest: 0, bothered: 0 };
      const parts = { known: 0, account: 0, 'new at once': 0, 'new after a wait': 0, 'new shut out': 0 };
      const waiting: { client: ReturnType<typeof service.guest>; at: number; presses: number }[] = [];
      const end = service.now() + MINUTES * 60_000;
      let turn = 0;
      let nextTurn = service.now() + TURN_MS;
      while (service.now() < end || waiting.length > 0) {
        counts.attempts += 1;
        if (await order(attacked, { address: ADDRESS })) counts.succeeded += 1;
        if (service.now() >= nextTurn && service.now() < end) {
          await honestTurn();
          nextTurn += TURN_MS;
        }
        await pressAgain();
        service.advance(PAUSE_MS);
      }
      return { ...counts, waited: parts['new after a wait'], allowed: ALLOWED, parts };

      async function honestTurn(): Promise<void> {
        counts.honest += 1;
        turn += 1;
        if (turn % 3 === 0) {
          const client = browsers[turn % browsers.length];
          if (client && (await order(attacked, { client, address: ADDRESS }))) parts.known += 1;
          else counts.bothered += 1;
        } else if (turn % 3 === 1) {
          const { client } = await service.as('USER');
          if (await order(attacked, { client, address: ADDRESS })) parts.account += 1;
          else counts.bothered += 1;
        } else {
          const client = service.guest();
          if (await order(attacked, { client, address: ADDRESS })) parts['new at once'] += 1;
          else waiting.push({ client, at: service.now() + PRESS_MS, presses: 0 });
        }
      }

      async function pressAgain(): Promise<void> {
        const due = waiting.filter(({ at }) => at <= service.now());
        for (const each of due) {
          if (await order(attacked, { client: each.client, address: ADDRESS })) {
            parts['new after a wait'] += 1;
            waiting.splice(waiting.indexOf(each), 1);
          } else if ((each.presses += 1) === PRESSES) {
            parts['new shut out'] += 1;
            counts.bothered += 1;
            waiting.splice(waiting.indexOf(each), 1);
          } else each.at = service.now() + PRESS_MS;
        }
      }
    }),
};
