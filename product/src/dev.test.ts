import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { isStartError, loadConfig } from 'backend';
import { startDevelopmentProduct } from './dev.ts';

test('a taken port is said before anything starts', async (context) => {
  const other = createServer().listen(0, '127.0.0.1');
  context.after(() => other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started: string[] = [];
  await assert.rejects(
    startDevelopmentProduct(loadConfig({ PORT: String(port) }), {
      onStart: (name) => started.push(name),
      onError: (error) => assert.fail(String(error)),
    }),
    (error) =>
      isStartError(error) && /^Cannot listen on .*: another program listens there/.test(error.message),
  );
  assert.deepEqual(started, []);
  assert.ok(!process.getActiveResourcesInfo().includes('ProcessWrap'), 'no service runs');
});
