import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ActLog, ReleaseHistory, ReleaseProblem } from '../contract/index.ts';
import { applyCanary } from '../store/index.ts';
import { FAILING_GATE } from '../testing/gates.ts';
import { as, asAdmin, ADMIN, OPERATOR } from '../testing/rights-site.ts';
import { AREA, BRAHIM, secondPersonSite } from '../testing/second-person-site.ts';
import { ReleaseService } from './release-service.ts';

const FREEZE_MS = 3_600_000;
const soon = () => new Date(Date.now() + FREEZE_MS).toISOString();
const now = () => new Date().toISOString();

describe('a promotion that needs a second person', () => {
  it('waits, and goes live by the approval, which the history and the log of acts name', async (context) => {
    const { promote, rules, approve, live, version, call } = await secondPersonSite(context);
    const before = (await live())?.live;
    const { status, body } = await promote();
    assert.deepEqual([status, body.code], [409, 'approval_required']);
    assert.equal((await live())?.live, before);
    const [pending] = (await rules()).pending;
    assert.deepEqual(
      [pending?.area, pending?.version, pending?.who, pending?.why, pending?.share],
      [AREA, version, ADMIN, 'sorted lists', null],
    );
    assert.equal((await approve(pending?.id ?? '')).status, 200);
    assert.equal((await live())?.live, version);
    assert.deepEqual((await rules()).pending, []);
    const history = await call<ReleaseHistory>('/platform/history?limit=1', undefined, as(OPERATOR));
    const [change] = history.body.changes;
    assert.deepEqual([change?.who, change?.approvedBy, change?.why], [ADMIN, BRAHIM, 'sorted lists']);
    const { body: log } = await call<ActLog>('/platform/acts', undefined, as(OPERATOR));
    assert.deepEqual([log.acts[0]?.who, log.acts[0]?.refusal], [BRAHIM, null]);
    assert.match(log.acts[0]?.subject ?? '', /approval of .*, asked for by amina/);
  });

  it('is not approved by who asked, nor with a token that they made or rotated', async (context) => {
    const { ask, approve, call, make, live, version } = await secondPersonSite(context);
    const grants = [{ area: AREA, acts: ['promote'] }];
    const own = await call<{ token: string }>('/platform/tokens', { name: 'own', grants }, asAdmin());
    await make('team', [{ area: AREA, acts: ['promote'] }]);
    const rotation = { name: 'team', graceMinutes: 0 };
    const rotated = await call<{ token: string }>('/platform/tokens/rotate', rotation, asAdmin());
    const id = await ask();
    for (const headers of [
      asAdmin(),
      asAdmin(ADMIN.toUpperCase()),
      as(own.body.token),
      as(rotated.body.token),
    ]) {
      const { status, body } = await approve(id, headers);
      assert.deepEqual([status, body.code], [403, 'same_person'], JSON.stringify(body));
    }
    assert.notEqual((await live())?.live, version);
  });

  it('that a token asked for is not approved by who made it, but by another', async (context) => {
    const { ask, approve, call } = await secondPersonSite(context);
    const grants = [{ area: AREA, acts: ['promote'] }];
    const { body } = await call<{ token: string }>('/platform/tokens', { name: 'own', grants }, asAdmin());
    const id = await ask(as(body.token));
    assert.equal((await approve(id, asAdmin())).status, 403);
    assert.equal((await approve(id)).status, 200);
  });

  it('dies with the token that asked', async (context) => {
    const { ask, approve, make, call } = await secondPersonSite(context);
    const id = await ask(as(await make('team', [{ area: AREA, acts: ['promote'] }])));
    await call('/platform/tokens/end', { name: 'team' }, asAdmin());
    const { status, body } = await approve(id);
    assert.equal(status, 403);
    assert.match(body.detail, /pipeline team lacks the right "promote"/);
  });

  it('is approved once when two approve at once', async (context) => {
    const { ask, approve, store } = await secondPersonSite(context);
    const id = await ask();
    const { revision } = await store.readRegistry();
    const replies = await Promise.all([approve(id), approve(id, asAdmin('cheikh@maida.example'))]);
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    assert.ok(replies.some(({ status }) => status === 404 || status === 409));
    assert.equal((await store.readRegistry()).revision, revision + 1);
  });

  it('can no longer be approved when another version went live or the canary was rolled back', async (context) => {
    const { ask, approve, store, storeBuild, version, rules } = await secondPersonSite(context);
    const reason = { who: 'test', why: 'test' };
    await store.changeRegistry((registry) =>
      applyCanary(registry, { area: AREA, version, share: 0.1 }, reason),
    );
    const first = await ask();
    await store.rollback(AREA, reason);
    const after = await approve(first);
    assert.equal(after.status, 409);
    assert.match(after.body.detail, /canary of mf-public is another/);
    const second = await ask();
    await store.promote(AREA, await storeBuild('four'), reason);
    const { status, body } = await approve(second);
    assert.deepEqual([status, body.code], [409, 'conflict']);
    assert.match(body.detail, /Another version of mf-public is live/);
    assert.deepEqual((await rules()).pending, []);
  });

  it('is checked by the gate again, against what is live then', async (context) => {
    const { ask, store } = await secondPersonSite(context);
    const id = await ask();
    const service = new ReleaseService({ store, gate: FAILING_GATE });
    await assert.rejects(service.approve(id, BRAHIM), /It needs another React/);
  });

  it('forced, is approved for the objections that it was asked with, and for no others', async (context) => {
    const { store, version, approve } = await secondPersonSite(context);
    const service = new ReleaseService({ store, gate: FAILING_GATE });
    const request = { area: AREA, version, why: 'urgent', isForced: true };
    await assert.rejects(service.promote(request, ADMIN), { code: 'approval_required' });
    const id = (await store.readRegistry()).rules?.pending[0]?.id ?? '';
    assert.deepEqual((await store.readRegistry()).rules?.pending[0]?.forced, ['It needs another React.']);
    const worse = {
      check: async () => {
        const { problems, ...rest } = await FAILING_GATE.check({}, AREA, 'full');
        const more = { check: 'smoke', reason: 'It throws.', fix: 'Mend it.' } as const;
        return { ...rest, problems: [...problems, more] };
      },
    };
    await assert.rejects(new ReleaseService({ store, gate: worse }).approve(id, BRAHIM), {
      code: 'conflict',
    });
    assert.equal((await approve(id)).status, 200);
  });

  it('waits for a day, and can be withdrawn', async (context) => {
    const { ask, approve, call, store, rules } = await secondPersonSite(context);
    const id = await ask();
    assert.equal(await ask(), id, 'asking twice gives one');
    assert.equal((await call('/platform/approvals/withdraw', { id }, asAdmin())).status, 200);
    assert.equal((await approve(id)).status, 404);
    const late = await ask();
    await store.changeRegistry((registry) => {
      const { pending = [], ...others } = registry.rules ?? { secondPerson: [], freezes: [] };
      const over = pending.map((one) => ({ ...one, expiresAt: new Date(Date.now() - 1).toISOString() }));
      return { ...registry, revision: registry.revision + 1, rules: { ...others, pending: over } };
    });
    const { status, body } = await approve(late);
    assert.equal(status, 409);
    assert.match(body.detail, /Nobody approved it until .*Nouakchott/);
    assert.deepEqual((await rules()).pending, []);
  });

  it('is a canary for most visitors too; a small one, rolling back and retiring never wait', async (context) => {
    const { call, version, approve, rules, ask } = await secondPersonSite(context);
    const canary = (share: number) =>
      call<ReleaseProblem>('/platform/canary', { area: AREA, version, share, why: 'try' }, asAdmin());
    assert.equal((await canary(0.1)).status, 200);
    assert.equal((await canary(0.6)).body.code, 'approval_required');
    assert.equal((await approve((await rules()).pending[0]?.id ?? '')).status, 200);
    assert.equal((await canary(0)).status, 200);
    assert.ok(await ask());
    assert.equal((await call('/platform/rollback', { area: AREA, why: 'x' }, asAdmin())).status, 200);
    assert.equal((await call('/platform/retire', { area: AREA, why: 'x' }, asAdmin())).status, 200);
  });

  it('is ruled by who may give rights for the area', async (context) => {
    const { call, make, rules } = await secondPersonSite(context);
    const team = as(await make('team', [{ area: AREA, acts: ['promote', 'rights'] }]));
    const set = (area: string, isNeeded: boolean) =>
      call('/platform/rules/second-person', { area, isNeeded }, team);
    assert.equal((await set('*', true)).status, 403);
    assert.equal((await set('mf-admin', true)).status, 403);
    assert.equal((await set(AREA, false)).status, 200);
    assert.deepEqual((await rules()).secondPerson, []);
  });
});

describe('a freeze', () => {
  it('refuses promotions until when it says, except forced ones; rolling back works', async (context) => {
    const { call, promote, live, version } = await secondPersonSite(context);
    await call('/platform/rules/second-person', { area: AREA, isNeeded: false }, asAdmin());
    const freeze = { from: now(), until: soon(), why: 'Ramadan evenings', areas: ['*'] };
    assert.equal((await call('/platform/freezes', freeze, asAdmin())).status, 200);
    const { status, body } = await promote();
    assert.deepEqual([status, body.code, body.problems?.[0]?.check], [422, 'refused', 'freeze']);
    assert.match(body.detail, /lasts until \d{4}-\d\d-\d\d \d\d:\d\d \(Nouakchott\): Ramadan evenings/);
    const canary = { area: AREA, version, share: 0.1, why: 'try' };
    assert.equal((await call('/platform/canary', canary, asAdmin())).status, 422);
    assert.equal((await promote(asAdmin(), { isForced: true })).status, 200);
    assert.match((await live())?.by?.forced?.[0] ?? '', /Ramadan evenings/);
    assert.equal((await call('/platform/rollback', { area: AREA, why: 'x' }, asAdmin())).status, 200);
  });

  it('needs the right "force" to override', async (context) => {
    const { call, promote, make } = await secondPersonSite(context);
    await call('/platform/rules/second-person', { area: AREA, isNeeded: false }, asAdmin());
    const team = as(await make('team', [{ area: AREA, acts: ['promote'] }]));
    await call('/platform/freezes', { from: now(), until: soon(), why: 'x', areas: [AREA] }, asAdmin());
    assert.equal((await promote(team, { isForced: true })).status, 403);
  });

  it('concerns only its areas, only in its time, and can be ended', async (context) => {
    const { call, promote, rules } = await secondPersonSite(context);
    await call('/platform/rules/second-person', { area: AREA, isNeeded: false }, asAdmin());
    const later = new Date(Date.now() + FREEZE_MS / 2).toISOString();
    const freeze = { from: now(), until: soon(), why: 'x' };
    await call('/platform/freezes', { ...freeze, areas: ['mf-admin'] }, asAdmin());
    await call('/platform/freezes', { ...freeze, from: later, areas: ['*'] }, asAdmin());
    assert.equal((await promote()).status, 200);
    for (const { id } of (await rules()).freezes)
      assert.equal((await call('/platform/freezes/end', { id }, asAdmin())).status, 200);
    assert.deepEqual((await rules()).freezes, []);
    const wrong = { ...freeze, from: soon(), until: now(), areas: ['*'] };
    assert.equal((await call('/platform/freezes', wrong, asAdmin())).status, 400);
  });

  it('that begins between a request and its approval refuses it, until it ends', async (context) => {
    const { call, ask, approve, rules } = await secondPersonSite(context);
    const id = await ask();
    await call('/platform/freezes', { from: now(), until: soon(), why: 'x', areas: [AREA] }, asAdmin());
    assert.equal((await approve(id)).body.code, 'refused');
    await call('/platform/freezes/end', { id: (await rules()).freezes[0]?.id }, asAdmin());
    assert.equal((await approve(id)).status, 200);
  });

  it('that begins while the gate looks at a version refuses it too', async (context) => {
    const { store, version, call } = await secondPersonSite(context);
    await call('/platform/rules/second-person', { area: AREA, isNeeded: false }, asAdmin());
    const gate = {
      check: async () => {
        await call('/platform/freezes', { from: now(), until: soon(), why: 'x', areas: [AREA] }, asAdmin());
        return { problems: [], unchecked: [] };
      },
    };
    const promoting = new ReleaseService({ store, gate }).promote({ area: AREA, version, why: 'x' }, ADMIN);
    await assert.rejects(promoting, { code: 'refused' });
  });
});
