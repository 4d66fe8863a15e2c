import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { loadConfig } from 'backend';
import { startProduct } from './product.ts';

test('a data folder that cannot be used is one sentence, before a port is opened or anything is built', async (context) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'maida-start-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'file'), '');
  const dataDir = path.join(folder, 'file', 'data');
  const begun: string[] = [];
  const starting = startProduct(loadConfig({ DATA_DIR: dataDir, PORT: '0', DEMO: '0' }), {
    onListening: () => begun.push('listening'),
    prepareReleases: () => Promise.resolve(void begun.push('building')),
  });
  await assert.rejects(starting, {
    name: 'StartError',
    message: `DATA_DIR ${dataDir} cannot be used: a part of the path is a file`,
  });
  assert.deepEqual(begun, []);
});
