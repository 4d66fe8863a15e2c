import type { TestRestaurant } from '../../src/features/restaurant/testing.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import { freshAddress, HOME, listed, openKitchen, orderAndReview, signedOut, type Visit } from './ratings.ts';
import type { AbuseTrial } from './trial.ts';

const REVIEWS = 100;
/** Of the patient attack: a day's work. */
const PATIENT_REVIEWS = 40;
/** As fast as the limits of guests' orders allow it from one browser, and from one network. */
const DEVICE_PAUSE_MS = 121_000;
const NETWORK_PAUSE_MS = 16_000;
/** Guests from all over the town, and guests on the spot. */
const EVENING = { guests: 6, onWifi: 3 };

/** Buys reviews, one after the other; returns how many of them count. */
async function attack(
  service: TestService,
  pause: number,
  reviews: number,
  visitOf: (kitchen: TestRestaurant) => Visit,
): Promise<number> {
  const kitchen = await openKitchen(service, HOME);
  for (let index = 0; index < reviews; index += 1) {
    await orderAndReview(service, kitchen, visitOf(kitchen));
    service.advance(pause);
  }
  return (await listed(service, kitchen)).size;
}

export const trial: AbuseTrial = {
  name: 'buy ratings with a guest’s orders of one’s own',
  async run() {
    const service = await startTestService({ config: { trustedProxies: 1 } });
    const guest = (address: string, minutes: number) => ({ client: service.guest(), address, minutes });
    const counted = {
      'owner’s device': await attack(service, DEVICE_PAUSE_MS, REVIEWS, (kitchen) => {
        return { client: signedOut(service, kitchen), address: freshAddress(), minutes: 0 };
      }),
      'fresh devices, owner’s network': await attack(service, NETWORK_PAUSE_MS, REVIEWS, () =>
        guest(HOME, 0),
      ),
      'fresh devices and networks': await attack(service, NETWORK_PAUSE_MS, REVIEWS, () =>
        guest(freshAddress(), 0),
      ),
      'the same, delivered after 20 minutes': await attack(service, NETWORK_PAUSE_MS, PATIENT_REVIEWS, () =>
        guest(freshAddress(), 20),
      ),
    };
    const succeeded = Object.values(counted).reduce((sum, count) => sum + count, 0);
    const evening = await honestEvening(service);
    await service.close();
    return {
      attempts: 3 * REVIEWS + PATIENT_REVIEWS,
      succeeded,
      // Three in a week that were delivered at once, ten in a day that took their time; each weighs 1.
      allowed: 3 + 10,
      ...evening,
      parts: counted,
    };
  },
};

/** Everybody writes a review and sees it; those on the owner’s Wi-Fi are told, and shown once an admin has looked. */
async function honestEvening(service: TestService) {
  const ownerAddress = '192.0.2.1';
  const kitchen = await openKitchen(service, ownerAddress);
  const { client: admin } = await service.as('ADMIN');
  const write = (address: string) =>
    orderAndReview(
      service,
      kitchen,
      { client: service.guest(), address, minutes: 15 },
      { rating: 4, ownerAddress },
    );
  let waitsUnaware = 0;
  for (let index = 0; index < EVENING.onWifi; index += 1) {
    const written = await write(ownerAddress);
    if (written?.isHeld) await admin.put(`/api/reviews/${written.id}/decision`, { decision: 'publish' });
    else waitsUnaware += 1;
  }
  for (let index = 0; index < EVENING.guests; index += 1) await write(freshAddress());
  const honest = EVENING.guests + EVENING.onWifi;
  return { honest, bothered: waitsUnaware + honest - (await listed(service, kitchen)).size };
}
