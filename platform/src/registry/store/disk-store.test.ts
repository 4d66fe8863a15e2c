import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFile, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { RELEASE_FILE } from '../../contract/server/index.ts';

const REASON = { who: 'amina', why: 'evening menu' };

describe('release', () => {
  it('stores the files and their compressed copies', async (context) => {
    const { store } = await temporaryStore(context);
    const { release, isNew } = await store.release(await writeBuild(context));
    const read = (encoding?: 'br' | 'gzip') =>
      store.findFile('mf-demo', release.version, 'static/js/entry.js', encoding);
    const [plain, br, gzip] = await Promise.all([read(), read('br'), read('gzip')]);
    assert.equal(isNew, true);
    assert.ok(plain && br && gzip);
    assert.deepEqual(brotliDecompressSync(br), plain);
    assert.deepEqual(gunzipSync(gzip), plain);
  });

  it('does not make anything live', async (context) => {
    const { store } = await temporaryStore(context);
    await store.release(await writeBuild(context));
    assert.deepEqual((await store.readRegistry()).areas, {});
  });

  it('stores the same build once, also when released twice at the same time', async (context) => {
    const { store } = await temporaryStore(context);
    const folder = await writeBuild(context);
    const both = await Promise.all([store.release(folder), store.release(folder)]);
    assert.deepEqual(both.map(({ isNew }) => isNew).sort(), [false, true]);
    assert.equal((await store.release(folder)).isNew, false);
    assert.equal((await store.listVersions('mf-demo')).length, 1);
  });

  it('refuses a file that was changed after the build and leaves nothing behind', async (context) => {
    const { store, root } = await temporaryStore(context);
    const folder = await writeBuild(context);
    await appendFile(path.join(folder, 'static/js/entry.js'), 'alert(1)');
    await assert.rejects(store.release(folder), /entry\.js of mf-demo was changed after the build/);
    assert.deepEqual(await store.listVersions('mf-demo'), []);
    assert.deepEqual(await readdir(path.join(root, 'incoming')), []);
  });

  it('refuses a folder without a build, a path as name and files outside of the folder', async (context) => {
    const { store, root } = await temporaryStore(context);
    await assert.rejects(store.release(root), /is not a build/);
    const folder = await writeBuild(context, { release: { name: '../../escape' } });
    await assert.rejects(store.release(folder), /not a valid name/);
    const files = { '../../escape.js': 'sha384-x' };
    const stray = await writeBuild(context, { release: { files } });
    await assert.rejects(store.release(stray), /lists a file outside of its folder: \.\.\/\.\.\/escape\.js/);
  });

  it('reports a stored description that was changed, and accepts the version of an earlier platform', async (context) => {
    const { store, root } = await temporaryStore(context);
    const { release } = await store.release(await writeBuild(context));
    const description = path.join(root, 'releases/mf-demo', release.version, RELEASE_FILE);
    await writeFile(description, JSON.stringify({ ...release, entry: 'static/js/area.js' }));
    assert.match((await store.check('mf-demo', release.version)).join(), /does not match the hash/);

    const lines = Object.keys(release.files)
      .sort()
      .map((file) => `${file}\0${String(release.files[file])}\n`);
    const hash = createHash('sha256').update(lines.join('')).digest('hex').slice(0, 10);
    const earlier = { ...release, version: `1.0.0-${hash}` };
    await cp(path.dirname(description), path.join(root, 'releases/mf-demo', earlier.version), {
      recursive: true,
    });
    await writeFile(
      path.join(root, 'releases/mf-demo', earlier.version, RELEASE_FILE),
      JSON.stringify(earlier),
    );
    assert.deepEqual(await store.check('mf-demo', earlier.version), []);
  });

  it('repairs a damaged release when the same build is released again', async (context) => {
    const { store, root } = await temporaryStore(context);
    const folder = await writeBuild(context);
    const { release } = await store.release(folder);
    await rm(path.join(root, 'releases/mf-demo', release.version, 'static/js'), { recursive: true });
    assert.equal((await store.release(folder)).isNew, true);
    assert.deepEqual(await store.check('mf-demo', release.version), []);
  });
});

describe('promote', () => {
  it('makes a version live and records who, why and what was live before', async (context) => {
    const { store } = await temporaryStore(context);
    const first = await goLive(context, store);
    const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
    const { areas, change } = await store.promote('mf-demo', release.version, REASON);
    assert.equal(areas['mf-demo']?.live, release.version);
    assert.deepEqual(areas['mf-demo']?.earlier, [first]);
    const { when, ...rest } = change ?? { when: '' };
    assert.deepEqual(rest, { kind: 'promote', area: 'mf-demo', from: first, to: release.version, ...REASON });
    assert.ok(Math.abs(Date.now() - Date.parse(when)) < 10_000);
  });

  it('changes nothing when the version is live already', async (context) => {
    const { store } = await temporaryStore(context);
    const version = await goLive(context, store);
    const { revision } = await store.promote('mf-demo', version, REASON);
    assert.equal(revision, 1);
    assert.equal((await store.readHistory(10)).length, 1);
  });

  it('refuses a version that the store does not have', async (context) => {
    const { store } = await temporaryStore(context);
    await assert.rejects(store.promote('mf-demo', '1.0.0-gone', REASON), /is not in the store/);
  });

  it('refuses a version with missing or changed files', async (context) => {
    const { store, root } = await temporaryStore(context);
    const { release } = await store.release(await writeBuild(context));
    const folder = path.join(root, 'releases/mf-demo', release.version);
    await writeFile(path.join(folder, 'static/js/area.js'), 'other');
    await rm(path.join(folder, 'static/css/area.css'));
    await assert.rejects(store.promote('mf-demo', release.version, REASON), (error: Error) => {
      assert.match(error.message, /static\/js\/area\.js was changed after the build/);
      assert.match(error.message, /static\/css\/area\.css is missing/);
      return true;
    });
    assert.deepEqual((await store.readRegistry()).areas, {});
  });

  it('refuses another contract version and an invalid area.json', async (context) => {
    const { store } = await temporaryStore(context);
    const other = await store.release(await writeBuild(context, { release: { contract: '9' } }));
    await assert.rejects(
      store.promote('mf-demo', other.release.version, REASON),
      /built for contract 9; this platform has 1/,
    );
    const options = { marker: 'two', area: { mounts: [{ path: 'no-slash' }] } };
    const bad = await store.release(await writeBuild(context, options));
    await assert.rejects(
      store.promote('mf-demo', bad.release.version, REASON),
      /mounts\.0\.path: must start with/,
    );
  });
});

describe('rollback', () => {
  it('restores version after version and fails when there is none left', async (context) => {
    const { store } = await temporaryStore(context);
    const versions: string[] = [];
    for (const marker of ['one', 'two', 'three']) versions.push(await goLive(context, store, { marker }));
    const live = async () => (await store.rollback('mf-demo', REASON)).areas['mf-demo']?.live;
    assert.equal(await live(), versions[1]);
    assert.equal(await live(), versions[0]);
    await assert.rejects(store.rollback('mf-demo', REASON), /no version before/);
  });

  it('leaves the other areas alone', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store);
    const other = await goLive(context, store, { name: 'mf-other' });
    await goLive(context, store, { marker: 'two' });
    assert.equal((await store.rollback('mf-demo', REASON)).areas['mf-other']?.live, other);
  });

  it('refuses a damaged version', async (context) => {
    const { store, root } = await temporaryStore(context);
    const first = await goLive(context, store);
    const second = await goLive(context, store, { marker: 'two' });
    await rm(path.join(root, 'releases/mf-demo', first, 'static/js/entry.js'));
    await assert.rejects(store.rollback('mf-demo', REASON), /entry\.js is missing/);
    assert.equal((await store.readRegistry()).areas['mf-demo']?.live, second);
  });
});

describe('findFile', () => {
  it('reads nothing outside of a release', async (context) => {
    const { store, root } = await temporaryStore(context);
    const version = await goLive(context, store);
    await writeFile(path.join(root, 'secret.txt'), 'secret');
    const paths = [
      '../../../secret.txt',
      'static/../../../../secret.txt',
      '/etc/passwd',
      path.join(root, 'secret.txt'),
    ];
    for (const file of paths) assert.equal(await store.findFile('mf-demo', version, file), undefined, file);
    await assert.rejects(store.findFile('..', version, RELEASE_FILE));
    assert.equal(await store.findRelease('..', '..'), undefined);
    assert.ok(await readFile(path.join(root, 'secret.txt')));
  });
});
