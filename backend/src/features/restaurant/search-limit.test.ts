import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { SEARCH_RATE, SearchLimit } from './search-limit.ts';
import { createTestRestaurant } from './testing.ts';

const limited = { name: 'ServiceError', code: 'rate_limited' };

let service: TestService;
before(async () => {
  service = await startTestService({ config: { trustedProxies: 1 } });
  await createTestRestaurant(service);
});
after(() => service.close());

function search(q: string, address: string) {
  return service.guest().get(`/api/restaurant?limit=24&q=${q}`, { headers: { 'x-forwarded-for': address } });
}

test('a network searches so often at once, then once an interval', () => {
  const limit = new SearchLimit({ burst: 3, intervalMs: 2000 });
  for (let count = 0; count < 3; count += 1) limit.take('41.188.0.7/32', 0);
  assert.throws(() => limit.take('41.188.0.7/32', 0), { ...limited, details: { retryAfter: 2 } });
  limit.take('41.188.0.8/32', 0);
  limit.take('41.188.0.7/32', 2000);
  assert.throws(() => limit.take('41.188.0.7/32', 2000), limited);
  for (let count = 0; count < 9; count += 1) limit.take('127.0.0.1/32', 0);
});

test('a network over its limit is refused, with all of its IPv6 /64; others, lists and repeated searches are not', async (context) => {
  context.after(service.holdClock());
  // A minute ahead, so that a busy machine's time does not empty the bucket.
  const later = service.now() + 60_000;
  for (let count = 0; count < SEARCH_RATE.burst; count += 1) {
    service.context.searchLimit.take('2001:db8:1:1::/64', later);
  }
  for (const end of ['1', 'ffff']) {
    const refused = await search(`dish${end}`, `2001:db8:1:1::${end}`);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) >= 1);
  }
  assert.equal((await search('rice', '2001:db8:1:2::1')).status, 200, 'another network');
  assert.equal((await search('rice', '2001:db8:1:1::1')).status, 200, 'found before by somebody else');
  const headers = { 'x-forwarded-for': '2001:db8:1:1::1' };
  assert.equal((await service.guest().get('/api/restaurant?limit=50', { headers })).status, 200, 'the list');
});
