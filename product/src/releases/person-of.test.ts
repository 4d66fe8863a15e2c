import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPersonOf } from './person-of.ts';

const COOKIE = `maida_session=${'a'.repeat(43)}`;

test('the service is asked once a minute for a session, and never without one', async () => {
  let asked = 0;
  const personOf = createPersonOf({ isSecure: false }, () => {
    asked += 1;
    return Promise.resolve('aïcha');
  });
  assert.equal(await personOf({ headers: {} }), undefined);
  assert.equal(await personOf({ headers: { cookie: 'maida_session=made-up' } }), undefined);
  assert.equal(asked, 0);
  assert.equal(await personOf({ headers: { cookie: COOKIE } }), 'aïcha');
  assert.equal(await personOf({ headers: { cookie: COOKIE } }), 'aïcha');
  assert.equal(asked, 1);
});

test('a page waits no longer for a service that hangs', async () => {
  const personOf = createPersonOf({ isSecure: false }, () => new Promise(() => undefined));
  assert.equal(await personOf({ headers: { cookie: COOKIE } }), undefined);
});
