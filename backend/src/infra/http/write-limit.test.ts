import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathParameterNames } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { servedContract } from '../../features/features.ts';
import { collectRoutes } from './collect-routes.ts';

let service: TestService;
before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
});
after(() => service.close());

const routes = collectRoutes(servedContract.routes, servedContract.endpoints);

test('every call that writes has a limit, or says why it has none here', () => {
  const writing = routes.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.reply === 'csv');
  assert.ok(writing.length > 50);
  for (const { feature, operation, endpoint, route } of writing) {
    const name = `${feature}.${operation}`;
    const { limit } = route;
    assert.ok(limit !== undefined, name);
    if (typeof limit === 'string') {
      assert.ok(limit.split(' ').length >= 4, `${name}: ${limit}`);
      continue;
    }
    assert.ok(limit.length > 0, name);
    for (const { of, burst, everySeconds } of limit) {
      assert.ok(of === undefined || pathParameterNames(endpoint.path).includes(of), name);
      assert.ok(burst > 0 && burst <= 300 && everySeconds >= 1, name);
    }
  }
});

test('without a rule for a call that writes the service does not start', () => {
  const endpoint = { method: 'POST', path: '/x', access: 'user', summary: 'x' } as const;
  const route = { allow: 'user', handle: () => Promise.resolve() };
  const collect = (limit: object) =>
    collectRoutes({ x: { y: { ...route, ...limit } } }, { x: { y: endpoint } });
  assert.throws(() => collect({}), /x\.y writes/);
  assert.throws(() => collect({ limit: '' }), /x\.y writes/);
  assert.throws(() => collect({ limit: [] }), /x\.y writes/);
  assert.equal(collect({ limit: 'the handler counts it by itself' }).length, 1);
});

test('a caller who has used up a limit waits alone, and only for a while', async () => {
  const { client } = await service.as('USER');
  const { client: other } = await service.as('USER');
  const clear = (by = client) => by.delete('/api/notifications');
  const statuses: number[] = [];
  for (let sent = 0; sent < 130; sent += 1) statuses.push((await clear()).status);
  const refused = statuses.filter((status) => status === 429).length;
  assert.ok(refused >= 5 && refused <= 10, String(refused));
  assert.equal((await clear(other)).status, 204);
  const { headers } = await clear();
  service.advance(Number(headers.get('retry-after')) * 1000);
  assert.equal((await clear()).status, 204);
});

test('guests share the limit of their network, and leave another one alone', async () => {
  const confirm = (address: string) =>
    service
      .guest()
      .put(
        '/auth/email-confirmation',
        { token: 'x'.repeat(43) },
        { headers: { 'x-forwarded-for': address } },
      );
  let refused = 0;
  for (let sent = 0; sent < 140; sent += 1) if ((await confirm('203.0.113.9')).status === 429) refused += 1;
  assert.ok(refused > 0);
  assert.notEqual((await confirm('203.0.113.10')).status, 429);
});
