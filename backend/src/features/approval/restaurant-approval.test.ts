import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Restaurant, RestaurantApproval } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import { takeMails } from '../../infra/mail/testing.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';
import {
  bellOf,
  change,
  create,
  decide,
  find,
  isPublic,
  nextRegion,
  publicName,
  publicRestaurant,
  read,
  startApprovals,
} from './testing.ts';

let service: TestService;
let admin: TestClient;
before(async () => {
  ({ service, admin } = await startApprovals());
});
after(() => service.close());

test('the queue shows what waits in all of its languages', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const translations = { ar: { name: 'بيت السمك', description: 'سمك طازج' }, fr: { name: 'unseen' } };
  const texts = { name: 'La Maison du Poisson', description: 'Du frais', language: 'fr', translations };
  const { body: made } = await create(owner, { ...texts, region: nextRegion() });
  assert.partialDeepStrictEqual((await find(made.id))?.restaurant, {
    ...{ description: 'Du frais', language: 'fr' },
    translations: { ar: { name: 'بيت السمك', description: 'سمك طازج' } },
  });
});

test('a new restaurant of an approved owner is public once an admin has looked at it', async () => {
  const region = nextRegion();
  const { client: owner, user } = await service.as('PROVIDER', { language: 'fr' });
  const { body: made } = await create(owner, { name: 'Les Dunes', region });
  assert.equal(made.isPublic, false);
  assert.equal(await isPublic(made.id), false);
  const { of, state, closeTo } = made.approval ?? assert.fail('waits');
  assert.deepEqual([of, state, closeTo], ['restaurant', 'waiting', []]);
  assert.equal(
    (await change(owner, made.id, { menu: [{ category: 'All', items: [] }] })).status,
    200,
    'its menu',
  );
  const waiting = (await find(made.id)) ?? assert.fail('is in the queue');
  assert.deepEqual([waiting.of, waiting.wanted.name, waiting.owner.id], ['restaurant', 'Les Dunes', user.id]);
  await takeMails(service);
  assert.equal((await decide(made.id, { decision: 'accept' })).body.state, 'accepted');
  assert.equal(await isPublic(made.id), true);
  assert.equal((await read(made.id, owner)).body.approval, null);
  assert.equal(await find(made.id), undefined);
  assert.deepEqual(await bellOf(owner), [['account_confirmed', { restaurant: 'Les Dunes' }]]);
  assert.deepEqual(
    (await takeMails(service)).map(({ to, subject, link }) => [to, subject, link.href]),
    [
      [
        user.email,
        '«\u00a0Les Dunes\u00a0» est accepté',
        `https://maida.example/provider?restaurant=${made.id}`,
      ],
    ],
  );
  const [entry] = (await admin.get<AuditEntry[]>(`/api/audit?objectId=${made.id}`)).body;
  assert.deepEqual(entry?.changes, [{ field: 'approval', before: 'waiting', after: 'accepted' }]);
});

test('what waits is no business of visitors and other owners', async () => {
  const { restaurant } = await createTestRestaurant(service, { fields: { name: 'Nobody’s Business' } });
  const { client: other } = await service.as('PROVIDER');
  for (const client of [service.guest(), other]) {
    assert.equal('approval' in (await read(restaurant.id, client)).body, false);
    assert.ok([401, 403].includes((await client.get('/api/confirmations/restaurants')).status));
    assert.ok([401, 403].includes((await decide(restaurant.id, { decision: 'accept' }, client)).status));
  }
});

test('a declined restaurant stays hidden, and its owner answers with another name', async () => {
  const region = nextRegion();
  await publicRestaurant('Chez Fatou', region);
  const { client: owner, user } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'Chez Fatou Officiel', region });
  assert.deepEqual(made.approval?.closeTo, ['Chez Fatou']);
  await takeMails(service);
  const reason = 'There is a Chez Fatou already';
  assert.equal((await decide(made.id, { decision: 'decline' })).status, 400);
  assert.equal((await decide(made.id, { decision: 'decline', reason })).body.decline?.reason, reason);
  assert.equal(await find(made.id), undefined);
  assert.ok(await find(made.id, 'state=declined'));
  assert.equal(await isPublic(made.id), false);
  assert.deepEqual((await bellOf(owner))[0], [
    'account_declined',
    { restaurant: 'Chez Fatou Officiel', reason },
  ]);
  const mails = await takeMails(service);
  assert.deepEqual(
    mails.map(({ to }) => to),
    [user.email],
  );
  const mine = (await owner.get<Restaurant[]>('/api/restaurant/mine')).body[0]?.approval;
  assert.deepEqual([mine?.state, mine?.reason], ['declined', reason]);
  assert.equal(
    (await change(owner, made.id, { menu: [] })).body.approval?.state,
    'declined',
    'a menu is no answer',
  );
  const answered = await change(owner, made.id, { name: 'La Terrasse' });
  assert.deepEqual([answered.body.approval?.state, answered.body.approval?.closeTo], ['waiting', []]);
  assert.equal((await decide(made.id, { decision: 'accept' })).status, 200);
  assert.equal(await publicName(made.id), 'La Terrasse');
});

test('of two admins at once, the second one reads what the first has decided', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'Two Admins' });
  const { client: other } = await service.as('ADMIN');
  const expected = { state: 'waiting', name: 'Two Admins', region: null };
  const answers = await Promise.all([
    decide(made.id, { decision: 'accept', expected }),
    decide(made.id, { decision: 'decline', reason: 'No', expected }, other),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  assert.equal(refused?.code, 'conflict');
  assert.notEqual((refused?.current as RestaurantApproval).state, 'waiting');
  assert.equal((await bellOf(owner)).length, 1);
});

test('a deleted restaurant leaves the queue and comes back to it', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'Come and Go' });
  await owner.delete(`/api/restaurant/${made.id}`);
  assert.equal(await find(made.id), undefined);
  assert.equal((await decide(made.id, { decision: 'accept' })).status, 404);
  await owner.post(`/api/restaurant/${made.id}/restore`);
  assert.ok(await find(made.id));
  assert.equal(await isPublic(made.id), false);
});

test('a restaurant that an admin makes needs no look', async () => {
  const { user } = await service.as('PROVIDER');
  const provider = {
    ...{ user: { id: user.id }, name: 'Mariem', restaurantName: 'By an Admin', description: 'Fish' },
    ...{ region: 'Nouakchott Ouest', commune: 'Ksar' },
  };
  const made = await admin.post<{ id: string }>('/api/providers', provider);
  assert.equal(made.status, 201, made.text);
  const again = await create(admin, { name: 'By an Admin, Too', provider: { id: made.body.id } });
  assert.deepEqual([again.status, again.body.approval], [201, null]);
  const { missing } = again.body;
  const page = await service.guest().get(`/api/restaurant/${again.body.id}`);
  assert.deepEqual([page.status, missing?.includes('hours')], [200, true]);
});
