import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { S3Bucket } from './s3-bucket.ts';
import { startS3 } from './testing.ts';

async function open(context: TestContext) {
  const s3 = await startS3('folder');
  context.after(() => s3.close());
  return { s3, bucket: new S3Bucket(s3.options) };
}

it('stores, lists, reads and removes objects below its folder, with any characters in their keys', async (context) => {
  const { s3, bucket } = await open(context);
  const key = `a & b <'c'> "d" (e)!*/é.txt`;
  await bucket.put(key, 'content');
  assert.deepEqual([...s3.objects.keys()], [`folder/${key}`]);
  assert.deepEqual(
    (await bucket.list('a')).map((entry) => entry.key),
    [key],
  );
  assert.equal((await bucket.find(key))?.toString(), 'content');
  await bucket.remove(key);
  assert.equal(await bucket.find(key), undefined);
  assert.deepEqual(await bucket.list(), []);
});

it('adds an object only if the key is free, and recognises its own after a lost reply', async (context) => {
  const { s3, bucket } = await open(context);
  assert.equal(await bucket.add('key', 'one'), true);
  assert.equal(await bucket.add('key', 'two'), false);
  let lost = 0;
  s3.faultOf = ({ method }) => (method === 'PUT' && (lost += 1) === 1 ? 'lose-reply' : undefined);
  assert.equal(await bucket.add('other', 'three'), true);
  assert.equal(lost, 2);
});

it('gives up after its time limit', async (context) => {
  const { s3 } = await open(context);
  s3.faultOf = () => 'hang';
  // Long enough for a request to arrive on a busy machine, too.
  const bucket = new S3Bucket(s3.options, { timeoutMs: 1000, retries: 3 });
  await assert.rejects(
    bucket.find('key'),
    /^Error: The bucket http:\S+ does not answer: not within 1000 ms\.$/,
  );
  assert.equal(s3.count(), 1);
});

it('names the address and the cause when nothing answers there', async () => {
  const keys = { region: 'eu-test-1', accessKeyId: 'KEY', secretAccessKey: 'secret' };
  const bucket = new S3Bucket({ url: 'http://127.0.0.1:1023/bucket/folder', ...keys });
  const message = 'The bucket http://127.0.0.1:1023/bucket/ does not answer: ECONNREFUSED.';
  await assert.rejects(bucket.find('key'), { message });
});

it('refuses an address without a bucket', () => {
  const keys = { region: 'eu-test-1', accessKeyId: 'KEY', secretAccessKey: 'secret' };
  assert.throws(() => new S3Bucket({ url: 'https://host/', ...keys }), /names no bucket/);
});
