import type { TestRestaurant } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import {
  accountsServed,
  beServed,
  DAY_MS,
  freshAddress,
  HOME,
  listed,
  MINUTE_MS,
  openKitchen,
  order,
  orderAndReview,
  review,
  signedOut,
  waiting,
} from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

const PHONE = '2299887700';
const PAYMENT = { method: 'bankily', reference: 'BK-2207' };

/** What an owner does around the visit of a customer who is going to complain. */
interface Silencing {
  /** Before the customer orders. */
  before?(service: TestService, kitchen: TestRestaurant): Promise<unknown>;
  /** Between delivery and review. */
  after?(service: TestService, kitchen: TestRestaurant): Promise<unknown>;
  /** How long the kitchen takes; null: it never ends the order. */
  readonly minutes?: number | null;
}

const forge = (service: TestService, kitchen: TestRestaurant, client: TestClient, minutes = 20) =>
  orderAndReview(service, kitchen, {
    ...{ client, address: freshAddress(), minutes },
    order: { phone: PHONE, payment: PAYMENT },
  });

async function rateWell(service: TestService, kitchen: TestRestaurant, count: number, minutes: number) {
  for (let times = 0; times < count; times += 1)
    await orderAndReview(service, kitchen, { client: service.guest(), address: freshAddress(), minutes });
}

const WAYS: Readonly<Record<string, Silencing>> = {
  'their phone, own browser': { before: (s, kitchen) => forge(s, kitchen, signedOut(s, kitchen)) },
  'their phone, own browser, afterwards': { after: (s, kitchen) => forge(s, kitchen, signedOut(s, kitchen)) },
  'their phone and payment, clean browser': { before: (s, kitchen) => forge(s, kitchen, s.guest()) },
  'the same afterwards': { after: (s, kitchen) => forge(s, kitchen, s.guest()) },
  'their phone as the restaurant’s': {
    after: (_, { owner, restaurant }) => owner.put(`/api/restaurant/${restaurant.id}`, { phone: PHONE }),
  },
  'delivered at once, after three of one’s own': {
    ...{ before: (s, kitchen) => rateWell(s, kitchen, 3, 0), minutes: 0 },
  },
  'after ten of one’s own': { before: (s, kitchen) => rateWell(s, kitchen, 10, 20) },
  'never delivered': { minutes: null },
};

export const trial: AbuseTrial = {
  name: 'silence a customer: refuse the review, or keep it from visitors without a look by an admin',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const { client: admin } = await service.as('ADMIN');
    const elsewhere = await openKitchen(service, '192.0.2.1');
    const figures = { silenced: 0, 'waits for an admin, and knows it': 0, 'counts at once': 0 };
    for (const way of Object.values(WAYS)) {
      const [regular] = await accountsServed(service, elsewhere, 1, { minutes: 20 });
      service.advance(DAY_MS);
      for (const customer of [service.guest(), regular])
        if (customer) figures[await complain(service, admin, customer, way)] += 1;
    }
    const honest = await honestCustomers(service);
    await service.close();
    return {
      ...{ attempts: 2 * Object.keys(WAYS).length, succeeded: figures.silenced, allowed: 0 },
      ...{ ...honest, parts: figures },
    };
  },
};

type Outcome = 'silenced' | 'waits for an admin, and knows it' | 'counts at once';

async function complain(
  service: TestService,
  admin: TestClient,
  client: TestClient,
  { before, after, minutes = 20 }: Silencing,
): Promise<Outcome> {
  const kitchen = await openKitchen(service, HOME);
  await before?.(service, kitchen);
  const visit = { client, address: freshAddress(), order: { phone: PHONE, payment: PAYMENT } };
  const served =
    minutes === null
      ? await beLeft(service, kitchen, { ...visit, minutes: 0 })
      : await beServed(service, kitchen, { ...visit, minutes });
  await after?.(service, kitchen);
  const written = served && (await review(visit, served, 1, 'Cold'));
  if (!written) return 'silenced';
  if ((await listed(service, kitchen)).has(written.id)) return 'counts at once';
  const isSeen = written.isHeld && (await waiting(admin, 'held')).has(written.id);
  return isSeen ? 'waits for an admin, and knows it' : 'silenced';
}

/** An order that the owner accepts and leaves; three days pass. */
async function beLeft(
  service: TestService,
  kitchen: TestRestaurant,
  visit: Parameters<typeof order>[1],
): ReturnType<typeof order> {
  const placed = await order(kitchen, visit);
  const accept = { stage: 'confirmed', expectedStage: 'pending', minutes: 30 };
  await kitchen.owner.put(`/api/orders/${placed?.id}/status`, accept);
  service.advance(3 * DAY_MS);
  return placed;
}

/** Each of these reviews counts at once. */
async function honestCustomers(service: TestService) {
  const kitchen = await openKitchen(service, HOME);
  const ownerAddress = HOME;
  const guest = { client: service.guest(), address: freshAddress(), minutes: 25 };
  const { client: account, user } = await service.as('USER');
  const signedIn = { client: account, address: freshAddress(), minutes: 25 };
  const asGuest = { ...guest, order: { phone: '2277889900' } };
  // Guest and account come again a month later.
  await orderAndReview(service, kitchen, asGuest, { ownerAddress });
  await orderAndReview(service, kitchen, signedIn, { ownerAddress });
  service.advance(31 * DAY_MS);
  const later = { ...kitchen, owner: await service.signIn(kitchen.user) };
  await orderAndReview(service, later, asGuest, { ownerAddress });
  await orderAndReview(service, later, { ...signedIn, client: await service.signIn(user) }, { ownerAddress });
  // A couple at home, each with a phone and a transfer of their own.
  for (const reference of ['BK-1', 'BK-2']) {
    const order = { payment: { method: 'bankily', reference } };
    await orderAndReview(service, later, { ...guest, client: service.guest(), order }, { ownerAddress });
  }
  // The kitchen forgot to press the button, and the customer is content.
  const visit = { client: service.guest(), address: freshAddress(), minutes: 25 };
  const left = await order(later, visit);
  await later.owner.put(`/api/orders/${left?.id}/status`, { stage: 'confirmed', expectedStage: 'pending' });
  service.advance(200 * MINUTE_MS);
  if (left) await review(visit, left, 5, 'Good');
  const honest = 7;
  return { honest, bothered: honest - (await listed(service, kitchen)).size };
}
