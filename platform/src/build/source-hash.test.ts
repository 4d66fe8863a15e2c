import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { temporaryFolder } from '../registry/testing/fixtures.ts';
import { sourceHash } from './source-hash.ts';

async function workspace(context: TestContext) {
  const root = await temporaryFolder(context);
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  await write('mf-demo/src/area.tsx', 'one');
  await write('mf-other/src/area.tsx', 'one');
  await write('shared-ui/src/button.tsx', 'one');
  await write('package-lock.json', '{}');
  return { write, hash: () => sourceHash(root, path.join(root, 'mf-demo')) };
}

describe('sourceHash', () => {
  for (const file of [
    'mf-demo/src/area.tsx',
    'mf-demo/area.json',
    'shared-ui/src/button.tsx',
    'platform/src/contract/area.ts',
  ]) {
    it(`changes with ${file}`, async (context) => {
      const { write, hash } = await workspace(context);
      const before = await hash();
      assert.equal(await hash(), before);
      await write(file, 'two');
      assert.notEqual(await hash(), before);
    });
  }

  for (const file of [
    'mf-other/src/area.tsx',
    'mf-demo/src/area.test.tsx',
    'mf-demo/dist/a.js',
    'mf-demo/README.md',
    'platform/src/contract/server/registry.ts',
  ]) {
    it(`ignores ${file}`, async (context) => {
      const { write, hash } = await workspace(context);
      const before = await hash();
      await write(file, 'two');
      assert.equal(await hash(), before);
    });
  }
});
