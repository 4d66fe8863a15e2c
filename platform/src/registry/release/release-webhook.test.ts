import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ReleaseWebhook } from './release-webhook.ts';

const NOTICE = { area: 'mf-demo', version: '2.0.0', live: '1.0.0', why: 'it failed.', team: 'Demo' };

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that answers with these statuses, one after the other, and then 204. */
async function receiver(context: TestContext, statuses: number[]) {
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(statuses.shift() ?? 204, { location: '/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const until = async (count: number) => {
    for (const end = Date.now() + 60_000; calls.length < count && Date.now() < end;) await sleep(5);
    assert.equal(calls.length, count);
  };
  return { url: `http://127.0.0.1:${port}/hook`, calls, until };
}

it('posts what happened, signed as Standard Webhooks say', async (context) => {
  const { url, calls, until } = await receiver(context, []);
  for (const secret of ['a secret of the operator', 'whsec_YSBzZWNyZXQ=']) {
    new ReleaseWebhook({ url, secret }).send(NOTICE, Date.UTC(2026, 10, 24));
    await until(1);
    const [call] = calls.splice(0);
    assert.ok(call);
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = call.headers;
    assert.ok(Math.abs(Number(timestamp) - Date.now() / 1000) < 60);
    const key = secret.startsWith('whsec_') ? 'a secret' : secret;
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(timestamp)}.${call.body}`)
      .digest('base64');
    assert.equal(signature, `v1,${expected}`);
    assert.deepEqual(JSON.parse(call.body), {
      type: 'release.rolled_back',
      timestamp: '2026-11-24T00:00:00.000Z',
      data: NOTICE,
    });
  }
});

it('repeats the same message while the receiver fails or leads elsewhere, and gives up in the end', async (context) => {
  const { url, calls, until } = await receiver(context, [500, 302, 204]);
  const left: number[] = [];
  const onError = (_error: unknown, attemptsLeft: number) => left.push(attemptsLeft);
  const webhook = new ReleaseWebhook({ url, secret: 'secret', delays: [10, 10, 10], onError });
  webhook.send(NOTICE);
  await until(3);
  await sleep(60);
  assert.equal(calls.length, 3, 'no further one after a success');
  assert.equal(new Set(calls.map(({ headers }) => headers['webhook-id'])).size, 1);
  assert.deepEqual(left, [3, 2]);

  const failing = await receiver(
    context,
    Array.from({ length: 9 }, () => 503),
  );
  new ReleaseWebhook({ url: failing.url, secret: 'secret', delays: [5, 5] }).send(NOTICE);
  await failing.until(3);
  await sleep(60);
  assert.equal(failing.calls.length, 3);
});

it('stops at once, also while it waits for a receiver that hangs', async (context) => {
  const { promise: isCalled, resolve } = Promise.withResolvers<undefined>();
  const server = http.createServer(() => resolve(undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const webhook = new ReleaseWebhook({ url: `http://127.0.0.1:${port}`, secret: 'secret' });
  webhook.send(NOTICE);
  await isCalled;
  const start = performance.now();
  await webhook.stop();
  // The receiver would be given ten seconds.
  assert.ok(performance.now() - start < 9000);
});
