import type { Order, Restaurant, Review } from 'shared-api/contract';
import {
  createTestRestaurant,
  orderBodyOf,
  type TestRestaurant,
} from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const REVIEWS = 100;
/** Of the patient attack: a day's work. */
const PATIENT_REVIEWS = 40;
const MINUTE_MS = 60_000;
/** As fast as the limits of guests' orders allow it from one browser, and from one network. */
const DEVICE_PAUSE_MS = 121_000;
const NETWORK_PAUSE_MS = 16_000;
const HOME = '198.51.100.1';
/** An evening: customers with accounts and history, guests from all over the town, and guests on the spot. */
const EVENING = { regulars: 10, guests: 6, onWifi: 3 };

/** Where a customer sits, and how long the kitchen takes. */
interface Visit {
  readonly client: TestClient;
  readonly address: string;
  readonly minutes: number;
}

let phones = 3_000_000_000;

/** Orders, delivers as the owner, and reviews: 5 stars. Returns the review's id; null where the service refused. */
async function orderAndReview(
  service: TestService,
  kitchen: TestRestaurant,
  ownerAddress: string,
  { client, address, minutes }: Visit,
): Promise<string | null> {
  const headers = { 'x-forwarded-for': address };
  const ofOwner = { headers: { 'x-forwarded-for': ownerAddress } };
  phones += 1;
  const body = { ...orderBodyOf(kitchen), phone: String(phones) };
  const placed = await client.post<Order>('/api/orders', body, { headers });
  if (placed.status !== 201) return null;
  const { id, trackingToken } = placed.body;
  let expectedStage = 'pending';
  for (const stage of minutes === 0 ? ['delivered'] : ['confirmed', 'delivered']) {
    await kitchen.owner.put(`/api/orders/${id}/status`, { stage, expectedStage }, ofOwner);
    expectedStage = stage;
    service.advance((minutes * MINUTE_MS) / 2);
  }
  const path = `/api/orders/track/${trackingToken}/review`;
  const written = await client.put<Review>(path, { rating: 5, text: 'Excellent' }, { headers });
  return written.status === 200 ? written.body.id : null;
}

async function openKitchen(service: TestService, ownerAddress: string): Promise<TestRestaurant> {
  const kitchen = await createTestRestaurant(service);
  const headers = { 'x-forwarded-for': ownerAddress };
  await kitchen.owner.get('/auth/me', { headers });
  await kitchen.owner.put(`/api/restaurant/${kitchen.restaurant.id}`, { description: 'Grill' }, { headers });
  return kitchen;
}

async function listed(service: TestService, { restaurant }: TestRestaurant): Promise<Set<string>> {
  const path = `/api/restaurant/${restaurant.id}`;
  const reviews = await service.guest().get<Review[]>(`${path}/reviews?limit=100`);
  const { rating } = (await service.guest().get<Restaurant>(path)).body;
  if ((rating?.count ?? 0) !== reviews.body.length) throw new Error('The number is not that of the list');
  return new Set(reviews.body.map(({ id }) => id));
}

/** Buys reviews, one after the other; returns how many of them count. */
async function attack(
  service: TestService,
  pause: number,
  reviews: number,
  visitOf: (index: number, owner: TestClient) => Visit,
): Promise<number> {
  const kitchen = await openKitchen(service, HOME);
  for (let index = 0; index < reviews; index += 1) {
    await orderAndReview(service, kitchen, HOME, visitOf(index, kitchen.owner));
    service.advance(pause);
  }
  return (await listed(service, kitchen)).size;
}

/** The owner's browser, signed out. */
function signedOut(service: TestService, owner: TestClient): TestClient {
  const client = service.guest();
  client.setCookie('maida_visitor', owner.cookie('maida_visitor') ?? '');
  return client;
}

const fresh = (index: number) => `203.0.${index >> 7}.${index & 127}`;

export const trial: AbuseTrial = {
  name: 'buy ratings with orders of one’s own',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const guest = () => service.guest();
    const counted = {
      'owner’s device': await attack(service, DEVICE_PAUSE_MS, REVIEWS, (index, owner) => {
        return { client: signedOut(service, owner), address: fresh(index), minutes: 0 };
      }),
      'fresh devices, owner’s network': await attack(service, NETWORK_PAUSE_MS, REVIEWS, () => {
        return { client: guest(), address: HOME, minutes: 0 };
      }),
      'fresh devices and networks': await attack(service, NETWORK_PAUSE_MS, REVIEWS, (index) => {
        return { client: guest(), address: fresh(index), minutes: 0 };
      }),
      'the same, delivered after 20 minutes': await attack(
        service,
        NETWORK_PAUSE_MS,
        PATIENT_REVIEWS,
        (index) => ({ client: guest(), address: fresh(index), minutes: 20 }),
      ),
    };
    const succeeded = Object.values(counted).reduce((sum, count) => sum + count, 0);
    const evening = await honestEvening(service);
    await service.close();
    return {
      attempts: 3 * REVIEWS + PATIENT_REVIEWS,
      succeeded,
      allowed: 3 + 10,
      ...evening,
      parts: counted,
    };
  },
};

/** Everybody writes a review and sees it; those on the owner’s Wi-Fi once an admin has looked. */
async function honestEvening(service: TestService) {
  const kitchen = await openKitchen(service, '192.0.2.1');
  const elsewhere = await openKitchen(service, '192.0.2.2');
  const admin = await service.as('ADMIN');
  const visits: Visit[] = [];
  for (let index = 0; index < EVENING.regulars; index += 1) {
    const { client } = await service.as('USER');
    const visit = { client, address: `192.0.3.${index}`, minutes: 20 };
    await orderAndReview(service, elsewhere, '192.0.2.2', visit);
    visits.push(visit);
  }
  for (let index = 0; index < EVENING.guests; index += 1)
    visits.push({ client: service.guest(), address: `192.0.4.${index}`, minutes: 20 });
  for (let index = 0; index < EVENING.onWifi; index += 1)
    visits.push({ client: service.guest(), address: '192.0.2.1', minutes: 10 });

  const written: (string | null)[] = [];
  for (const visit of visits) written.push(await orderAndReview(service, kitchen, '192.0.2.1', visit));
  for (const id of written.slice(-EVENING.onWifi))
    await admin.client.put(`/api/reviews/${id}/decision`, { decision: 'publish' });
  const shown = await listed(service, kitchen);
  const bothered = written.filter((id) => id === null || !shown.has(id)).length;
  return { honest: visits.length, bothered };
}
