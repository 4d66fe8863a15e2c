import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { MAX_ADDRESSES, type Address, type Problem } from 'shared-api/contract';
import type { TestClient } from '../testing/test-client.ts';
import { startTestService, type TestService } from '../testing/test-service.ts';

const PATH = '/api/addresses';
const ABSENT = '01a00000-0000-7000-8000-000000000000';
const HOME = {
  label: 'Home',
  address: 'Îlot K 73',
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

test('an address is saved, changed field by field and forgotten', async () => {
  const { client } = await service.as('USER');
  const saved = await client.post<Address>(PATH, HOME);
  assert.equal(saved.status, 201);
  const { id, ...fields } = saved.body;
  assert.deepEqual(fields, HOME);
  service.advance(1);
  const work = await client.post<Address>(PATH, { label: 'Work', address: 'Avenue 2' });
  assert.deepEqual(work.body, {
    ...{ id: work.body.id, label: 'Work', address: 'Avenue 2' },
    ...{ commune: null, landmark: null, phone: null },
  });
  assert.deepEqual(await list(client), [saved.body, work.body]);

  const changed = await client.put<Address>(`${PATH}/${id}`, { label: 'Mum', phone: null, landmark: '' });
  assert.equal(changed.status, 200);
  assert.deepEqual(changed.body, { ...saved.body, label: 'Mum', phone: null, landmark: null });
  assert.equal((await client.delete(`${PATH}/${id}`)).status, 204);
  assert.deepEqual(await list(client), [work.body]);
});

test('another’s address answers like an absent one', async () => {
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

test('what an address lacks or overdoes is refused', async () => {
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

test('there is a bound, and an account takes its addresses with it', async () => {
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
