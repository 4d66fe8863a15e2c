import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { sourceStateSchema } from '../contract/schemas.ts';
import { temporaryFolder } from '../registry/testing/fixtures.ts';
import { readSourceState } from './source-state.ts';

/** A repository with an area, shared sources and another area. */
async function repository(context: TestContext) {
  const workspace = await temporaryFolder(context);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(workspace, file)), { recursive: true });
    await writeFile(path.join(workspace, file), text);
  };
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@maida.example'];
    return execFileSync('git', [...author, ...args], { cwd: workspace, encoding: 'utf8' }).trim();
  };
  for (const file of ['mf-demo/src/area.tsx', 'mf-other/src/area.tsx', 'shared-ui/src/card.tsx'])
    await write(file, 'one');
  const read = () => readSourceState(workspace, path.join(workspace, 'mf-demo'));
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'one');
    return git('rev-parse', 'HEAD');
  };
  return { workspace, write, git, read, commit };
}

describe('the state of the sources', () => {
  it('is the commit and its branch', async (context) => {
    const { git, read, commit } = await repository(context);
    assert.equal(await read(), undefined, 'no repository');
    git('init', '-q', '-b', 'sort-orders');
    assert.equal(await read(), undefined, 'no commit');
    const hash = commit();
    assert.deepEqual(await read(), { commit: hash, branch: 'sort-orders', changed: [], changedCount: 0 });
    git('checkout', '-q', '--detach');
    assert.deepEqual(await read(), { commit: hash, changed: [], changedCount: 0 });
  });

  it('names the sources of this part that differ from it, and nothing else', async (context) => {
    const { workspace, git, write, read, commit } = await repository(context);
    git('init', '-q', '-b', 'main');
    await write('shared-ui/src/gone.tsx', 'one');
    commit();
    await write('mf-demo/src/area.tsx', 'two');
    await write('mf-demo/src/new page.tsx', 'two');
    await write('shared-ui/src/card.tsx', 'two');
    await rm(path.join(workspace, 'shared-ui/src/gone.tsx'));
    for (const file of [
      'mf-other/src/area.tsx',
      'mf-demo/README.md',
      'mf-demo/src/area.test.tsx',
      'mf-demo/dist/area.js',
      'platform/src/contract/server/gate.ts',
    ])
      await write(file, 'two');
    const { changed = [], changedCount } = (await read()) ?? {};
    assert.deepEqual(changed.toSorted(), [
      'mf-demo/src/area.tsx',
      'mf-demo/src/new page.tsx',
      'shared-ui/src/card.tsx',
      'shared-ui/src/gone.tsx',
    ]);
    assert.equal(changedCount, 4);
  });

  it('fits its schema, whatever the files are called and however many they are', async (context) => {
    const { git, write, read, commit } = await repository(context);
    git('init', '-q');
    commit();
    for (let index = 0; index < 60; index += 1) await write(`mf-demo/src/\u001b[31m${String(index)}.tsx`, '');
    const state = await read();
    assert.deepEqual(sourceStateSchema.parse(state), state);
    assert.deepEqual([state?.changed.length, state?.changedCount], [50, 60]);
    assert.match(state?.changed[0] ?? '', /^mf-demo\/src\/\?\[31m\d+\.tsx$/);
  });
});
