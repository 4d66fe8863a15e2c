import assert from 'node:assert/strict';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { startS3 } from '../../../common/s3/testing.ts';
import { S3Bucket } from '../../../common/index.ts';
import { goLive, temporaryStore } from '../../testing/fixtures.ts';
import { S3Store } from '../s3/s3-store.ts';
import { copyStore } from './copy-store.ts';
import { DiskStoreFiles } from './disk-store-files.ts';
import { S3StoreFiles } from './s3-store-files.ts';
import type { StoreFiles } from '../../../contract/server/index.ts';

describe('copyStore', () => {
  it('copies what is live, the history and every version, to a bucket and back', async (context) => {
    const { store, root } = await temporaryStore(context);
    const versions: string[] = [];
    // Stored in the opposite order of their names.
    const stored = { one: 3, two: 2, three: 1 };
    for (const [marker, day] of Object.entries(stored)) {
      const version = await goLive(context, store, { marker });
      const time = new Date(Date.UTC(2026, 10, day));
      await utimes(path.join(root, 'releases/mf-demo', version, 'release.json'), time, time);
      versions.push(version);
    }
    await store.rollback('mf-demo', { who: 'sidi', why: 'broken' });
    await store.writeDocument('health', 'a.json', '[]');
    await store.writeDocument('compositions', '0123456789ab.json', '{}');
    const s3 = await startS3('backup');
    context.after(() => s3.close());
    const inBucket = new S3StoreFiles(new S3Bucket(s3.options));
    const counts = await copyStore(new DiskStoreFiles(root), inBucket);
    assert.deepEqual(counts, { revisions: 4, releases: 3 });
    const { store: copy, root: copyRoot } = await temporaryStore(context);
    await copyStore(inBucket, new DiskStoreFiles(copyRoot));
    for (const one of [new S3Store(s3.options), copy]) {
      assert.deepEqual(await one.readHistory(100), await store.readHistory(100));
      assert.deepEqual((await one.listVersions('mf-demo')).sort(), versions.toSorted());
      for (const version of versions) assert.deepEqual(await one.check('mf-demo', version), []);
      assert.equal(await one.findDocument('health', 'a.json'), '[]');
      assert.deepEqual(await one.listDocuments('compositions'), ['0123456789ab.json']);
    }
    const onDisk = await temporaryStore(context);
    await copyStore(new DiskStoreFiles(root), new DiskStoreFiles(onDisk.root));
    assert.deepEqual(await onDisk.store.listStored('mf-demo'), await store.listStored('mf-demo'));
  });

  it('names no version as live that it does not hold, while somebody releases', async (context) => {
    const { store, root } = await temporaryStore(context);
    await goLive(context, store, { marker: 'one' });
    const files = new DiskStoreFiles(root);
    let next = 0;
    const whileReleasing: StoreFiles = {
      list: async (folder) => {
        const entries = await files.list(folder);
        await goLive(context, store, { marker: `later ${next++}` });
        return entries;
      },
      read: (name) => files.read(name),
      write: () => Promise.reject(new Error('not a target')),
    };
    const { store: copy, root: copyRoot } = await temporaryStore(context);
    await copyStore(whileReleasing, new DiskStoreFiles(copyRoot));
    for (const { areas } of await copy.readHistory(10)) {
      assert.deepEqual(await copy.check('mf-demo', areas['mf-demo']?.live ?? ''), []);
    }
    assert.equal((await copy.readRegistry()).revision, 1);
  });

  it('reads and writes nothing outside of its folder', async (context) => {
    const { root } = await temporaryStore(context);
    const files = new DiskStoreFiles(root);
    for (const name of ['releases/../../evil', '/etc/passwd', 'releases//x', '..\\evil']) {
      const entry = { name, changedAt: new Date().toISOString() };
      assert.throws(() => files.read(name), /no name of a file/);
      await assert.rejects(files.write(entry, Buffer.from('x')), /no name of a file/);
    }
  });
});
