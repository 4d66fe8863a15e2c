import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem, Restaurant, Schedule } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

const LUNCH = { opens: '11:00', closes: '15:00' };
const OVER_LUNCH = { opens: '14:00', closes: '23:00' };
const NIGHT = { opens: '18:00', closes: '02:00' };
const CLOSED: Schedule = { week: [[], [], [], [], [], [], []], exceptions: [], pausedUntil: null };

function onDays(days: Readonly<Record<number, Schedule['week'][number]>>): Schedule {
  return { ...CLOSED, week: CLOSED.week.map((spans, day) => days[day] ?? spans) };
}

test('refuses hours that overlap, and names the line', async () => {
  const { restaurant, owner } = await createTestRestaurant(service);
  const save = async (schedule: Schedule) => {
    const { status, body } = await owner.put<Problem>(`/api/restaurant/${restaurant.id}`, { schedule });
    return { status, errors: body.errors?.map(({ path, message }) => `${path} ${message}`) };
  };
  assert.deepEqual(await save(onDays({ 4: [LUNCH, OVER_LUNCH] })), {
    status: 400,
    errors: ['schedule.week.4.1 overlaps 11:00 to 15:00'],
  });
  assert.deepEqual(await save(onDays({ 0: [NIGHT], 1: [{ opens: '01:00', closes: '03:00' }] })), {
    status: 400,
    errors: ['schedule.week.1.0 overlaps 18:00 to 02:00'],
  });
  const exceptions = [{ date: '2099-12-31', spans: [LUNCH, OVER_LUNCH] }];
  assert.deepEqual(await save({ ...CLOSED, exceptions }), {
    status: 400,
    errors: ['schedule.exceptions.0.spans.1 overlaps 11:00 to 15:00'],
  });
  assert.equal((await save(onDays({ 4: [LUNCH, { opens: '15:00', closes: '23:00' }] }))).status, 200);
});

test('refuses them for a new restaurant', async () => {
  const { client } = await service.as('PROVIDER');
  const fields = { name: 'Deux horaires', description: 'Riz', schedule: onDays({ 0: [LUNCH, OVER_LUNCH] }) };
  assert.equal((await client.post('/api/restaurant', fields)).status, 400);
});

test('a pause, and another day, are saved beside lines that overlapped before the rule', async () => {
  const { restaurant, owner } = await createTestRestaurant(service);
  const stored = onDays({ 2: [LUNCH, OVER_LUNCH] });
  await service.context.db.first(
    { name: 'test.overlap', text: 'UPDATE restaurant SET schedule = $2 WHERE id = $1 RETURNING id' },
    [restaurant.id, JSON.stringify(stored)],
  );
  const pausedUntil = '2099-01-01T12:00:00.000Z';
  const path = `/api/restaurant/${restaurant.id}`;
  const paused = await owner.put<Restaurant>(path, { schedule: { ...stored, pausedUntil } });
  assert.equal(paused.body.schedule.pausedUntil, pausedUntil);
  const week = stored.week.with(3, [NIGHT]);
  assert.equal((await owner.put(path, { schedule: { ...stored, week } })).status, 200);
  const longer = stored.week.with(2, [LUNCH, { ...OVER_LUNCH, closes: '23:30' }]);
  assert.equal((await owner.put(path, { schedule: { ...stored, week: longer } })).status, 400);
});
