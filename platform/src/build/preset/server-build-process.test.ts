import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestWorkspace } from '../testing/workspace.ts';
import { createBuildContext } from './build-context.ts';
import { ServerBuildProcess } from './server-build-process.ts';

it('a server build ends at any moment, and nothing else with it', async (context) => {
  const { app, write } = await createTestWorkspace(context);
  const build = await createBuildContext({ name: 'mf-demo', kind: 'release', root: app.root });
  const moments = [300, 600, 900, 1200, 1500];
  const ended = moments.map(async (moment) => {
    const one = new ServerBuildProcess(build);
    await sleep(moment);
    one.stop();
    return one.content.then(
      () => 'built',
      (error: Error) => error.message,
    );
  });
  for (const outcome of await Promise.all(ended))
    assert.match(outcome, /^built$|^The server build ended with SIGKILL, and built nothing\.$/);

  assert.match(String(await new ServerBuildProcess(build).content), /require\("react"\)/);
  await write('src/area.tsx', 'export const area = ;');
  await assert.rejects(new ServerBuildProcess(build).content, /The server build of mf-demo|area\.tsx/);
});
