import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { ReplyOutcome } from 'platform/common';
import { routeRequest } from './route-request.ts';

const reached: string[] = [];
const noted: ReplyOutcome[] = [];
const server = createServer();
let address = '';

before(async () => {
  const answer: RequestListener = (request, response) => {
    reached.push(request.url ?? '');
    response.end('reached');
  };
  type Parts = Parameters<typeof routeRequest>;
  const service = {
    handle: answer,
    noteReply: (outcome: ReplyOutcome) => noted.push(outcome),
  } as unknown as Parts[0];
  const others = { delivery: answer, releases: answer } as unknown as Parts[1];
  server.on(
    'request',
    routeRequest(service, others, () => true),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

for (const path of ['/admin', '/api/restaurant', '/platform/live']) {
  test(`a path below ${path} that is longer than any is refused before anything reads it`, async () => {
    const reply = await fetch(`${address}${path}${'/'.repeat(8000)}x?page=1`);
    assert.equal(reply.status, 414);
    assert.equal(await reply.text(), 'This address is too long.\n');
    assert.deepEqual(reached, []);
  });
}

test('a query may be long', async () => {
  const reply = await fetch(`${address}/${'a'.repeat(900)}?q=${'/'.repeat(8000)}`);
  assert.equal(await reply.text(), 'reached');
});

test('what the service does not answer is noted: its own calls it notes itself', async () => {
  noted.length = 0;
  for (const path of ['/api/restaurant', '/', '/platform/releases', `/${'a'.repeat(1100)}`]) {
    await (await fetch(address + path)).text();
  }
  while (noted.length < 3) await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(
    noted.map(({ method, route, status }) => [method, route, status]),
    [
      ['GET', null, 200],
      ['GET', null, 200],
      ['GET', null, 414],
    ],
  );
});
