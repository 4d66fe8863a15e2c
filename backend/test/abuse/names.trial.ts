import type { Restaurant } from 'shared-api/contract';
import { createTestRestaurant } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService, type TestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const RESTAURANTS = 150;
const VICTIM = 'Chez Fatou';
const REGION = 'Trarza';

/** Ways to look like the victim: equal to a reader, and only close. */
const LOOK_ALIKES = [
  ...['chez FATOU', 'Сhez Fаtоu', 'Chez-Fatou!', 'Chez Fatoú', 'Сhez Fаtоux'],
  ...[
    'Chez Faotu',
    'Chez Fatou 2',
    'Chez Fatou Officiel',
    'ChezFatou Rosso',
    'Restaurant Fatou',
    'Fatou Chez',
  ],
];

/** Names of restaurants that stand in one town beside the victim and each other, and are nobody's imitation. */
const HONEST = [
  ...['Chez Fatma', 'Chez Awa', 'Chez Ada', 'Pizza Express', 'Pizza Palace', 'Burger Palace', 'Le Sahara'],
  ...['Le Sahel', 'Al Baraka', 'Al Karama', 'La Palme', 'La Palmeraie', 'Café du Port', 'Café de la Plage'],
];

const create = (client: TestClient, name: string) =>
  client.post<Restaurant>('/api/restaurant', { name, description: 'Rice', region: REGION });

/** How many public restaurants a visitor sees under a name of the list. */
async function publicNames(service: TestService, names: readonly string[]): Promise<number> {
  const { body } = await service.guest().get<Restaurant[]>(`/api/restaurant?region=${REGION}&limit=100`);
  return body.filter(({ name }) => names.includes(name)).length;
}

/** An approved owner makes as many restaurants as possible with the victim's name and those that look like it. */
async function createMany(service: TestService): Promise<number> {
  const { client } = await service.as('PROVIDER');
  const names = Array.from(
    { length: RESTAURANTS },
    (_, index) => LOOK_ALIKES[index % LOOK_ALIKES.length] ?? '',
  );
  await Promise.all(names.map((name) => create(client, name)));
  return publicNames(service, names);
}

/** An owner whose restaurant was looked at gives it, one after the other, all names that look like the victim's. */
async function renameOften(service: TestService): Promise<number> {
  const { owner, restaurant } = await createTestRestaurant(service, {
    fields: { name: 'La Terrasse', region: REGION },
  });
  let shown = 0;
  for (const name of LOOK_ALIKES) {
    await owner.put(`/api/restaurant/${restaurant.id}`, { name });
    shown += await publicNames(service, [name]);
  }
  return shown;
}

/** Owners take honest names; how many of them are refused or have to wait with a name. */
async function renameHonestly(service: TestService): Promise<number> {
  let bothered = 0;
  for (const name of HONEST) {
    const { owner, restaurant } = await createTestRestaurant(service, { fields: { region: REGION } });
    await owner.put(`/api/restaurant/${restaurant.id}`, { name });
    if ((await publicNames(service, [name])) !== 1) bothered += 1;
  }
  return bothered;
}

export const trial: AbuseTrial = {
  name: 'show a restaurant under a competitor’s name, or one close to it',
  async run() {
    const service = await startTestService();
    await createTestRestaurant(service, { fields: { name: VICTIM, region: REGION } });
    const parts = {
      'by 150 new restaurants': await createMany(service),
      'by renaming': await renameOften(service),
    };
    const bothered = await renameHonestly(service);
    await service.close();
    const succeeded = parts['by 150 new restaurants'] + parts['by renaming'];
    const attempts = RESTAURANTS + LOOK_ALIKES.length;
    return { attempts, succeeded, allowed: 0, honest: HONEST.length, bothered, parts };
  },
};
