import type { Restaurant } from 'shared-api/contract';
import { picturesForm, testPicture } from '../../src/features/file/testing.ts';
import { createTestRestaurant } from '../../src/features/restaurant/testing.ts';
import type { TestClient } from '../support/test-client.ts';
import { startTestService } from '../support/test-service.ts';
import type { AbuseTrial } from './trial.ts';

const RESTAURANTS = 150;
const PICTURES = 12;

const create = (client: TestClient, name: string) =>
  client.post<Restaurant>('/api/restaurant', { name, description: 'Rice' });

async function upload({ owner, restaurant }: { owner: TestClient; restaurant: Restaurant }): Promise<string> {
  const form = picturesForm(await testPicture());
  const path = `/api/restaurant/${restaurant.id}/upload?use=gallery`;
  return (await owner.send<{ stored: string[] }>('POST', path, { form })).body.stored[0] ?? '';
}

export const trial: AbuseTrial = {
  name: 'fill the site with restaurants and pictures before an admin has approved the owner, or after a refusal',
  async run() {
    const service = await startTestService();
    const { client: admin } = await service.as('ADMIN');
    const parts = { restaurants: 0, 'after a refusal': 0, pictures: 0 };
    const isSeen = async (path: string) => (await service.guest().fetch('GET', path)).status === 200;

    const waiting = await service.as('PROVIDER', { confirmed: false });
    for (let count = 0; count < RESTAURANTS; count += 1) await create(waiting.client, `Chez Fatou ${count}`);
    const { body: listed } = await service.guest().get<Restaurant[]>('/api/restaurant?limit=100');
    parts.restaurants = listed.length;

    await admin.put(`/api/confirmations/${waiting.user.id}`, { decision: 'decline', reason: 'No licence' });
    if ((await create(waiting.client, 'Another one')).status < 300) parts['after a refusal'] += 1;

    const unseen = await createTestRestaurant(service, { user: { confirmed: false } });
    for (let count = 0; count < PICTURES; count += 1) {
      if (await isSeen(await upload(unseen))) parts.pictures += 1;
    }

    // Once approved, visitors see the restaurant and its pictures.
    const honest = 5;
    let bothered = 0;
    for (let count = 0; count < honest; count += 1) {
      const kitchen = await createTestRestaurant(service, { user: { confirmed: false } });
      const path = await upload(kitchen);
      await admin.put(`/api/user/${kitchen.user.id}/confirm`);
      if (!(await isSeen(path))) bothered += 1;
    }
    await service.close();
    const succeeded = parts.restaurants + parts['after a refusal'] + parts.pictures;
    return { attempts: RESTAURANTS + 1 + PICTURES, succeeded, allowed: 0, honest, bothered, parts };
  },
};
