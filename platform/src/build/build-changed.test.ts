import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { temporaryStore } from '../testing/fixtures.ts';
import { createTestWorkspace } from '../testing/workspace.ts';
import { findApps } from './apps.ts';
import { buildChanged } from './build-changed.ts';

describe('buildChanged', () => {
  it('builds only what changed, and does not promote what was rolled back', async (context) => {
    const { root: workspace, app, write } = await createTestWorkspace(context);
    const { store } = await temporaryStore(context);
    const apps = await findApps(workspace);
    assert.deepEqual(apps, [app]);
    const run = async () => {
      const [report] = await buildChanged(apps, { store, workspace });
      return report;
    };
    const first = await run();
    assert.equal(first?.outcome, 'built');
    assert.equal((await run())?.outcome, 'unchanged');
    await write('src/later.tsx', 'export default function Later() { return <p>two</p>; }\n');
    const second = await run();
    assert.equal(second?.outcome, 'built');
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, second?.version);
    await store.rollback('mf-demo', { who: 'test', why: 'broken' });
    assert.deepEqual(
      { ...(await run()), seconds: 0 },
      { name: 'mf-demo', outcome: 'held', version: first?.version, seconds: 0 },
    );
    await write('src/later.tsx', 'export default function Later() { return <p>three</p>; }\n');
    assert.equal((await run())?.outcome, 'built');
    await write('src/later.tsx', 'export default function Later() { return <p>two</p>; }\n');
    assert.equal((await run())?.outcome, 'earlier');
  });

  it('names every app that does not build and promotes none of them', async (context) => {
    const { root: workspace, write } = await createTestWorkspace(context);
    const { store } = await temporaryStore(context);
    await write('src/area.tsx', 'export const area = {');
    await assert.rejects(
      buildChanged(await findApps(workspace), { store, workspace }),
      /mf-demo does not build/,
    );
    assert.deepEqual((await store.readRegistry()).areas, {});
  });
});
