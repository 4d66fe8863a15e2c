import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { packBuild } from '../../common/index.ts';
import {
  ACTS,
  type Act,
  type ActLog,
  type Grant,
  type ReleaseHistory,
  type ReleaseProblem,
  type ReleasesStatus,
  type TokenList,
} from '../../contract/index.ts';
import type { DiskStore } from '../store/disk-store.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { ADMIN, as, asAdmin, mounts, OPERATOR, rightsSite, serveRights } from '../testing/rights-site.ts';

/** A request for each act on an area; each changes something if it is allowed. */
async function requestsOf(context: TestContext, store: DiskStore, area: string) {
  const entry = (await store.readRegistry()).areas[area];
  const version = entry?.earlier[0] ?? '';
  const path = area === 'mf-public' ? '/' : '/admin';
  const build = await writeBuild(context, { name: area, marker: 'three', area: mounts(path) });
  const why = 'test';
  const grants = [{ area, acts: ['look'] }];
  return {
    release: ['/platform/upload', await packBuild(build)],
    canary: ['/platform/canary', { area, version, share: 0.1, why }],
    'canary+promote': ['/platform/canary', { area, version, share: 0.9, why }],
    promote: ['/platform/promote', { area, version, why }],
    'promote+force': ['/platform/promote', { area, version: entry?.live ?? '', why, isForced: true }],
    rollback: ['/platform/rollback', { area, why }],
    rights: ['/platform/tokens', { name: `of-${area}`, grants }],
    look: [`/platform/history?area=${area}`, undefined],
    // Last, since it takes away what the others act on.
    retire: ['/platform/retire', { area, why }],
  } satisfies Record<string, readonly [string, object | Buffer | undefined]>;
}

describe('a token does what its grants say', () => {
  for (const act of ACTS.filter((one) => one !== 'override')) {
    it(`${act}, and nothing else, in its own area alone`, async (context) => {
      const { store, call, make } = await rightsSite(context);
      const token = await make('one', [{ area: 'mf-public', acts: [act] }]);
      for (const area of ['mf-admin', 'shell', 'mf-public']) {
        const requests = await requestsOf(context, store, area);
        for (const [needed, [path, body]] of Object.entries(requests)) {
          const acts = needed.split('+');
          const isAllowed = area === 'mf-public' && acts.every((one) => one === act || one === 'look');
          const before = await store.readHistory(1);
          const { status, body: reply } = await call<ReleaseProblem>(path, body, as(token));
          const what = `${act}: ${needed} on ${area}`;
          assert.equal(status, isAllowed ? 200 : 403, `${what}: ${JSON.stringify(reply)}`);
          if (isAllowed) continue;
          assert.match(
            reply.detail,
            /^pipeline one lacks the right "\w+" for [\w-]+\. The operator, an admin/,
            what,
          );
          assert.deepEqual(await store.readHistory(1), before, what);
        }
      }
    });
  }

  it('sees its own areas’ releases alone', async (context) => {
    const { call, make } = await rightsSite(context);
    const token = await make('looks', [{ area: 'mf-public', acts: ['look'] }]);
    const { body } = await call<ReleasesStatus>('/platform/releases', undefined, as(token));
    assert.deepEqual(
      body.areas.map(({ name }) => name),
      ['mf-public'],
    );
    const { body: history } = await call<ReleaseHistory>('/platform/history', undefined, as(token));
    assert.deepEqual([...new Set(history.changes.map(({ area }) => area))], ['mf-public']);
  });

  it('with every right for one area gives no more than it has', async (context) => {
    const { call, make } = await rightsSite(context);
    const few: Act[] = ['rights', 'release', 'canary'];
    const lead = await make('lead', [{ area: 'mf-public', acts: few }]);
    const tryMake = async (name: string, grants: readonly Grant[]) =>
      (await call('/platform/tokens', { name, grants }, as(lead))).status;
    assert.equal(await tryMake('ok', [{ area: 'mf-public', acts: ['release'] }]), 200);
    assert.equal(await tryMake('more', [{ area: 'mf-public', acts: ['force'] }]), 403);
    assert.equal(await tryMake('other', [{ area: 'mf-admin', acts: ['release'] }]), 403);
    assert.equal(await tryMake('all', [{ area: '*', acts: ['release'] }]), 403);
    const limit = { email: ADMIN, grants: [] };
    assert.equal((await call('/platform/people', limit, as(lead))).status, 403);
    const { body } = await call<TokenList>('/platform/tokens', undefined, as(lead));
    assert.deepEqual(
      body.tokens.map(({ name }) => name),
      ['lead', 'ok'],
    );
  });
});

describe('admins', () => {
  it('may do everything until another admin limits them, per area and act', async (context) => {
    const { call, store } = await rightsSite(context);
    const [version = ''] = (await store.readRegistry()).areas['mf-public']?.earlier ?? [];
    const sidi = 'sidi@maida.example';
    const canary = (area: string) =>
      call('/platform/canary', { area, version, share: 0.1, why: 'x' }, asAdmin(sidi));
    assert.equal((await canary('mf-public')).status, 200);
    const grants = [{ area: 'mf-public', acts: ['canary'] }];
    assert.equal((await call('/platform/people', { email: sidi, grants }, asAdmin(sidi))).status, 400);
    assert.equal(
      (await call('/platform/people', { email: 'Sidi@maida.example', grants }, asAdmin())).status,
      200,
    );
    assert.equal((await canary('mf-public')).status, 200);
    assert.equal((await canary('mf-admin')).status, 403);
    const rollback = { area: 'mf-public', why: 'x' };
    assert.equal((await call('/platform/rollback', rollback, asAdmin(sidi))).status, 403);
    assert.equal((await call('/platform/people', { email: sidi, grants: null }, asAdmin(sidi))).status, 403);
    assert.equal((await call('/platform/people', { email: sidi, grants: null }, asAdmin())).status, 200);
    assert.equal((await call('/platform/rollback', rollback, asAdmin(sidi))).status, 200);
  });
});

describe('the log of acts', () => {
  it('names who did what with which right, from which network, and what was refused', async (context) => {
    const { call, make } = await rightsSite(context);
    const token = await make('one', [{ area: 'mf-public', acts: ['rollback'] }]);
    await call('/platform/rollback', { area: 'mf-public', why: 'bad' }, as(token));
    for (let time = 0; time < 3; time += 1) {
      await call('/platform/rollback', { area: 'mf-admin', why: 'bad' }, as(token));
    }
    await call('/platform/tokens/end', { name: 'one' }, as(OPERATOR));
    await call('/platform/releases', undefined, as(token));
    const { body } = await call<ActLog>('/platform/acts', undefined, asAdmin());
    const rows = body.acts.map(({ who, network, acts, areas, subject, refusal }) => [
      ...[who, network, acts.join('+'), areas.join(), subject],
      refusal?.replace(/ (by|for|at) .*/, '') ?? 'done',
    ]);
    const network = '203.0.113.7';
    assert.deepEqual(rows, [
      ['pipeline one', network, '', '*', '/platform/releases', 'The token one was ended'],
      ['pipeline deploy', network, 'rights', 'mf-public', 'token one', 'done'],
      ['pipeline one', network, 'rollback', 'mf-admin', '', 'pipeline one lacks the right "rollback"'],
      ['pipeline one', network, 'rollback', 'mf-public', '', 'done'],
      ['pipeline deploy', network, 'rights', 'mf-public', 'token one', 'done'],
    ]);
    assert.equal((await call('/platform/acts', undefined, as(token))).status, 401);
  });
});

it('nobody may do anything while it can’t be read who may do what', async (context) => {
  const { store } = await temporaryStore(context);
  await goLive(context, store);
  const broken = Object.create(store, {
    rights: { value: { read: () => Promise.reject(new Error('EIO')) } },
  }) as DiskStore;
  Object.assign(broken, { readRegistry: () => store.readRegistry() });
  const call = await serveRights(context, broken);
  for (const headers of [as(OPERATOR), asAdmin()]) {
    const { status } = await call('/platform/rollback', { area: 'mf-demo', why: 'x' }, headers);
    assert.equal(status, 503);
  }
});
