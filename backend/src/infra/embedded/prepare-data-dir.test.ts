import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { prepareDataDir } from './prepare-data-dir.ts';

const FULL = () => Promise.resolve({ bytes: 37_400_000, ratio: 0.001 });

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maida-room-'));
});
after(() => rm(folder, { recursive: true, force: true }));

test('a first start on a full disk says which folder needs how much, and leaves nothing in it', async () => {
  const dataDir = join(folder, 'first');
  await assert.rejects(prepareDataDir(dataDir, { hasDatabase: true, readSpace: FULL }), {
    name: 'StartError',
    message: `DATA_DIR ${dataDir} needs 500 MB for a first start, and its disk has 37 MB: free some, or set DATA_DIR to a folder on another disk`,
  });
  await prepareDataDir(dataDir, { hasDatabase: false, readSpace: FULL });
  await prepareDataDir(dataDir, {
    hasDatabase: true,
    readSpace: () => Promise.resolve({ bytes: 5e8, ratio: 0.5 }),
  });
});

test('a later start on a full disk goes on: what is stored can be read', async () => {
  const dataDir = join(folder, 'later');
  await prepareDataDir(dataDir, { hasDatabase: false });
  // Releases may be there before.
  await mkdir(join(dataDir, 'releases'));
  await assert.rejects(prepareDataDir(dataDir, { hasDatabase: true, readSpace: FULL }), {
    name: 'StartError',
  });
  await mkdir(join(dataDir, 'postgres'));
  await prepareDataDir(dataDir, { hasDatabase: true, readSpace: FULL });
});

test('a disk that does not say how much room it has stops nobody', async () => {
  await prepareDataDir(join(folder, 'silent'), {
    hasDatabase: true,
    readSpace: () => Promise.reject(new Error('not supported')),
  });
});

test('a folder that cannot be used is one sentence with its name', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const dataDir = join(file, 'data');
  await assert.rejects(prepareDataDir(dataDir, { hasDatabase: true }), {
    name: 'StartError',
    message: `DATA_DIR ${dataDir} cannot be used: a part of the path is a file`,
  });
  assert.ok((await stat(file)).isFile());
});
