import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { findToken, hashToken } from '../rights/find-token.ts';
import { operatorAt } from '../../contract/server/index.ts';
import { RightsService } from '../rights/rights-service.ts';
import { revisionName } from '../store/revision-log.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { PASSING_GATE } from '../testing/gates.ts';
import { ReleaseService } from './release-service.ts';

const WHEN = '2026-11-25T08:00:00.000Z';
const LATER = '2999-01-01T00:00:00.000Z';

async function writeRevision(folder: string, revision: number, content: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, revisionName(revision)), JSON.stringify({ ...content, revision }));
}

describe('a store of an older platform', () => {
  it('with freezes, promotions that wait and loans in its registry is read, and they count for nothing', async (context) => {
    const { store, root } = await temporaryStore(context);
    await goLive(context, store);
    const { version } = (await store.release(await writeBuild(context, { marker: 'two' }))).release;
    const freeze = { id: '9b20c1d7', from: WHEN, until: LATER, areas: ['*'], who: 'amina', why: 'Eid' };
    const asked = { id: '3f9a0c11', area: 'mf-demo', version, share: null, who: 'amina', why: 'x' };
    const pending = {
      ...asked,
      when: WHEN,
      expiresAt: LATER,
      forced: [],
      seen: { live: null, canary: null },
    };
    const loan = { pattern: '/x', who: 'amina', why: 'x' };
    const { change, ...registry } = {
      ...(await store.readRegistry()),
      rules: { secondPerson: ['*'], freezes: [freeze], pending: [pending] },
      loans: [{ owner: 'mf-demo', pattern: '/x', area: 'mf-other' }],
    };
    const log = path.join(root, 'registry');
    const addressChange = { kind: 'lend', area: 'mf-demo', to: 'mf-other', when: WHEN, ...loan };
    await writeRevision(log, 2, { ...registry, change: { ...change, approvedBy: 'brahim' } });
    await writeRevision(log, 3, { ...registry, addressChange });
    await writeRevision(log, 4, registry);
    const releases = new ReleaseService({ store, gate: PASSING_GATE });
    await releases.promote({ area: 'mf-demo', version, why: 'sorted lists' }, 'sidi');
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, version);
    const { changes } = await releases.readHistory(9);
    assert.deepEqual(
      changes.map(({ who }) => who),
      ['sidi', 'test', 'test'],
    );
  });

  it('with a replaced token knows the new one, and no longer the one before', async (context) => {
    const { store, root } = await temporaryStore(context);
    const grants = [{ area: 'mf-demo', acts: ['promote'] }];
    const made = { hash: hashToken('new'), madeBy: 'sidi', madeAt: WHEN, isOperators: true };
    const earlier = { hash: hashToken('old'), until: LATER };
    const tokens = { team: { grants, ...made, rotatedBy: ['amina'], earlier } };
    await writeRevision(path.join(root, 'rights'), 1, { tokens, people: {}, endedSettings: [] });
    const { tokens: listed } = await new RightsService({ store }).listTokens(operatorAt('sidi'));
    assert.deepEqual([listed.length, listed[0]?.name, listed[0]?.state], [1, 'team', 'active']);
    const rights = await store.rights.read();
    assert.equal(findToken('new', rights, new Map(), Date.now()).refusal, undefined);
    assert.throws(() => findToken('old', rights, new Map(), Date.now()), { code: 'unauthorized' });
  });
});
