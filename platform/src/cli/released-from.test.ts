import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReleaseChange, ReleasesStatus, SourceState } from '../contract/index.ts';
import { packBuild } from '../common/index.ts';
import { PASSING_GATE } from '../registry/testing/gates.ts';
import { ReleaseService } from '../registry/index.ts';
import { hashToken } from '../registry/rights/find-token.ts';
import { goLive, writeBuild } from '../registry/testing/fixtures.ts';
import { serveReleases } from '../registry/testing/release-server.ts';
import { describeAdded } from './commands/release.ts';
import { remotePlatform, uploadBuild } from './remote-platform.ts';
import { commandLine } from './testing/command-line.ts';

const COMMIT = 'ab12cd34ef'.repeat(4);
const CLEAN: SourceState = { commit: COMMIT, branch: 'main', changed: [], changedCount: 0 };
const DIRTY: SourceState = { ...CLEAN, changed: ['mf-demo/src/area.tsx'], changedCount: 1 };

describe('what a version was released from', () => {
  it('is in status and history, through canary, promotion and rollback', async (context) => {
    const { run, store } = await commandLine(context);
    const unknown = await goLive(context, store);
    assert.match((await run('status')).out, /\n {2}no commit is known\n/);
    const service = new ReleaseService({ store, gate: PASSING_GATE });
    const add = async (marker: string, source: SourceState) =>
      (await service.addBuild(await writeBuild(context, { marker }), source)).version;
    const [dirty, clean] = [await add('dirty', DIRTY), await add('clean', CLEAN)];
    await service.canary({ area: 'mf-demo', version: dirty, share: 0.1, why: 'try' }, 'sidi');
    assert.match((await run('status')).out, /; canary: commit ab12cd34ef on main, with changes that/);
    await service.promote({ area: 'mf-demo', version: dirty, why: 'fine' }, 'sidi');
    const { out } = await run('status');
    assert.match(
      out,
      new RegExp(`mf-demo .*${dirty}.*\n  commit ab12cd34ef on main, with changes that are not`),
    );
    await service.promote({ area: 'mf-demo', version: clean, why: 'better' }, 'sidi');
    assert.match((await run('status')).out, /\n {2}commit ab12cd34ef on main\n/);
    await run('rollback', 'mf-demo');
    const status = JSON.parse((await run('status', '--json')).out) as ReleasesStatus;
    assert.deepEqual(status.areas[0]?.live.source, DIRTY);
    const history = await run('history', 'mf-demo');
    assert.match(
      history.out,
      new RegExp(`promote +mf-demo +${dirty} +${clean} .*commit ab12cd34ef on main\n`),
    );
    assert.match(history.out, new RegExp(`rollback .*${dirty} .* \\(1 file\\)\n`));
    const [latest] = JSON.parse((await run('history', '--json')).out) as ReleaseChange[];
    assert.deepEqual(latest?.source, DIRTY);
    await run('rollback', 'mf-demo');
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, unknown);
    assert.match((await run('status')).out, /\n {2}no commit is known\n/);
  });

  it('is that of its latest release, as the same build may be committed later', async (context) => {
    const { store } = await commandLine(context);
    const service = new ReleaseService({ store, gate: PASSING_GATE });
    const folder = await writeBuild(context);
    await service.addBuild(folder, DIRTY);
    const { version, isNew } = await service.addBuild(folder, CLEAN);
    assert.equal(isNew, false);
    const { live } = await service.promote({ area: 'mf-demo', version, why: 'now' }, 'sidi');
    assert.deepEqual(live.source, CLEAN);
  });

  it('"was released before" only if it was live', async (context) => {
    const { store } = await commandLine(context);
    const origin = await serveReleases(context, { store, settings: new Map([['a', hashToken('a')]]) });
    const client = remotePlatform(origin, 'a');
    const folder = await writeBuild(context);
    const add = async () => {
      const added = await uploadBuild(client, folder);
      return { ...added, text: await describeAdded({ platform: () => client }, added) };
    };
    const { area, version, text } = await add();
    assert.deepEqual([text, (await add()).text], ['released', 'was stored before']);
    await client.promote({ area, version, why: 'now' });
    assert.equal((await add()).text, 'was released before');
  });

  it('comes along over HTTP, and is refused when it is more than that', async (context) => {
    const { run, store } = await commandLine(context);
    const settings = new Map([['deploy', hashToken('secret')]]);
    const origin = await serveReleases(context, { store, settings });
    const client = remotePlatform(origin, 'secret');
    const folder = await writeBuild(context);
    const { area, version } = await uploadBuild(client, folder, DIRTY);
    await client.promote({ area, version, why: 'from afar' });
    assert.match((await run('status')).out, /\n {2}commit ab12cd34ef on main, with changes that are not/);
    assert.deepEqual((await client.readHistory()).changes[0]?.source, DIRTY);
    const wrong: SourceState[] = [
      { ...CLEAN, commit: 'main' },
      { ...CLEAN, branch: '\u001b[2Jmain' },
      { ...CLEAN, branch: 'a'.repeat(201) },
      { ...CLEAN, changed: ['two\nlines'] },
      { ...CLEAN, changed: Array.from({ length: 51 }, String) },
    ];
    for (const source of wrong) {
      const upload = client.addBuild(new Uint8Array(await packBuild(folder, source)));
      await assert.rejects(upload, /source-state\.json: /, JSON.stringify(source));
    }
  });
});
