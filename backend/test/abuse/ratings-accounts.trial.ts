import type { TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { actAs } from '../../src/features/review/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import {
  accountsServed,
  DAY_MS,
  freshAddress,
  HOME,
  listed,
  openKitchen,
  orderAndReview,
  type Visit,
} from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

const ACCOUNTS = 50;
/** The attacker's one address, which is not the owner's. */
const ONE_ADDRESS = '198.51.100.77';

interface Attack {
  /** How long the accomplice took to deliver, and how long ago. */
  readonly history: { readonly minutes: number; readonly days: number };
  readonly isFromOneAddress: boolean;
  /** How long the owner takes. */
  readonly minutes: number;
  /** The most that may count. */
  readonly allowed: number;
}

const FRESH = { minutes: 0, days: 0 };
const HISTORY = { minutes: 20, days: 1 };

/** The first three rows weigh 1, the others 4: those accounts have a history. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'one address, all delivered at once': { history: FRESH, isFromOneAddress: true, minutes: 0, allowed: 3 },
  'the same, a day after the accomplice’s': {
    ...{ history: { minutes: 0, days: 1 }, isFromOneAddress: true, minutes: 0, allowed: 3 },
  },
  'fresh networks, accomplice’s the same day': {
    ...{ history: { minutes: 20, days: 0 }, isFromOneAddress: false, minutes: 0, allowed: 3 },
  },
  'history of a day ago, one address': { history: HISTORY, isFromOneAddress: true, minutes: 20, allowed: 5 },
  'the same, fresh networks, delivered at once': {
    ...{ history: HISTORY, isFromOneAddress: false, minutes: 0, allowed: 5 },
  },
  'the same, delivered after 20 minutes': {
    ...{ history: HISTORY, isFromOneAddress: false, minutes: 20, allowed: 15 },
  },
};

export const trial: AbuseTrial = {
  name: 'buy ratings with accounts that an accomplice’s restaurant has served',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const parts: Record<string, number> = {};
    let [succeeded, allowed] = [0, 0];
    for (const [name, attack] of Object.entries(ATTACKS)) {
      parts[name] = await run(service, attack);
      succeeded += parts[name];
      // A way that gets further must not hide behind one that gets less far.
      allowed += Math.min(parts[name], attack.allowed);
    }
    const honest = await honestCustomers(service);
    await service.close();
    const attempts = ACCOUNTS * Object.keys(ATTACKS).length;
    return { attempts, succeeded, allowed, ...honest, parts };
  },
};

async function run(service: TestService, { history, isFromOneAddress, minutes }: Attack): Promise<number> {
  const accomplice = await openKitchen(service, '198.51.100.2');
  const address = isFromOneAddress ? { address: ONE_ADDRESS } : {};
  const { days, ...served } = history;
  const clients = await accountsServed(service, accomplice, ACCOUNTS, { ...served, ...address });
  service.advance(days * DAY_MS);
  const kitchen = await openKitchen(service, HOME);
  for (const client of clients)
    await orderAndReview(service, kitchen, { client, address: freshAddress(), minutes, ...address });
  return (await listed(service, kitchen)).size;
}

/** Honest customers and their kitchens; each review has to count. */
async function honestCustomers(service: TestService) {
  const elsewhere = await openKitchen(service, '192.0.2.1');
  const regulars = await accountsServed(service, elsewhere, 24, { minutes: 25 });
  service.advance(DAY_MS);
  const take = (count: number) => regulars.splice(0, count);
  const guests = (count: number) => Array.from({ length: count }, () => service.guest());
  const gateway = '192.0.2.99';
  for (let owners = 0; owners < 3; owners += 1) await actAs(await openKitchen(service, gateway), gateway);
  const evenings: Evening[] = [
    // A busy evening of regulars and guests.
    { clients: [...take(10), ...guests(8)], minutes: 25 },
    // A family of guests, and an office of regulars, each behind one address.
    { clients: guests(3), minutes: 25, address: '192.0.2.50' },
    { clients: take(5), minutes: 25, address: '192.0.2.51' },
    // Behind a mobile carrier's gateway.
    { clients: [...take(4), ...guests(9)], minutes: 25, address: gateway },
    // A kitchen that presses every button when the order comes.
    { clients: [...take(5), ...guests(3)], minutes: 0 },
  ];
  let bothered = 0;
  for (const evening of evenings) {
    const kitchen = await openKitchen(service, freshAddress());
    await eat(service, kitchen, evening);
    bothered += evening.clients.length - (await listed(service, kitchen)).size;
  }
  const honest = evenings.reduce((sum, { clients }) => sum + clients.length, 0);
  return { honest, bothered };
}

interface Evening extends Pick<Visit, 'minutes'> {
  readonly clients: readonly TestClient[];
  readonly address?: string;
}

async function eat(
  service: TestService,
  kitchen: TestRestaurant,
  { clients, minutes, address }: Evening,
): Promise<void> {
  for (const client of clients)
    await orderAndReview(
      service,
      kitchen,
      { client, minutes, address: address ?? freshAddress() },
      { rating: 3, ownerAddress: '192.0.2.250' },
    );
}
