import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { RestaurantSummary } from 'shared-api/contract';
import { EXACT_COUNT, EXACT_SEARCH_COUNT } from '../../infra/database/count-rows.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';

let service: TestService;
const MANY = EXACT_COUNT + 50;

before(async () => {
  service = await startTestService();
  const owner = await service.createUser({ role: 'PROVIDER' });
  const id = (kind: number) => `('00000000-0000-7000-800${kind}-' || lpad(n::text, 12, '0'))::uuid`;
  const source = `generate_series(1, ${MANY}) AS n`;
  const run = (name: string, text: string, values: unknown[] = []) =>
    service.context.db.execute({ name, text }, values);
  await run(
    'test.many-providers',
    `INSERT INTO provider (id, user_id, slug, name, created_at, updated_at)
     SELECT ${id(1)}, $1, 'place-' || n, 'Place', now(), now() FROM ${source}`,
    [owner.id],
  );
  await run(
    'test.many-restaurants',
    `INSERT INTO restaurant (id, provider_id, owner_id, slug, is_confirmed, name, sort_name, search_text, description,
       region, category, schedule, is_closed, opening_due_at, created_at, updated_at)
     SELECT ${id(2)}, ${id(1)}, $1, 'place-' || n, TRUE, 'Place ' || n, 'place ' || lpad(n::text, 5, '0'),
       'place ' || n || E'\\nrice' || CASE WHEN n % 3 = 0 THEN ' with tea' ELSE '' END
         || CASE WHEN n % 40 = 0 THEN repeat(' and fish', 200) ELSE '' END, 'Rice', 'Adrar', 'grill',
       '{"week": [[], [], [], [], [], [], []], "exceptions": [], "pausedUntil": null}', TRUE, 'infinity', now(), now()
     FROM ${source}`,
    [owner.id],
  );
  await run('test.analyze', 'ANALYZE restaurant');
});
after(() => service.close());

async function look(query: string) {
  const { body, headers } = await service.guest().get<RestaurantSummary[]>(`/api/restaurant?${query}`);
  return {
    rows: body,
    total: Number(headers.get('x-total-count')),
    isMinimum: headers.get('x-total-is-estimate') === 'true',
  };
}

test('counts a long list up to a bound, and then says that there are more', async () => {
  const { rows, total, isMinimum } = await look('limit=50');
  assert.equal(rows.length, 50);
  assert.deepEqual([total, isMinimum], [EXACT_COUNT, true]);
  assert.equal((await look('limit=24&region=Adrar&category=grill')).isMinimum, true);
});

test('counts a short list and a small search exactly', async () => {
  assert.deepEqual(await look('region=Gorgol'), { rows: [], total: 0, isMinimum: false });
  const found = await look('q=place+104');
  // 104 and 1040 to 1049
  assert.deepEqual([found.rows.length, found.total, found.isMinimum], [11, 11, false]);
  const sorted = await look('limit=24&q=tea&sort=fee');
  assert.deepEqual([sorted.total, sorted.isMinimum], [EXACT_SEARCH_COUNT, true]);
  const many = await look('limit=24&q=rice');
  assert.deepEqual([many.total, many.isMinimum], [EXACT_SEARCH_COUNT, true]);
});

/** The names on all pages of a search, and the address of the last page. */
async function goThrough(q: string): Promise<{ seen: string[]; last: string }> {
  const seen: string[] = [];
  let query: string | undefined = `limit=100&q=${q}`;
  let last = '';
  while (query !== undefined) {
    last = query;
    const { body, headers }: { body: RestaurantSummary[]; headers: Headers } = await service
      .guest()
      .get<RestaurantSummary[]>(`/api/restaurant?${query}`);
    seen.push(...body.map(({ name }) => name));
    query = /<[^>]*\?([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  return { seen, last };
}

test('pages through a search with many matches and very long texts, and back', async () => {
  const all = Array.from({ length: MANY }, (_place, index) => `Place ${index + 1}`);
  const third = all.filter((_name, index) => (index + 1) % 3 === 0);
  assert.deepEqual((await goThrough('tea')).seen, third);
  // Several words, wherever they stand.
  assert.deepEqual((await goThrough('tea+rice')).seen, third);
  const { total, isMinimum } = await look('limit=24&q=tea');
  assert.deepEqual([total, isMinimum], [EXACT_SEARCH_COUNT, true]);
  assert.equal((await look('limit=24&q=tea&region=Gorgol')).total, 0);
  const some = await look('limit=24&q=fish');
  assert.deepEqual([some.rows.length, some.total, some.isMinimum], [24, Math.floor(MANY / 40), false]);

  const { seen, last } = await goThrough('rice');
  assert.deepEqual(seen, all);
  const { headers } = await service.guest().get(`/api/restaurant?${last}`);
  const before = /<[^>]*\?([^>]*)>; rel="prev"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const { rows } = await look(before);
  assert.deepEqual([rows.length, rows.at(-1)?.name], [100, 'Place 1000']);
  assert.equal((await look('q=fish&region=Adrar')).total, Math.floor(MANY / 40));
});
