import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { createPersonalCall, createServiceCall } from './service-call.ts';

const TOKEN = 'a'.repeat(43);

/** A service that echoes the caller's headers and sets a cookie. */
const service = createServer(({ headers }, response) => {
  response.setHeader('set-cookie', 'maida_session=another');
  response.end(headers.cookie ?? 'nobody');
});
const address = () => {
  const bound = service.address();
  return `http://127.0.0.1:${String(typeof bound === 'object' && bound ? bound.port : 0)}`;
};
before(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
});
after(() => service.close());

test('a public page calls without a session', async () => {
  assert.equal((await createServiceCall(address)('/auth/me')).body, 'nobody');
});

test('a personal page calls with the session and no other cookie, and passes no cookie on', async () => {
  const call = createPersonalCall(address, { isSecure: false });
  const cookie = `maida_visitor=v; maida_session=${TOKEN}; XSRF-TOKEN=x`;
  const answer = await call({ headers: { cookie } })?.('/auth/me');
  assert.equal(answer?.body, `maida_session=${TOKEN}`);
  assert.equal(Object.hasOwn(answer.headers, 'set-cookie'), false);
});

test('without a session there is no personal call', () => {
  const secure = createPersonalCall(address, { isSecure: true });
  for (const cookie of [undefined, 'maida_session=short', `maida_session=${TOKEN}`]) {
    assert.equal(secure({ headers: cookie === undefined ? {} : { cookie } }), undefined);
  }
});
