import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type {
  ActLog,
  ReleaseHistory,
  ReleaseProblem,
  ReleasesStatus,
  RetiredStatus,
} from '../../contract/index.ts';
import { ReleaseService } from '../release/release-service.ts';
import { applyCanary } from '../store/registry-changes.ts';
import { goLive, writeBuild } from '../testing/fixtures.ts';
import { as, asAdmin, mounts, OPERATOR, rightsSite } from '../testing/rights-site.ts';

const TABLES = ['/tables', '/tables/:id'];
const WHY = 'nobody books tables';
const RETIRE = { area: 'mf-tables', why: WHY };

/** A site with an area of tables, live in two versions, and a canary of a third. */
async function tablesSite(context: TestContext) {
  const site = await rightsSite(context);
  const { store } = site;
  const area = { mounts: TABLES.map((path) => ({ path })), team: 'Tables' };
  for (const marker of ['one', 'two']) await goLive(context, store, { name: 'mf-tables', marker, area });
  const version = (await store.readRegistry()).areas['mf-tables']?.live ?? '';
  const build = await writeBuild(context, { name: 'mf-tables', marker: 'three', area });
  const canary = (await store.release(build)).release.version;
  await store.changeRegistry((registry) =>
    applyCanary(registry, { area: 'mf-tables', version: canary, share: 0.1 }, { who: 'test', why: 'test' }),
  );
  return { ...site, version, canary };
}

describe('retiring an area over HTTP', () => {
  it('takes it out of what is live, and stays in the status, the history and the log of acts', async (context) => {
    const { call, version } = await tablesSite(context);
    const { status, body } = await call<RetiredStatus>('/platform/retire', RETIRE, asAdmin());
    assert.equal(status, 200, JSON.stringify(body));
    const { since, ...retired } = body;
    assert.ok(Date.parse(since) > 0);
    assert.deepEqual(retired, {
      ...{ name: 'mf-tables', version, who: 'amina@maida.example', why: WHY },
      ...{ addresses: TABLES, team: 'Tables' },
    });
    const { body: live } = await call<ReleasesStatus>('/platform/releases', undefined, as(OPERATOR));
    assert.deepEqual(
      live.areas.map(({ name, isNeeded }) => [name, isNeeded]),
      [
        ['shell', true],
        ['mf-admin', false],
        ['mf-public', false],
      ],
    );
    assert.deepEqual(live.retired, [body]);
    const history = await call<ReleaseHistory>('/platform/history?limit=1', undefined, as(OPERATOR));
    const [change] = history.body.changes;
    assert.deepEqual([change?.kind, change?.from, change?.to, change?.why], ['retire', version, null, WHY]);
    const { body: log } = await call<ActLog>('/platform/acts', undefined, as(OPERATOR));
    assert.deepEqual(
      [log.acts[0]?.acts, log.acts[0]?.areas, log.acts[0]?.refusal],
      [['retire'], ['mf-tables'], null],
    );
  });

  it('is refused for the shell and without a reason, and says so in the log', async (context) => {
    const { call } = await tablesSite(context);
    const shell = await call<ReleaseProblem>('/platform/retire', { ...RETIRE, area: 'shell' }, asAdmin());
    assert.deepEqual([shell.status, shell.body.code], [422, 'refused']);
    assert.match(shell.body.detail, /shell can't be retired: every page is made of it/);
    assert.equal((await call('/platform/retire', { ...RETIRE, why: ' ' }, asAdmin())).status, 400);
    const { body: log } = await call<ActLog>('/platform/acts', undefined, as(OPERATOR));
    assert.match(log.acts[0]?.refusal ?? '', /can't be retired/);
  });

  it('keeps its addresses from others, until it gives them up', async (context) => {
    const { call, store } = await tablesSite(context);
    await call('/platform/retire', RETIRE, asAdmin());
    const takeover = (marker: string) =>
      goLive(context, store, { name: 'mf-rival', marker, area: mounts('/tables/:id') });
    await assert.rejects(takeover('one'), /is mf-tables's/);
    const address = { area: 'mf-tables', pattern: '/tables/:id', why: 'moves to mf-rival' };
    assert.equal((await call('/platform/addresses/give-up', address, asAdmin())).status, 200);
    await takeover('two');
    const { body } = await call<ReleasesStatus>('/platform/releases', undefined, as(OPERATOR));
    assert.deepEqual(body.retired?.[0]?.addresses, ['/tables']);
  });

  it('while the gate looks at a version of it keeps that version from going live', async (context) => {
    const { store } = await tablesSite(context);
    const [, version = ''] = await store.listVersions('mf-tables');
    const gate = {
      check: async () => {
        await store.retire('mf-tables', { who: 'amina', why: WHY });
        return { problems: [], unchecked: [] };
      },
    };
    const service = new ReleaseService({ store, gate });
    const releasing = service.promote({ area: 'mf-tables', version, why: 'merged' }, 'pipeline tables');
    await assert.rejects(releasing, /mf-tables was retired by amina meanwhile/);
    assert.equal((await store.readRegistry()).areas['mf-tables'], undefined);
  });

  it('only somebody who may retire it brings it back, so that no pipeline does by accident', async (context) => {
    const { call, make, version, canary } = await tablesSite(context);
    const pipeline = await make('tables', [{ area: 'mf-tables', acts: ['release', 'promote', 'rollback'] }]);
    await call('/platform/retire', RETIRE, asAdmin());
    const promotion = { area: 'mf-tables', version: canary, why: 'merged' };
    const unsaid = await call<ReleaseProblem>('/platform/promote', promotion, asAdmin());
    assert.deepEqual([unsaid.status, unsaid.body.code], [422, 'refused']);
    assert.match(
      unsaid.body.detail,
      /^amina@maida\.example retired mf-tables at .* UTC: "nobody books tables"/,
    );
    const onPurpose = { ...promotion, isReturn: true };
    assert.equal((await call('/platform/promote', promotion, as(pipeline))).status, 422);
    const refused = await call<ReleaseProblem>('/platform/promote', onPurpose, as(pipeline));
    assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden']);
    assert.match(refused.body.detail, /lacks the right "retire" for mf-tables/);
    const rollback = { area: 'mf-tables', why: 'people miss it' };
    assert.equal((await call('/platform/rollback', rollback, as(pipeline))).status, 403);
    assert.equal((await call('/platform/rollback', rollback, asAdmin())).status, 200);
    assert.equal((await call('/platform/promote', promotion, as(pipeline))).status, 200);
    const { body } = await call<ReleasesStatus>('/platform/releases', undefined, as(OPERATOR));
    const tables = body.areas.find(({ name }) => name === 'mf-tables');
    assert.deepEqual([tables?.live.version, tables?.previous?.version], [canary, version]);
    assert.deepEqual(body.retired, []);
  });
});
