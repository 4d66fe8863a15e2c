import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Problem } from 'shared-api/contract';
import { startTestService, type TestService } from '../../../test/support/test-service.ts';
import { createTestRestaurant } from '../restaurant/testing.ts';
import { localDay, dayStart, shiftDay } from '../../lib/local-time.ts';
import { DAILY_QUOTA, takeFromQuota } from './quota.ts';
import { picturesForm, testPicture } from './testing.ts';

let service: TestService;
before(async () => {
  service = await startTestService();
});
after(() => service.close());

async function accountOf(role: 'PROVIDER' | 'ADMIN', confirmed: boolean) {
  const { id, email } = await service.createUser({ role, confirmed });
  return {
    id,
    role,
    confirmed,
    email,
    sessionId: '',
    verifiedAt: new Date(0),
    factor: null,
    lacksFactor: false,
  };
}

type Account = Awaited<ReturnType<typeof accountOf>>;
const take = (account: Account, ...sizes: number[]) =>
  takeFromQuota(service.context.db, account, sizes, service.now());
const many = (count: number, size = 1) => Array.from({ length: count }, () => size);

for (const [kind, role, confirmed] of [
  ['unapproved', 'PROVIDER', false],
  ['approved', 'PROVIDER', true],
  ['admin', 'ADMIN', true],
] as const) {
  test(`counts the pictures and the bytes of an account: ${kind}`, async () => {
    const { pictures, bytes } = DAILY_QUOTA[kind];
    const account = await accountOf(role, confirmed);
    await take(account, ...many(pictures - 1));
    await assert.rejects(take(account, 1, 1), { code: 'pictures_full' });
    await take(account, 1);
    await assert.rejects(take(account, 1), { code: 'pictures_full' });
    const heavy = await accountOf(role, confirmed);
    await assert.rejects(take(heavy, bytes + 1), { code: 'pictures_full' });
    await take(heavy, bytes - 1);
    await assert.rejects(take(heavy, 2), { code: 'pictures_full' });
  });
}

test('uploads at the same time do not pass under one count', async () => {
  const account = await accountOf('PROVIDER', false);
  const each = DAILY_QUOTA.unapproved.pictures / 4;
  const taken = await Promise.allSettled(Array.from({ length: 6 }, () => take(account, ...many(each))));
  assert.equal(taken.filter(({ status }) => status === 'fulfilled').length, 4);
});

test('a full day is refused with its end, before decoding, and the next day starts from zero', async () => {
  const kitchen = await createTestRestaurant(service);
  const account = {
    ...kitchen.user,
    sessionId: '',
    verifiedAt: new Date(0),
    factor: null,
    lacksFactor: false,
  };
  const path = `/api/restaurant/${kitchen.restaurant.id}/upload`;
  const send = async (data: Buffer) =>
    kitchen.owner.send<Problem & { stored: string[] }>('POST', path, { form: picturesForm(data) });
  await takeFromQuota(service.context.db, account, many(DAILY_QUOTA.approved.pictures - 2), service.now());
  assert.equal((await send(Buffer.from('no picture'))).status, 422, 'counts as well');
  assert.equal((await send(await testPicture())).status, 200);
  const { status, body, headers } = await send(Buffer.from('not looked at'));
  assert.deepEqual([status, body.code], [429, 'pictures_full']);
  const end = dayStart(shiftDay(localDay(service.now()), 1)).getTime();
  const wait = Number(headers.get('retry-after')) * 1000;
  assert.ok(Math.abs(service.now() + wait - end) < 60_000);
  service.advance(wait);
  assert.equal((await send(await testPicture())).status, 200);
});
