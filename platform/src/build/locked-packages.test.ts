import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../registry/testing/fixtures.ts';
import { findApps, WORKSPACE } from './apps.ts';
import { BUILD_TOOLS, readLockedPackages } from './locked-packages.ts';
import { sourceHash } from './source-hash.ts';

const LOCKED = {
  '': { devDependencies: { webpack: '5', jest: '30' } },
  'mf-demo': { dependencies: { react: '19', 'shared-ui': '0.1' } },
  'shared-ui': { dependencies: { clsx: '2' } },
  'node_modules/shared-ui': { resolved: 'shared-ui', link: true },
  'node_modules/mf-demo': { resolved: 'mf-demo', link: true },
  'node_modules/react': { version: '19.3.0', dependencies: { loose: '1' } },
  'node_modules/react/node_modules/loose': { version: '1.0.0' },
  'node_modules/loose': { version: '2.0.0' },
  'node_modules/clsx': { version: '2.0.0' },
  'node_modules/webpack': { version: '5.1.0', dependencies: { acorn: '8' } },
  'node_modules/acorn': { version: '8.0.0' },
  'node_modules/jest': { version: '30.0.0' },
};

it('of the lockfile, a version depends on what its build can reach alone', async (context) => {
  const workspace = await temporaryFolder(context);
  const root = path.join(workspace, 'mf-demo');
  const write = (packages: object) =>
    writeFile(path.join(workspace, 'package-lock.json'), JSON.stringify({ packages }));
  await write(LOCKED);
  assert.deepEqual(
    (await readLockedPackages(workspace, root)).map((line) => line.trim()),
    [
      'node_modules/acorn 8.0.0',
      'node_modules/clsx 2.0.0',
      'node_modules/react 19.3.0',
      'node_modules/react/node_modules/loose 1.0.0',
      'node_modules/webpack 5.1.0',
    ],
  );
  const before = await sourceHash(workspace, root);
  const hashWith = async (more: object) => {
    await write({ ...LOCKED, ...more });
    return sourceHash(workspace, root);
  };
  const others = {
    'mf-new': { dependencies: { react: '19', chart: '1' } },
    'node_modules/mf-new': { resolved: 'mf-new', link: true },
    'node_modules/chart': { version: '1.0.0' },
  };
  assert.equal(await hashWith(others), before, 'another area');
  assert.equal(await hashWith({ 'node_modules/jest': { version: '31.0.0' } }), before, 'a tool of tests');
  for (const place of ['node_modules/acorn', 'node_modules/clsx', 'node_modules/react/node_modules/loose'])
    assert.notEqual(await hashWith({ [place]: { version: '9.9.9' } }), before, place);
});

it('the build tools are those that the preset imports, and its loaders', async () => {
  const folder = path.join(WORKSPACE, 'platform/src/build/preset');
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const imported = texts
    .flatMap((text) => [...text.matchAll(/from '([@a-z][^':]*)'|require\.resolve\('([\w-]+-loader)'\)/g)])
    .map(([, module = '', loader]) => loader ?? /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? '');
  // Those of development, which no release is made with.
  const development = ['@pmmmwh/react-refresh-webpack-plugin', 'style-loader', 'webpack-dev-server'];
  const needed = new Set(imported.filter((name) => !development.includes(name)));
  assert.deepEqual([...needed].sort(), [...BUILD_TOOLS].sort());
});

it('every app of this workspace reaches the build tools and React', async () => {
  for (const { name, root } of await findApps()) {
    const places = (await readLockedPackages(WORKSPACE, root)).map((line) => line.split(' ')[0]);
    for (const needed of [...BUILD_TOOLS, 'react'])
      assert.ok(places.includes(`node_modules/${needed}`), `${name}: ${needed}`);
    assert.ok(!places.includes('node_modules/jest'), name);
  }
});
