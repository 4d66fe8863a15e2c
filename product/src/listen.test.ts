import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, listen } from './listen.ts';

test('a connection without a request stays open for longer than a load balancer keeps it', async (context) => {
  const server = await listen((_, response) => response.end(), 0, '127.0.0.1');
  context.after(() => server.close());
  const { headers } = await fetch(addressOf(server));
  assert.equal(headers.get('keep-alive'), 'timeout=75');
});

test('says in one line why it cannot listen', async (context) => {
  const server = await listen(() => undefined, 0, '127.0.0.1');
  context.after(() => server.close());
  const port = Number(new URL(addressOf(server)).port);
  await assert.rejects(
    listen(() => undefined, port, '127.0.0.1'),
    {
      message: `Cannot listen on 127.0.0.1:${port}: another program listens there; stop it or set another PORT`,
    },
  );
});
