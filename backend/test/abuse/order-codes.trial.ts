import { createTestRestaurant, place } from '../../src/features/restaurant/testing.ts';
import { at } from '../../src/features/order/testing.ts';
import { startTestService } from '../support/test-service.ts';
import { farAddress } from './order-senders.ts';
import type { AbuseTrial } from './trial.ts';

const HOUR_MS = 3_600_000;
const HOURS = 7 * 24;
const NETWORKS_AN_HOUR = 12;
/** Of the 10,000 endings, in the week in which a code opens its order: while waits grow, then one an hour. */
const ALLOWED = 35 + HOURS;
/** Unknown codes from one network: those without a wait, with a few more while the attack takes its time. */
const ALLOWED_CODES = 65;
const FAMILY = 40;
const GATEWAY = '41.188.0.7';

export const trial: AbuseTrial = {
  name: 'guess the last digits of a known order’s phone for a week from ever new networks, and codes from one',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const kitchen = await createTestRestaurant(service);
    const find = async (code: string, phoneEnd: string, address: string) =>
      (await service.guest().post('/api/orders/track', { code, phoneEnd }, at(address))).status;
    let [honest, bothered] = [0, 0];
    const expect = async (status: Promise<number>) => {
      honest += 1;
      if ((await status) !== 200) bothered += 1;
    };

    // Many people behind one operator's gateway look for their orders, each mistyping once.
    for (let count = 0; count < FAMILY; count += 1) {
      const phone = String(4455030000 + count);
      const { code } = await place(service.guest(), kitchen, { phone }, at(farAddress(1000 + count)));
      await find(code, '9999', GATEWAY);
      await expect(find(code, phone.slice(-4), GATEWAY));
    }

    const codes = await Promise.all(
      Array.from({ length: 200 }, (_, index) => find(codeOf(index), '0000', '203.0.113.77')),
    );
    const guessedCodes = codes.filter((status) => status !== 429).length;

    const victim = await place(service.guest(), kitchen, { phone: '2245020134' }, at('41.188.0.8'));
    let [attempts, guessed] = [codes.length, 0];
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let network = 0; network < NETWORKS_AN_HOUR; network += 1) {
        attempts += 1;
        const end = String(5000 + attempts).slice(-4);
        // A guess that is looked at counts as a success.
        const status = await find(victim.code, end, farAddress(hour * NETWORKS_AN_HOUR + network));
        if (status !== 429) guessed += 1;
      }
      service.advance(HOUR_MS);
      // In the middle of it the customer looks the order up, at home with the code and elsewhere with the link.
      if (hour % 24 !== 12) continue;
      await expect(find(victim.code, '0134', '41.188.0.8'));
      const link = service.guest().get(`/api/orders/track/${String(victim.trackingToken)}`, at('41.188.9.9'));
      await expect(link.then(({ status }) => status));
    }
    await service.close();
    const succeeded = Math.max(0, guessed - ALLOWED) + Math.max(0, guessedCodes - ALLOWED_CODES);
    const parts = { 'digits looked at': guessed, 'codes looked at': guessedCodes };
    return { attempts, succeeded, allowed: 0, honest, bothered, parts };
  },
};

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

function codeOf(index: number): string {
  const at = (position: number) => SIGNS.charAt(Math.floor(index / SIGNS.length ** position) % SIGNS.length);
  return `ZZZ-${at(2)}${at(1)}${at(0)}`;
}
