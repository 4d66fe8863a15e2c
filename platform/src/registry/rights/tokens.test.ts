import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseProblem, TokenList } from '../../contract/index.ts';
import { hashToken } from './find-token.ts';
import { as, asAdmin, OPERATOR, rightsSite } from '../testing/rights-site.ts';

describe('tokens', () => {
  it('are stored as hashes, and shown once', async (context) => {
    const { store, call, make } = await rightsSite(context);
    const token = await make('one', [{ area: 'mf-public', acts: ['rollback'] }]);
    assert.match(token, /^maida_release_[\w-]{43}$/);
    assert.ok(!JSON.stringify(await store.rights.readHistory(10)).includes(token));
    const { body } = await call<TokenList>('/platform/tokens', undefined, as(OPERATOR));
    assert.ok(!JSON.stringify(body).includes(token) && !JSON.stringify(body).includes(hashToken(token)));
    const again = { name: 'one', grants: [{ area: 'mf-public', acts: ['look'] }] };
    assert.equal((await call('/platform/tokens', again, as(OPERATOR))).status, 409);
  });

  it('ended on one server are refused on another within two seconds', async (context) => {
    const { call, make, other } = await rightsSite(context);
    const elsewhere = await other();
    const token = await make('one', [{ area: 'mf-public', acts: ['look'] }]);
    const look = () => elsewhere<ReleaseProblem>('/platform/releases', undefined, as(token));
    assert.equal((await look()).status, 200);
    await call('/platform/tokens/end', { name: 'one' }, as(OPERATOR));
    await wait(1100);
    const { status, body } = await look();
    assert.deepEqual([status, body.code], [401, 'unauthorized']);
    assert.match(body.detail, /The token one was ended by pipeline deploy at /);
    assert.equal((await call('/platform/tokens/end', { name: 'one' }, as(OPERATOR))).status, 409);
  });

  it('end by themselves at their time', async (context) => {
    const { call, make } = await rightsSite(context);
    const hour = 3_600_000;
    const endsAt = new Date(Date.now() + hour).toISOString();
    const token = await make('brief', [{ area: 'mf-public', acts: ['look'] }], { endsAt });
    assert.equal((await call('/platform/releases', undefined, as(token))).status, 200);
    context.mock.timers.enable({ apis: ['Date'], now: Date.now() + hour });
    assert.equal((await call('/platform/releases', undefined, as(token))).status, 401);
  });

  it('of PLATFORM_TOKENS may do everything, until they are ended', async (context) => {
    const { call, other } = await rightsSite(context);
    const elsewhere = await other();
    assert.equal((await elsewhere('/platform/releases', undefined, as(OPERATOR))).status, 200);
    const { body } = await call<TokenList>('/platform/tokens', undefined, asAdmin());
    assert.deepEqual(
      body.tokens.map(({ name, isFromSettings }) => [name, isFromSettings]),
      [['deploy', true]],
    );
    assert.equal((await call('/platform/tokens/end', { name: 'deploy' }, asAdmin())).status, 200);
    await wait(1100);
    assert.equal((await call('/platform/releases', undefined, as(OPERATOR))).status, 401);
    assert.equal((await elsewhere('/platform/releases', undefined, as(OPERATOR))).status, 401);
  });
});
