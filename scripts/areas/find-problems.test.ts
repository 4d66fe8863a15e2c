import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findProblems } from './find-problems.ts';

test('what is wrong with an area.json is found before anything is built', async (context) => {
  const root = await mkdtemp(join(tmpdir(), 'maida-areas-'));
  context.after(() => rm(root, { recursive: true, force: true }));
  const problemsOf = async (change: object) => {
    const manifest = { name: 'mf-demo', contract: '1', mounts: [{ path: '/' }], navigation: [], preload: [] };
    await writeFile(join(root, 'area.json'), JSON.stringify({ ...manifest, ...change }));
    return findProblems({ name: 'mf-demo', root });
  };
  assert.deepEqual(await problemsOf({ mounts: [{ path: '/', roles: ['USER', 'ADMIN'] }] }), []);
  assert.deepEqual(await problemsOf({ mounts: [{ path: '/' }, { path: '/a', roles: ['CUSTOMER'] }] }), [
    'mf-demo/area.json: mounts.1.roles: "CUSTOMER" is no role; allowed are USER, PROVIDER, ADMIN.',
  ]);
  const [typo, ...others] = await problemsOf({ mounts: [{ pth: '/' }] });
  assert.match(typo ?? '', /^mf-demo\/area\.json: mounts\.0.*"pth" is unknown; allowed are path, roles, /);
  assert.deepEqual(others, []);
});
