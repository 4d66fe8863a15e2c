import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { hashTree } from './hash-tree.ts';

async function createFolder(context: TestContext): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'maida-hash-'));
  context.after(() => rm(root, { recursive: true, force: true }));
  return root;
}

test('a change, a new file and a lost one change the hash; what is ignored or staged does not', async (context) => {
  const root = await createFolder(context);
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const write = (name: string, text: string) => writeFile(join(root, name), text);
  git('init', '--quiet');
  await write('.gitignore', 'built\n');
  await write('page.ts', 'one');
  git('add', '--all');
  const before = hashTree(root);
  assert.ok(before);

  await write('built', 'anything');
  assert.equal(hashTree(root), before);

  await write('page.ts', 'two!');
  const changed = hashTree(root);
  assert.notEqual(changed, before);
  assert.match(git('status', '--short'), /^AM page\.ts$/m, 'nothing is staged by asking');

  await write('new.ts', '');
  assert.notEqual(hashTree(root), changed);
  await rm(join(root, 'new.ts'));
  await write('page.ts', 'one');
  assert.equal(hashTree(root), before);
  await rm(join(root, 'page.ts'));
  assert.notEqual(hashTree(root), before);
});

test('without git there is none', async (context) => {
  assert.equal(hashTree(await createFolder(context)), undefined);
});
