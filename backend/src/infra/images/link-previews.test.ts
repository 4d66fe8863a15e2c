import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { testPicture } from '../../features/file/testing.ts';
import { createDiskFiles } from './disk-files.ts';
import { createImageStore } from './image-store.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maida-previews-'));
});
after(() => rm(folder, { recursive: true }));

/** A store that counts what is added to it. */
function countingStore() {
  const files = createDiskFiles(folder);
  const added: string[] = [];
  const images = createImageStore({
    ...files,
    add: (id, file) => {
      added.push(`${id}/${file.name}`);
      return files.add(id, file);
    },
  });
  return { images, added };
}

test('99 link previews, each asked for thrice at once, are all answered and each made once', async () => {
  const { images, added } = countingStore();
  const names: string[] = [];
  for (let count = 0; count < 99; count += 1) names.push(await images.store(await testPicture()));
  const asked = [...names, ...names, ...names].map((name) =>
    images.readPreview(name.replace('.webp', '.jpg')),
  );
  const uploads = Array.from({ length: 20 }, async (_none, index) =>
    images.store(await testPicture(320, 200), { key: `owner ${index}` }),
  );
  const [previews] = await Promise.all([Promise.allSettled(asked), Promise.all(uploads)]);
  assert.equal(previews.filter(({ status }) => status === 'rejected').length, 0);
  assert.equal(added.length, 99);
  assert.equal(new Set(added).size, 99);
});

test('a preview that could not be made is made by the next one who asks', async () => {
  const files = createDiskFiles(folder);
  let isBroken = true;
  const images = createImageStore({
    ...files,
    list: (id) => (isBroken ? Promise.reject(new Error('gone')) : files.list(id)),
  });
  const name = (await images.store(await testPicture())).replace('.webp', '.jpg');
  const both = await Promise.allSettled([images.readPreview(name), images.readPreview(name)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  isBroken = false;
  assert.ok(await images.readPreview(name));
});
