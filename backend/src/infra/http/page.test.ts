import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, User } from 'shared-api/contract';
import type { TestClient, TestResponse } from '../../../test/support/test-client.ts';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { decodeCursor, encodeCursor, pageOf } from './page.ts';

const TOTAL = 25;
let service: TestService;
let admin: TestClient;

before(async () => {
  service = await startTestService();
  ({ client: admin } = await service.as('ADMIN', { email: 'aaa@example.org' }));
  for (let number = 2; number <= TOTAL; number += 1) {
    await service.createUser({ email: `b${String(number).padStart(2, '0')}@example.org` });
  }
});
after(() => service.close());

function link(response: TestResponse<unknown>, relation: string): string | undefined {
  const header = response.headers.get('link') ?? '';
  return new RegExp(`<([^>]+)>; rel="${relation}"`).exec(header)?.[1];
}

const startOf = (response: TestResponse<unknown>) => Number(response.headers.get('x-page-start'));
const emails = (response: TestResponse<User[]>) => response.body.map(({ email }) => email);

test('pages forward and back over the whole list, with the position', async () => {
  const pages: string[][] = [];
  let response = await admin.get<User[]>('/api/user?limit=10&sort=email&role=USER');
  assert.equal(response.headers.get('x-total-count'), String(TOTAL - 1));
  assert.equal(link(response, 'prev'), undefined);
  const starts = [startOf(response)];
  pages.push(emails(response));
  for (let next = link(response, 'next'); next !== undefined; next = link(response, 'next')) {
    assert.ok(next.startsWith('/api/user?') && next.includes('role=USER') && next.includes('limit=10'));
    response = await admin.get<User[]>(next);
    starts.push(startOf(response));
    pages.push(emails(response));
  }
  assert.deepEqual(starts, [1, 11, 21]);
  assert.deepEqual(
    pages.map((page) => page.length),
    [10, 10, 4],
  );
  assert.deepEqual(pages.flat(), pages.flat().toSorted());
  assert.equal(new Set(pages.flat()).size, TOTAL - 1);

  const back: [number, string[]][] = [];
  for (let prev = link(response, 'prev'); prev !== undefined; prev = link(response, 'prev')) {
    response = await admin.get<User[]>(prev);
    back.push([startOf(response), emails(response)]);
  }
  assert.deepEqual(back, [
    [11, pages[1]],
    [1, pages[0]],
  ]);
});

test('neither repeats nor skips rows when others are added or removed', async () => {
  const first = await admin.get<User[]>('/api/user?limit=5&sort=email');
  await service.createUser({ email: 'aab@example.org' });
  const second = await admin.get<User[]>(link(first, 'next') ?? '');
  assert.deepEqual(
    emails(first).filter((email) => emails(second).includes(email)),
    [],
  );
  assert.equal(emails(second)[0], 'b06@example.org');
});

test('sends no links for an empty list', async () => {
  const response = await admin.get<User[]>('/api/user?q=nobody-of-that-name');
  assert.deepEqual(response.body, []);
  assert.deepEqual(
    ['link', 'x-total-count', 'x-page-start'].map((name) => response.headers.get(name)),
    [null, '0', '0'],
  );
});

test('refuses cursors of other lists, broken ones and too large limits', async () => {
  for (const query of [
    'cursor=nonsense',
    'cursor=W10',
    `cursor=${encodeCursor({ key: ['a'], direction: 'next', position: 3 })}`,
    'limit=101',
    'limit=0',
    'limit=x',
  ]) {
    const { status, body } = await admin.get<Problem>(`/api/user?${query}`);
    assert.deepEqual([status, body.code], [400, 'validation_failed'], query);
  }
  const id = '01a00000-0000-7000-8000-000000000000';
  for (const date of [
    'not a date',
    '0000-01-01T00:00:00.000Z',
    '2026-02-31T00:00:00.000Z',
    '2026-06-31T23:59:59.999Z',
    '2026-01-01T24:00:00.000Z',
    '2026-13-01T00:00:00.000Z',
    '+012026-01-01T00:00:00.000Z',
  ]) {
    for (const path of ['/api/user', '/api/orders', '/api/audit', '/api/contact', '/api/reviews']) {
      const cursor = encodeCursor({ key: [date, id], direction: 'next', position: 3 });
      const { status, body } = await admin.get<Problem>(`${path}?cursor=${cursor}`);
      assert.deepEqual([status, body.code], [400, 'validation_failed'], `${path} ${date}`);
    }
  }
});

test('encodes and decodes the values of a cursor unchanged', () => {
  const cursor = { key: ['Éa', 12, null, true], direction: 'prev', position: 7 } as const;
  assert.deepEqual(decodeCursor(encodeCursor(cursor), 4), cursor);
  assert.match(encodeCursor(cursor), /^[\w-]+$/);
});

test('counts a list that fits on one page by its rows', () => {
  const whole = { total: 3000, isMinimum: true, limit: 3, cursor: null, keyOf: (row: number) => [row] };
  const { total, isMinimum } = pageOf({ ...whole, fetched: [1, 2, 3] });
  assert.deepEqual([total, isMinimum], [3, false]);
  const longer = pageOf({ ...whole, fetched: [1, 2, 3, 4] });
  assert.deepEqual([longer.total, longer.isMinimum], [3000, true]);
  const cursor = { key: [1], direction: 'next', position: 2 } as const;
  assert.equal(pageOf({ ...whole, fetched: [2], cursor }).total, 3000);
});
