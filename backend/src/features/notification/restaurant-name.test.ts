import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Language, Notification } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { takeMails } from '../../infra/mail/testing.ts';
import { createTestRestaurant, place, type TestRestaurant } from '../restaurant/testing.ts';

const NAMES = {
  language: 'fr',
  name: 'La Palmeraie',
  translations: { ar: { name: 'واحة النخيل' }, en: { description: 'No name in English' } },
} as const;

let service: TestService;
let kitchen: TestRestaurant;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  kitchen = await createTestRestaurant(service, { user: { language: 'ar' }, fields: NAMES });
});
after(() => service.close());

async function namesIn(client: TestClient, kind: Notification['kind']): Promise<unknown[]> {
  const { body } = await client.get<Notification[]>('/api/notifications');
  return body.filter((notification) => notification.kind === kind).map(({ params }) => params['restaurant']);
}

async function orderedBy(language: Language): Promise<TestClient> {
  const { client } = await service.as('USER', { language });
  const { id } = await place(client, kitchen);
  const moved = await kitchen.owner.put(`/api/orders/${id}/status`, {
    ...{ stage: 'confirmed', expectedStage: 'pending', minutes: 20 },
  });
  assert.equal(moved.status, 200, moved.text);
  return client;
}

test('owner and customer read the restaurant’s name in their own language where it is given', async () => {
  assert.deepEqual(await namesIn(await orderedBy('ar'), 'order_stage'), [NAMES.translations.ar.name]);
  assert.deepEqual(await namesIn(await orderedBy('en'), 'order_stage'), [NAMES.name]);
  assert.deepEqual(await namesIn(await orderedBy('fr'), 'order_stage'), [NAMES.name]);
  const placed = await namesIn(kitchen.owner, 'order_placed');
  assert.deepEqual([...new Set(placed)], [NAMES.translations.ar.name]);
});

test('bell and mail about an accepted restaurant have its name in the owner’s language', async () => {
  const { client: admin } = await service.as('ADMIN', { language: 'ar' });
  const { owner, restaurant, user } = await createTestRestaurant(service, {
    user: { language: 'ar' },
    fields: { ...NAMES, name: 'Le Phare', translations: { ar: { name: 'المنارة' } } },
    isWaiting: true,
  });
  await takeMails(service);
  const path = `/api/confirmations/restaurants/${restaurant.id}`;
  assert.equal((await admin.put(path, { decision: 'accept' })).status, 200);
  assert.deepEqual(await namesIn(owner, 'account_confirmed'), ['المنارة']);
  const mail = (await takeMails(service)).find(({ to }) => to === user.email);
  assert.match(mail?.subject ?? '', /المنارة/);
  assert.doesNotMatch(mail?.text ?? '', /Le Phare/);
});
