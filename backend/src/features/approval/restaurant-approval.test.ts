import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  Approval,
  AuditEntry,
  Notification,
  Problem,
  Restaurant,
  RestaurantApproval,
} from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { takeMails } from '../../infra/mail/testing.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';

let service: TestService;
let admin: TestClient;
before(async () => {
  service = await startTestService({ config: { publicUrl: new URL('https://maida.example') } });
  ({ client: admin } = await service.as('ADMIN'));
});
after(() => service.close());

type Made = Restaurant & Problem;
const create = (client: TestClient, fields: object) =>
  client.post<Made>('/api/restaurant', { description: 'Rice', ...fields });
const change = (client: TestClient, id: string, fields: object) =>
  client.put<Made>(`/api/restaurant/${id}`, fields);
const read = async (id: string, client = service.guest()) => client.get<Restaurant>(`/api/restaurant/${id}`);
const isPublic = async (id: string) => (await read(id)).status === 200;
const publicName = async (id: string) => (await read(id)).body.name;
const queue = async (query = '') =>
  (await admin.get<RestaurantApproval[]>(`/api/confirmations/restaurants?${query}`)).body;
const find = async (id: string, query = '') =>
  (await queue(query)).find(({ restaurant }) => restaurant.id === id);
const decide = (id: string, body: object, client = admin) =>
  client.put<RestaurantApproval & Problem>(`/api/confirmations/restaurants/${id}`, body);
const bellOf = async (client: TestClient) =>
  (await client.get<Notification[]>('/api/notifications')).body.map(({ kind, params }) => [kind, params]);

/** A new region for each test, so that their names do not meet. */
const regions = [
  'Adrar',
  'Assaba',
  'Gorgol',
  'Brakna',
  'Trarza',
  'Tagant',
  'Inchiri',
  'Guidimaka',
  'Hodh El Gharbi',
];
const nextRegion = () => regions.pop() ?? assert.fail('No region left');

async function publicRestaurant(name: string, region: string) {
  return createTestRestaurant(service, { fields: { name, region } });
}

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
        '« Les Dunes » est visible sur Maida',
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

test('close names come first, the newest of them on top, each with what it is close to', async () => {
  const region = nextRegion();
  const { restaurant: known } = await publicRestaurant('Pizza Palace', region);
  const { client: owner } = await service.as('PROVIDER');
  const make = async (name: string) => {
    service.advance(1000);
    return (await create(owner, { name, region })).body.id;
  };
  const close = await make('Pizza Palase');
  const twin = await make('Pizza Express');
  const closer = await make('Palace Pizza');
  const inQueue = (await queue()).map(({ restaurant }) => restaurant.id);
  assert.deepEqual(inQueue.slice(0, 2), [closer, close]);
  assert.ok(inQueue.indexOf(twin) > 1);
  assert.deepEqual(
    (await find(close))?.similar.map(({ id, slug }) => [id, slug]),
    [[known.id, known.provider.slug]],
  );
  assert.deepEqual((await find(twin))?.similar, []);
  const first = await admin.get<RestaurantApproval[]>('/api/confirmations/restaurants?limit=1');
  const next = /<([^>]*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  assert.equal((await admin.get<RestaurantApproval[]>(next)).body[0]?.restaurant.id, close);
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

test('a close new name leaves the former one public until an admin has looked at it', async () => {
  const region = nextRegion();
  await publicRestaurant('Le Palmier', region);
  const { owner, restaurant } = await publicRestaurant('La Terrasse', region);
  const { id } = restaurant;
  const renamed = await change(owner, id, { name: 'Le Palmier Doré', description: 'Couscous' });
  assert.equal(renamed.body.name, 'La Terrasse');
  assert.deepEqual(
    [renamed.body.approval?.of, renamed.body.approval?.name, renamed.body.approval?.closeTo],
    ['name', 'Le Palmier Doré', ['Le Palmier']],
  );
  const shown = (await read(id)).body;
  assert.deepEqual(
    [shown.name, shown.description],
    ['La Terrasse', 'Couscous'],
    'the rest is public at once',
  );
  assert.equal(
    (await change(owner, id, { name: 'Le Palmier Doré' })).body.approval?.state,
    'waiting',
    'saved again',
  );
  assert.equal((await decide(id, { decision: 'accept' })).status, 200);
  assert.equal(await publicName(id), 'Le Palmier Doré');
  const found = await service.guest().get<Restaurant[]>('/api/restaurant?q=palmier%20dore');
  assert.deepEqual(
    found.body.map((row) => row.id),
    [id],
    'and is found by it',
  );
  const [entry] = (await admin.get<AuditEntry[]>(`/api/audit?objectId=${id}`)).body;
  assert.deepEqual(entry?.changes[1], { field: 'name', before: 'La Terrasse', after: 'Le Palmier Doré' });
});

test('other new names are public at once, and withdraw what waits', async () => {
  const region = nextRegion();
  await publicRestaurant('Pizza Palace', region);
  const { owner, restaurant } = await publicRestaurant('Le Coin', region);
  const { id } = restaurant;
  assert.equal((await change(owner, id, { name: 'Pizza Express' })).body.name, 'Pizza Express');
  await change(owner, id, { name: 'Pizza Palase' });
  assert.ok(await find(id));
  const other = await change(owner, id, { name: 'Pizza Nour' });
  assert.deepEqual([other.body.name, other.body.approval], ['Pizza Nour', null]);
  await change(owner, id, { name: 'Pizza Palase' });
  const back = await change(owner, id, { name: 'Pizza Nour' });
  assert.deepEqual([back.body.name, back.body.approval], ['Pizza Nour', null]);
  assert.equal(await find(id), undefined);
});

test('a move beside a close name waits, whichever form it comes from', async () => {
  const region = nextRegion();
  await publicRestaurant('Marhaba', region);
  const { owner, restaurant } = await publicRestaurant('Marhaba Grill', 'Tiris Zemmour');
  const { id, provider } = restaurant;
  const moved = await change(owner, id, { region });
  assert.deepEqual([moved.body.region, moved.body.approval?.region], ['Tiris Zemmour', region]);
  assert.equal((await change(owner, id, { region: 'Tiris Zemmour' })).body.approval, null);
  assert.equal((await owner.put(`/api/providers/${provider.id}`, { region })).status, 200);
  assert.equal((await read(id)).body.region, 'Tiris Zemmour');
  assert.equal((await owner.put(`/api/providers/${provider.id}`, { phone: '2233445566' })).status, 200);
  assert.deepEqual((await find(id))?.wanted, { name: 'Marhaba Grill', region, commune: null }, 'still waits');
  assert.equal((await decide(id, { decision: 'decline', reason: 'Two of them' })).status, 200);
  assert.deepEqual([await isPublic(id), (await read(id)).body.region], [true, 'Tiris Zemmour']);
  assert.equal((await decide(id, { decision: 'accept' })).status, 200, 'after all');
  assert.equal((await read(id)).body.region, region);
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

test('a decision on a name that the owner has changed meanwhile is refused', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'First Idea' });
  const expected = { state: 'waiting', name: 'First Idea', region: null };
  await change(owner, made.id, { name: 'Second Idea' });
  const late = await decide(made.id, { decision: 'accept', expected });
  assert.deepEqual(
    [late.status, (late.body.current as RestaurantApproval).wanted.name],
    [409, 'Second Idea'],
  );
  assert.equal(await isPublic(made.id), false);
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

test('what an owner without approval has waits with the owner, and is accepted with the owner', async () => {
  const { client: owner, user } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'With the Owner' });
  const confirm = (confirmed: boolean) => admin.put(`/api/user/${user.id}/confirm`, { confirmed });
  await confirm(false);
  assert.equal(await find(made.id), undefined);
  const owners = (await admin.get<Approval[]>('/api/confirmations')).body;
  assert.ok(owners.some(({ restaurants }) => restaurants.some(({ id }) => id === made.id)));
  await confirm(true);
  assert.equal(await isPublic(made.id), true);
});

test('a customer’s role hides what waits, and the role back does not let it through', async () => {
  const { client: owner, user } = await service.as('PROVIDER');
  const { body: made } = await create(owner, { name: 'In and Out' });
  for (const role of ['USER', 'PROVIDER']) {
    await admin.put(`/api/user/${user.id}/role?role=${role}`);
    assert.equal(await isPublic(made.id), false, role);
    assert.equal((await find(made.id)) !== undefined, role === 'PROVIDER');
  }
});

test('approving an owner accepts what the admin saw, not what came or changed after', async () => {
  const region = nextRegion();
  await publicRestaurant('Le Sahara', region);
  const { client: owner, user } = await service.as('PROVIDER', { confirmed: false });
  const { body: first } = await create(owner, { name: 'Sahara Grill', region });
  const [seen] = (await admin.get<Approval[]>('/api/confirmations')).body
    .filter((approval) => approval.user.id === user.id)
    .flatMap(({ restaurants }) => restaurants);
  assert.deepEqual(seen?.closeTo, ['Le Sahara'], 'the admin sees what it is close to');
  const { body: second } = await create(owner, { name: 'Just Now', region });
  const body = { decision: 'accept', seen: [{ id: first.id, name: 'Sahara Grill', region }] };
  assert.equal((await admin.put(`/api/confirmations/${user.id}`, body)).status, 200);
  assert.deepEqual([await isPublic(first.id), await isPublic(second.id)], [true, false]);
  assert.equal((await find(second.id))?.of, 'restaurant');
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
  assert.deepEqual([again.status, again.body.isPublic, again.body.approval], [201, true, null]);
});

test('the first restaurant of an owner who was approved without one waits', async () => {
  const { client: owner } = await service.as('PROVIDER');
  const storefront = { name: 'Hawa', restaurantName: 'Late Start', description: 'Fish' };
  const place = { region: 'Nouakchott Ouest', commune: 'Ksar' };
  assert.equal((await owner.post('/api/providers', { ...storefront, ...place })).status, 201);
  const [mine] = (await owner.get<Restaurant[]>('/api/restaurant/mine')).body;
  assert.deepEqual([mine?.isPublic, mine?.approval?.of], [false, 'restaurant']);
});

test('an admin’s own change of the name is public at once, and ends what waits', async () => {
  const region = nextRegion();
  await publicRestaurant('Teranga', region);
  const { owner, restaurant } = await publicRestaurant('Bonne Table', region);
  await change(owner, restaurant.id, { name: 'Terranga' });
  assert.equal((await change(admin, restaurant.id, { description: 'Fish' })).body.approval?.of, 'name');
  const renamed = await change(admin, restaurant.id, { name: 'Teranga Plage' });
  assert.deepEqual([renamed.body.name, renamed.body.approval], ['Teranga Plage', null]);
});
