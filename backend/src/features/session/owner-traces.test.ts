import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { startTestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';

test('an owner’s browser and network are stored once an hour, however much the owner changes', async (t) => {
  const service = await startTestService({ config: { trustedProxies: 1 } });
  t.after(() => service.close());
  const { owner, restaurant } = await createTestRestaurant(service);
  await owner.get('/auth/me');
  const execute = mock.method(service.context.db, 'execute');
  const isNote = ({ arguments: [{ name }] }: (typeof execute.mock.calls)[number]) =>
    name === 'owner-trace.note';
  const notes = () => execute.mock.calls.filter(isNote).length;
  const change = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const reply = await owner.put(`/api/restaurant/${restaurant.id}`, { prepMinutes: 20 }, { headers });
    assert.equal(reply.status, 200, reply.text);
  };
  for (let count = 0; count < 5; count += 1) await change('203.0.113.1');
  assert.equal(notes(), 1);
  await change('203.0.113.2');
  assert.equal(notes(), 2, 'another network');
  service.advance(61 * 60_000);
  await change('203.0.113.1');
  assert.equal(notes(), 3, 'an hour later');
});
