import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { readAreaOptions, AreaOptionsError } from './area-options.ts';
import { writeArea } from './workspace.ts';

/** A workspace with a shell and one area. */
async function createWorkspace(context: TestContext): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'maida-create-'));
  context.after(() => rm(root, { recursive: true, force: true }));
  const workspaces = ['shell', 'mf-public', 'shared-ui'];
  const files = {
    'package.json': { name: 'maida', workspaces },
    'package-lock.json': { packages: { '': { workspaces }, 'node_modules/zod': {} } },
    'shell/package.json': { dependencies: { react: '19.3.1' } },
    'mf-public/area.json': { mounts: [{ path: '/' }, { path: '/orders/*' }] },
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), JSON.stringify(content));
  }
  await writeFile(path.join(root, 'mf-public/webpack.config.mjs'), 'port: 3011');
  await mkdir(path.join(root, 'node_modules'));
  return root;
}

async function read(root: string, file: string): Promise<unknown> {
  return JSON.parse(await readFile(path.join(root, file), 'utf8'));
}

test('a new area gets its own folder, port and mount, and needs no install', async (context) => {
  const root = await createWorkspace(context);
  const options = readAreaOptions([
    'loyalty',
    '--title',
    "Loyalty's card",
    '--title-fr',
    'Fidélité',
    '--role',
    'USER',
  ]);
  const files = await writeArea(root, options);
  assert.ok(files.includes('mf-loyalty/src/features/loyalty/loyalty-page.test.tsx'));
  assert.deepEqual(await read(root, 'mf-loyalty/area.json'), {
    $schema: '../docs/area.schema.json',
    name: 'mf-loyalty',
    contract: '1',
    mounts: [{ path: '/loyalty/*', roles: ['USER'], texts: ['first'] }],
    navigation: [
      {
        labelKey: 'loyalty',
        labels: { en: "Loyalty's card", fr: 'Fidélité', ar: "Loyalty's card" },
        path: '/loyalty',
        placement: 'mobile',
        roles: ['USER'],
      },
    ],
    preload: [],
  });
  const page = await readFile(path.join(root, 'mf-loyalty/src/features/loyalty/loyalty-page.tsx'), 'utf8');
  assert.match(page, /<Container className=\{classes\.page\}>/, 'as wide as the pages of other areas');
  const { dependencies } = (await read(root, 'mf-loyalty/package.json')) as { dependencies: object };
  assert.ok(!('@tanstack/react-query' in dependencies), 'no library that its page does not use');
  assert.match(await readFile(path.join(root, 'mf-loyalty/webpack.config.mjs'), 'utf8'), /port: 3012/);
  assert.deepEqual(await read(root, 'package.json'), {
    name: 'maida',
    workspaces: ['shell', 'mf-public', 'mf-loyalty', 'shared-ui'],
  });
  const { packages } = (await read(root, 'package-lock.json')) as { packages: Record<string, object> };
  assert.deepEqual(Object.keys(packages), ['', 'mf-loyalty', 'node_modules/mf-loyalty', 'node_modules/zod']);
  assert.equal(await readlink(path.join(root, 'node_modules/mf-loyalty')), '../mf-loyalty');
});

test('refuses an invalid name, an existing area and a taken path before writing anything', async (context) => {
  const root = await createWorkspace(context);
  await assert.rejects(writeArea(root, readAreaOptions(['public'])), /The area mf-public exists already/);
  await assert.rejects(
    writeArea(root, readAreaOptions(['basket', '--path', '/orders'])),
    /mf-public mounts \/orders\/\*/,
  );
  for (const args of [
    [],
    ['Loyalty'],
    ['../x'],
    ['a', 'b'],
    ['loyalty', '--role', 'KING'],
    ['x', '--path', 'y'],
  ]) {
    assert.throws(() => readAreaOptions(args), AreaOptionsError, args.join(' '));
  }
  await assert.rejects(readFile(path.join(root, 'mf-basket/package.json')));
});
