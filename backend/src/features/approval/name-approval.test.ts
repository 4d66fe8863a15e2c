import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { AuditEntry, Restaurant, RestaurantApproval } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import type { TestService } from '../../../test/support/test-service.ts';
import {
  change,
  create,
  decide,
  find,
  isPublic,
  nextRegion,
  publicName,
  publicRestaurant,
  queue,
  read,
  startApprovals,
} from './testing.ts';

let service: TestService;
let admin: TestClient;
before(async () => {
  ({ service, admin } = await startApprovals());
});
after(() => service.close());

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

test('an admin’s own change of the name is public at once, and ends what waits', async () => {
  const region = nextRegion();
  await publicRestaurant('Teranga', region);
  const { owner, restaurant } = await publicRestaurant('Bonne Table', region);
  await change(owner, restaurant.id, { name: 'Terranga' });
  assert.equal((await change(admin, restaurant.id, { description: 'Fish' })).body.approval?.of, 'name');
  const renamed = await change(admin, restaurant.id, { name: 'Teranga Plage' });
  assert.deepEqual([renamed.body.name, renamed.body.approval], ['Teranga Plage', null]);
});
