import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { createPersonalCall, createServiceCall } from './service-call.ts';

const TOKEN = 'a'.repeat(43);

const STRANGER = 'b'.repeat(43);

let calls = 0;
/** A service that knows one session, echoes the caller's cookies and sets one. */
const service = createServer(({ headers, url }, response) => {
  calls += 1;
  response.setHeader('set-cookie', 'maida_session=another');
  const isStranger = headers.cookie?.includes(STRANGER) ?? true;
  response.end(url === '/auth/me' && isStranger ? 'null' : (headers.cookie ?? 'nobody'));
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
  assert.equal((await createServiceCall(address)('/api/restaurant')).body, 'nobody');
});

test('a personal page calls with the session and no other cookie, and passes no cookie on', async () => {
  const cookie = `maida_visitor=v; maida_session=${TOKEN}; XSRF-TOKEN=x`;
  const call = await createPersonalCall(address, { isSecure: false })({ headers: { cookie } });
  const answer = await call?.('/api/orders');
  assert.equal(answer?.body, `maida_session=${TOKEN}`);
  assert.equal(Object.hasOwn(answer.headers, 'set-cookie'), false);
});

test('a personal page asks for its user once', async () => {
  calls = 0;
  const headers = { cookie: `maida_session=${TOKEN}` };
  const call = await createPersonalCall(address, { isSecure: false })({ headers });
  assert.equal((await call?.('/auth/me'))?.body, `maida_session=${TOKEN}`);
  assert.equal(calls, 1);
});

test('without a session there is no personal call', async () => {
  const secure = createPersonalCall(address, { isSecure: true });
  for (const cookie of [undefined, 'maida_session=short', `maida_session=${TOKEN}`]) {
    assert.equal(await secure({ headers: cookie === undefined ? {} : { cookie } }), undefined);
  }
});

test('an invented session has no personal call', async () => {
  const personalCall = createPersonalCall(address, { isSecure: false });
  assert.equal(await personalCall({ headers: { cookie: `maida_session=${STRANGER}` } }), undefined);
});
