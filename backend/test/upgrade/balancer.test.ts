import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { startBalancer } from './balancer.ts';

async function startInstance(context: TestContext, handle: RequestListener) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  context.after(stop);
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

test('what an instance never got goes to the next; what it may have got only when it changes nothing', async (context) => {
  const good = await startInstance(context, (request, response) => {
    void text(request).then((body) => response.end(`${request.method} ${body}`));
  });
  const gone = await startInstance(context, () => undefined);
  gone.stop();
  const dying = await startInstance(context, (request) => request.socket.destroy());
  const busy = await startInstance(context, (_request, response) => response.writeHead(503).end());
  const balancer = await startBalancer({ triesNext: true });
  context.after(() => balancer.close());
  /** Statuses and texts of two requests: one of them is for the failing instance first. */
  const ask = async (failing: string, init: RequestInit) => {
    await balancer.set([good.address, failing]);
    const replies = [await fetch(balancer.address, init), await fetch(balancer.address, init)];
    const read = await Promise.all(replies.map(async (reply) => `${reply.status} ${await reply.text()}`));
    return read.sort();
  };
  const post = { method: 'POST', body: 'an order' };
  assert.deepEqual(await ask(gone.address, {}), ['200 GET ', '200 GET ']);
  assert.deepEqual(await ask(gone.address, post), ['200 POST an order', '200 POST an order']);
  assert.deepEqual(await ask(dying.address, {}), ['200 GET ', '200 GET ']);
  assert.deepEqual(await ask(dying.address, post), ['200 POST an order', '502 ']);
  assert.deepEqual(await ask(busy.address, {}), ['200 GET ', '200 GET ']);
  assert.deepEqual(await ask(busy.address, post), ['200 POST an order', '503 ']);
});
