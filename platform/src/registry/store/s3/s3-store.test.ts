import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../../../delivery/testing/delivery-server.ts';
import { goLive, writeBuild } from '../../testing/fixtures.ts';
import { startS3 } from '../../../common/s3/testing.ts';
import { openStore } from '../open-store.ts';
import { applyCanary, applyPromotion } from '../registry-changes.ts';
import { S3Store } from './s3-store.ts';

async function open(context: TestContext) {
  const s3 = await startS3('platform');
  context.after(() => s3.close());
  return { s3, store: new S3Store(s3.options), other: new S3Store(s3.options) };
}

const WHY = { who: 'amina', why: 'test' };

describe('a store in a bucket', () => {
  it('writes the description of a release last, and checks what the bucket really contains', async (context) => {
    const { s3, store, other } = await open(context);
    const folder = await writeBuild(context);
    const { release, isNew } = await store.release(folder);
    assert.equal(isNew, true);
    assert.equal([...s3.objects.keys()].at(-1), `platform/releases/mf-demo/${release.version}/release.json`);
    assert.equal((await other.release(folder)).isNew, false);
    assert.deepEqual(await other.check('mf-demo', release.version), []);
    const key = `platform/releases/mf-demo/${release.version}/static/js/entry.js`;
    assert.ok(await store.findFile('mf-demo', release.version, 'static/js/entry.js'));
    s3.objects.set(key, { content: Buffer.from('alert(1)'), changedAt: new Date() });
    assert.match((await store.check('mf-demo', release.version)).join(), /entry\.js was changed/);
    await store.release(folder);
    assert.deepEqual(await store.check('mf-demo', release.version), []);
  });

  it('lists over several pages, deletes all files, and finds none outside of a release', async (context) => {
    const { s3, store } = await open(context);
    const versions: string[] = [];
    for (let build = 0; build < 8; build += 1) {
      const folder = await writeBuild(context, { marker: `m${build}` });
      versions.push((await store.release(folder)).release.version);
    }
    assert.ok(s3.objects.size > 40);
    assert.deepEqual((await store.listVersions('mf-demo')).sort(), versions.toSorted());
    const [first = ''] = versions;
    await store.remove('mf-demo', first);
    assert.equal(await store.findRelease('mf-demo', first), undefined);
    assert.ok(![...s3.objects.keys()].some((key) => key.includes(first)));
    assert.equal(await store.findFile('mf-demo', first, '../../../registry/00000001.json'), undefined);
  });

  it('loses no change of two writers', async (context) => {
    const { s3, store, other } = await open(context);
    await Promise.all(
      [store, other].flatMap((writer, index) =>
        Array.from({ length: 10 }, (_, count) =>
          writer.changeRegistry((registry) => applyPromotion(registry, `area-${index}`, `v${count}`, WHY)),
        ),
      ),
    );
    const history = await new S3Store(s3.options).readHistory(100);
    assert.equal(history.length, 20);
    const changes = new Set(history.map(({ change }) => `${change?.area ?? ''} ${change?.to ?? ''}`));
    assert.equal(changes.size, 20);
  });

  it('recognises its own change when only the reply was lost', async (context) => {
    const { s3, store } = await open(context);
    await goLive(context, store);
    let lost = 0;
    s3.faultOf = ({ method, url }) => {
      const isFirst = method === 'PUT' && url?.includes('/registry/') && lost === 0;
      if (isFirst) lost += 1;
      return isFirst ? 'lose-reply' : undefined;
    };
    const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
    const { revision } = await store.promote('mf-demo', release.version, WHY);
    assert.deepEqual([lost, revision, (await store.readHistory(10)).length], [1, 2, 2]);
  });

  it('does not reveal the keys when they are wrong', async (context) => {
    const { s3 } = await open(context);
    const wrong = new S3Store({ ...s3.options, secretAccessKey: 'wrong-secret' });
    await assert.rejects(wrong.readRegistry(), (error: Error) => {
      return /403 SignatureDoesNotMatch/.test(error.message) && !error.message.includes('wrong-secret');
    });
  });

  it('stores documents that servers share', async (context) => {
    const { store, other } = await open(context);
    await store.writeDocument('health', 'one.json', '[]');
    assert.deepEqual(await other.listDocuments('health'), ['one.json']);
    assert.equal(await other.findDocument('health', 'one.json'), '[]');
    await other.removeDocument('health', 'one.json');
    assert.equal(await store.findDocument('health', 'one.json'), undefined);
  });
});

describe('several delivery servers over one bucket', () => {
  it('all show a change and a canary, and keep serving when the bucket fails', async (context) => {
    const { s3, store } = await open(context);
    await goLive(context, store, { name: 'shell' });
    const first = await goLive(context, store);
    const servers = await Promise.all([1, 2, 3].map(() => serve(context, new S3Store(s3.options))));
    const pages = () =>
      Promise.all(servers.map(async (sendRequest) => (await sendRequest('/', { accept: 'text/html' })).text));
    assert.ok((await pages()).every((page) => page.includes(first)));
    const second = await goLive(context, store, { marker: 'two' });
    const allShow = async (version: string) => {
      while (!(await pages()).every((page) => page.includes(version))) await sleep(20);
    };
    await allShow(second);
    const { release } = await store.release(await writeBuild(context, { marker: 'three' }));
    const options = { area: 'mf-demo', version: release.version, share: 1 };
    await store.changeRegistry((registry) => applyCanary(registry, options, WHY));
    await allShow(release.version);
    s3.faultOf = () => 'refuse';
    await sleep(300);
    assert.ok((await pages()).every((page) => page.includes(release.version)));
  });
});

describe('the store of an installation', () => {
  it('is the bucket of RELEASES_S3_URL; a missing key is named', async (context) => {
    const { s3 } = await open(context);
    const env = { RELEASES_S3_URL: s3.options.url, AWS_ACCESS_KEY_ID: 'KEY', AWS_REGION: s3.options.region };
    assert.throws(() => openStore('/nowhere', env), /AWS_SECRET_ACCESS_KEY is missing/);
    const store = openStore('/nowhere', { ...env, AWS_SECRET_ACCESS_KEY: s3.options.secretAccessKey });
    assert.equal((await store.readRegistry()).revision, 0);
  });
});
