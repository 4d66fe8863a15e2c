/*
 * Changes what is live on a disk that it fills to the last byte, for a test on a small disk of its own:
 * `node full-disk-writer.ts <folder of the store>`. Prints a JSON line with what happened.
 */
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DiskStore } from '../store/disk-store.ts';
import { goLive } from './fixtures.ts';

const [root = ''] = process.argv.slice(2);
const store = new DiskStore(root);
const REASON = { who: 'amina', why: 'the disk is full' };

async function fillDisk(): Promise<void> {
  const ballast = await open(path.join(root, 'ballast'), 'a');
  const piece = Buffer.alloc(4096);
  while (
    await ballast.write(piece).then(
      () => true,
      () => false,
    )
  );
  await ballast.close();
}

async function roll(): Promise<string> {
  return store.rollback('mf-demo', REASON).then(
    ({ areas }) => areas['mf-demo']?.live ?? '',
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  );
}

const endings: (() => unknown)[] = [];
const scope = { after: (ending: () => unknown) => endings.push(ending) };
const versions = [];
for (const marker of ['one', 'two', 'three']) versions.push(await goLive(scope, store, { marker }));
await fillDisk();
const without = await roll();
await rm(path.join(root, 'ballast'));
await store.refillReserve();
await fillDisk();
const first = await roll();
await fillDisk();
const second = await roll();
for (const end of endings) await end();
process.stdout.write(JSON.stringify({ versions, without, first, second }));
