import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MAX_ADDRESSES, type Address, type Problem } from 'shared-api/contract';
import type { TestClient } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

const PATH = '/api/addresses';
const ABSENT = '01a00000-0000-7000-8000-000000000000';
const HOME = {
  label: 'Home',
  address: 'Îlot K 73',
  region: 'Nouakchott Ouest',
  commune: 'Ksar',
  landmark: 'Blue door',
  phone: '2233445566',
};

let service: TestService;

before(async () => {
  service = await startTestService();
});
after(() => service.close());

const list = async (client: TestClient) => (await client.get<Address[]>(PATH)).body;

test('an address is saved, changed field by field and deleted', async () => {
  const { client } = await service.as('USER');
  const saved = await client.post<Address>(PATH, HOME);
  assert.equal(saved.status, 201);
  const { id, ...fields } = saved.body;
  assert.deepEqual(fields, { ...HOME, isDefault: true });
  service.advance(1);
  const work = await client.post<Address>(PATH, { label: 'Work', address: 'Avenue 2' });
  assert.deepEqual(work.body, {
    ...{ id: work.body.id, label: 'Work', address: 'Avenue 2' },
    ...{ region: null, commune: null, landmark: null, phone: null, isDefault: false },
  });
  assert.deepEqual(await list(client), [saved.body, work.body]);

  const changed = await client.put<Address>(`${PATH}/${id}`, { label: 'Mum', phone: null, landmark: '' });
  assert.equal(changed.status, 200);
  assert.deepEqual(changed.body, { ...saved.body, label: 'Mum', phone: null, landmark: null });
  assert.equal((await client.delete(`${PATH}/${id}`)).status, 204);
  assert.deepEqual(await list(client), [{ ...work.body, isDefault: true }]);
});

test('exactly one address is the default after any change', async () => {
  const { client } = await service.as('USER');
  const defaults = async () => (await list(client)).map(({ label, isDefault }) => [label, isDefault]);
  const save = async (label: string, isDefault?: boolean) => {
    service.advance(1);
    return (await client.post<Address>(PATH, { label, address: 'Avenue 2', isDefault })).body;
  };
  await save('Home', false);
  const work = await save('Work');
  const mum = await save('Mum', true);
  assert.deepEqual(await defaults(), [
    ['Mum', true],
    ['Home', false],
    ['Work', false],
  ]);
  await client.put(`${PATH}/${work.id}`, { isDefault: true });
  const kept = await client.put<Address>(`${PATH}/${work.id}`, { isDefault: false, label: 'Office' });
  assert.equal(kept.body.isDefault, true, 'only another default replaces it');
  await client.delete(`${PATH}/${mum.id}`);
  await client.delete(`${PATH}/${work.id}`);
  assert.deepEqual(await defaults(), [['Home', true]]);
});

test('simultaneous changes of the default leave one', async () => {
  const { client } = await service.as('USER');
  const saves = Array.from({ length: 6 }, (_, index) =>
    client.post(PATH, { label: `Place ${index}`, address: 'Avenue 2', isDefault: true }),
  );
  for (const { status, text } of await Promise.all(saves)) assert.equal(status, 201, text);
  assert.equal((await list(client)).filter(({ isDefault }) => isDefault).length, 1);
});

test('a commune belongs to its region', async () => {
  const { client } = await service.as('USER');
  const elsewhere = await client.post<Problem>(PATH, { ...HOME, commune: 'Kiffa' });
  assert.deepEqual([elsewhere.status, elsewhere.body.errors?.[0]?.path], [400, 'commune']);
  const { body } = await client.post<Address>(PATH, HOME);
  const moved = await client.put<Problem>(`${PATH}/${body.id}`, { region: 'Assaba' });
  assert.deepEqual([moved.status, moved.body.errors?.[0]?.path], [400, 'commune']);
  const both = await client.put<Address>(`${PATH}/${body.id}`, { region: 'Assaba', commune: 'Kiffa' });
  assert.deepEqual([both.body.region, both.body.commune], ['Assaba', 'Kiffa']);
});

test('another user’s address is not found', async () => {
  const [one, other] = [await service.as('USER'), await service.as('USER')];
  const { body } = await one.client.post<Address>(PATH, HOME);
  const absent = await other.client.put(`${PATH}/${ABSENT}`, { label: 'X' });
  assert.equal(absent.status, 404);
  assert.equal((await other.client.put(`${PATH}/${body.id}`, { label: 'X' })).text, absent.text);
  assert.equal((await other.client.delete(`${PATH}/${body.id}`)).text, absent.text);
  assert.equal((await other.client.delete(`${PATH}/nonsense`)).text, absent.text);
  assert.deepEqual(await list(other.client), []);
  assert.deepEqual(await list(one.client), [body]);
  assert.equal((await service.guest().get(PATH)).status, 401);
});

test('refuses addresses with missing or too long fields', async () => {
  const { client } = await service.as('USER');
  const wrong = [{ label: ' ' }, { address: '' }, { address: undefined }, { label: 'x'.repeat(61) }];
  for (const changes of wrong) {
    const { status, body } = await client.post<Problem>(PATH, { ...HOME, ...changes });
    assert.deepEqual([status, body.code], [400, 'validation_failed'], JSON.stringify(changes));
  }
  const short = await client.post<Problem>(PATH, { ...HOME, phone: '12345' });
  assert.equal(short.body.code, 'phone_invalid');
  assert.deepEqual(await list(client), []);
});

test('limits the number of addresses, and deletes them with the account', async () => {
  const { client, user } = await service.as('USER');
  for (let count = 0; count < MAX_ADDRESSES; count += 1) {
    assert.equal((await client.post(PATH, HOME)).status, 201);
  }
  const { status, body } = await client.post<Problem>(PATH, HOME);
  assert.deepEqual([status, body.code], [409, 'addresses_full']);
  assert.equal((await list(client)).length, MAX_ADDRESSES);
  await client.delete(`/api/user/${user.id}`);
  const left = await service.context.db.query(
    { name: 'test.addresses', text: 'SELECT id FROM address WHERE user_id = $1' },
    [user.id],
  );
  assert.deepEqual(left, []);
});
