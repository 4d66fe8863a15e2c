import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type {
  AreaChange,
  AreaStatus,
  ReleaseHistory,
  ReleaseProblem,
  ReleasesStatus,
} from '../../contract/index.ts';
import type { Gate } from '../../contract/server/index.ts';
import type { ReplyOutcome } from '../../common/index.ts';
import { hashToken, readSettingsTokens } from '../rights/find-token.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE, FAILING_GATE } from '../testing/gates.ts';
import { serveReleases } from '../testing/release-server.ts';

const TOKEN = 'a-long-token-of-a-pipeline';
const BEARER = { authorization: `Bearer ${TOKEN}` };

async function serve(context: TestContext, gate: Gate = PASSING_GATE) {
  const { store } = await temporaryStore(context);
  const settings = readSettingsTokens(`deploy:${hashToken(TOKEN)}, other:${hashToken('other')}`);
  const origin = await serveReleases(context, { store, gate, settings });
  const call = async <Reply>(path: string, body?: object, headers: Record<string, string> = BEARER) => {
    const reply = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: reply.status, body: (await reply.json()) as Reply };
  };
  return { store, call };
}

describe('releases over HTTP', () => {
  it('are noted by endpoint, never by address', async (context) => {
    const { store } = await temporaryStore(context);
    const outcomes: ReplyOutcome[] = [];
    const noteReply = (outcome: ReplyOutcome) => outcomes.push(outcome);
    const origin = await serveReleases(context, { store, noteReply });
    for (const path of ['/platform/history?area=secret', '/platform/secret', '/platform/%E0%A4%A'])
      await (await fetch(origin + path)).text();
    while (outcomes.length < 3) await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(
      outcomes.map(({ route, status }) => [route, status]),
      [
        ['/platform/history', 401],
        [null, 404],
        [null, 400],
      ],
    );
  });

  it('list what is live, since when, by whom and why, and the stored versions', async (context) => {
    const { store, call } = await serve(context);
    const first = await goLive(context, store);
    await goLive(context, store, { name: 'shell' });
    const second = await goLive(context, store, { marker: 'two' });
    const { status, body } = await call<ReleasesStatus>('/platform/releases');
    assert.equal(status, 200);
    assert.match(body.composition, /^[0-9a-f]{12}$/);
    assert.deepEqual(
      body.areas.map(({ name }) => name),
      ['shell', 'mf-demo'],
    );
    const area = body.areas[1];
    assert.deepEqual([area?.live.version, area?.live.who, area?.live.why], [second, 'test', 'test']);
    assert.equal(area?.previous?.version, first);
    assert.deepEqual(area.versions.map(({ version }) => version).sort(), [first, second].sort());
    assert.equal(area.live.health.errorsPer1000, null);
  });

  it('start a canary, promote it and roll it back, with the pipeline’s name in the history', async (context) => {
    const { store, call } = await serve(context);
    const first = await goLive(context, store);
    const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
    const { version } = release;
    const target = { area: 'mf-demo', version };
    const canary = await call<AreaStatus>('/platform/canary', { ...target, share: 0.05, why: 'a few first' });
    assert.deepEqual(
      [canary.status, canary.body.canary?.share, canary.body.live.version],
      [200, 0.05, first],
    );
    const live = await call<AreaStatus>('/platform/promote', { ...target, why: 'good' });
    assert.deepEqual([live.body.live.version, live.body.canary], [version, null]);
    const back = await call<AreaStatus>('/platform/rollback', { area: 'mf-demo', why: 'bad', from: version });
    assert.equal(back.body.live.version, first);
    const late = await call<ReleaseProblem>('/platform/rollback', {
      area: 'mf-demo',
      why: 'bad',
      from: version,
    });
    assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
    const { body } = await call<ReleaseHistory>('/platform/history?area=mf-demo&limit=3');
    assert.deepEqual(
      body.changes.map(({ kind, who, why }) => `${kind} ${who}: ${why}`),
      [
        'rollback pipeline deploy: bad',
        'promote pipeline deploy: good',
        'canary pipeline deploy: a few first',
      ],
    );
  });

  it('are refused with the gate’s reasons unless they are forced', async (context) => {
    const { store, call } = await serve(context, FAILING_GATE);
    await goLive(context, store);
    const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
    const request = { area: 'mf-demo', version: release.version, why: 'go' };
    const { status, body } = await call<ReleaseProblem>('/platform/promote', request);
    assert.deepEqual([status, body.code], [422, 'refused']);
    assert.equal(body.problems?.[0]?.fix, 'Release the shell first.');
    assert.equal((await call('/platform/promote', { ...request, isForced: true })).status, 200);
    const { body: history } = await call<ReleaseHistory>('/platform/history?limit=1');
    assert.deepEqual(history.changes[0]?.forced, ['It needs another React.']);
  });

  it('refuse what the gate could not check, unless it is forced', async (context) => {
    const unchecked = ['Smoke test: no Chromium on this machine.'];
    const gate: Gate = { check: () => Promise.resolve({ problems: [], unchecked }) };
    const { store, call } = await serve(context, gate);
    await goLive(context, store);
    const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
    const request = { area: 'mf-demo', version: release.version, why: 'good' };
    const refused = await call<ReleaseProblem>('/platform/promote', request);
    const [problem] = refused.body.problems ?? [];
    assert.deepEqual([refused.status, problem?.check], [422, 'unchecked']);
    assert.equal(problem?.reason, 'Not checked: Smoke test: no Chromium on this machine.');
    const { body } = await call<AreaChange>('/platform/promote', { ...request, isForced: true });
    assert.deepEqual([body.live.version, body.unchecked], [release.version, unchecked]);
  });

  it('need a session or a known token', async (context) => {
    const { store, call } = await serve(context);
    await goLive(context, store);
    const body = { area: 'mf-demo', why: 'no' };
    for (const headers of [{}, { authorization: 'Bearer other2' }, { authorization: `Basic ${TOKEN}` }]) {
      for (const path of ['/platform/releases', '/platform/history']) {
        assert.equal((await call(path, undefined, headers as Record<string, string>)).status, 401);
      }
      for (const path of ['/platform/rollback', '/platform/promote', '/platform/canary']) {
        assert.equal((await call(path, body, headers as Record<string, string>)).status, 401);
      }
    }
    assert.equal((await store.readHistory(10)).length, 1);
  });

  it('say what is wrong with an invalid request', async (context) => {
    const { call } = await serve(context);
    const wrong = await call<ReleaseProblem>('/platform/promote', { area: '../x', version: '1', why: '' });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body.detail, /area: must be the name of an area; why: must say why/);
    assert.equal((await call('/platform/nothing')).status, 404);
    assert.equal((await call('/platform/promote')).status, 404);
    const absent = { area: 'mf-demo', version: '9.9.9', why: 'x' };
    assert.equal((await call('/platform/promote', absent)).status, 404);
    assert.equal((await call('/platform/promote', { ...absent, why: 'x'.repeat(20_000) })).status, 400);
  });

  it('accept configured tokens only as hashes', () => {
    assert.throws(
      () => readSettingsTokens('deploy:secret'),
      (error: Error) => !error.message.includes('secret'),
    );
    assert.equal(readSettingsTokens(undefined).size, 0);
  });
});
