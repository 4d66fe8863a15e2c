import assert from 'node:assert/strict';
import { it } from 'node:test';
import { temporaryFolder } from '../../registry/testing/fixtures.ts';
import { readComposition, signComposition } from './composition-link.ts';
import { loadPlatformSecret } from '../../registry/index.ts';

const ID = '0123456789ab';
const NOW = Date.UTC(2026, 10, 20);

it('a link to a composition is valid until it expires, and for no other composition', () => {
  const secret = 'a secret';
  const value = signComposition(secret, ID, NOW + 60_000);
  const read = (text: string, now = NOW, key = secret) => readComposition(text, { secret: key, now });
  assert.deepEqual(read(value), { composition: ID, isSigned: true });
  assert.equal(read(value, NOW + 61_000), undefined);
  assert.equal(read(value, NOW, 'another'), undefined);
  assert.equal(read(value.replace(ID, 'ab0123456789')), undefined);
  assert.deepEqual(read(ID), { composition: ID, isSigned: false });
  for (const wrong of ['', 'xyz', `${ID}.1`, `${value}x`, '../../etc/passwd'])
    assert.equal(read(wrong), undefined);
});

it('an installation creates its secret once', async (context) => {
  const folder = await temporaryFolder(context);
  const [first, second] = await Promise.all([
    loadPlatformSecret(folder, undefined),
    loadPlatformSecret(folder, ''),
  ]);
  assert.match(await loadPlatformSecret(folder, undefined), /^[\w-]{43}$/);
  assert.equal(await loadPlatformSecret(folder, 'given'), 'given');
  assert.equal(first, second);
});
