import assert from 'node:assert/strict';
import net from 'node:net';
import { it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { REPORT_PATH } from '../../../contract/index.ts';
import { goLive, temporaryStore } from '../../../registry/testing/fixtures.ts';
import { serveSet } from './serve-set.ts';

it('goes on when a page is closed while it sends its report', async (context) => {
  const { store } = await temporaryStore(context);
  const shell = await goLive(context, store, { name: 'shell' });
  const service = { owns: () => false, handle: () => undefined };
  const createDelivery = () => () => Promise.resolve();
  const server = await serveSet(store, { shell }, { service, createDelivery });
  context.after(() => server.stop());
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  context.after(() => process.off('unhandledRejection', note));

  const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(`POST ${REPORT_PATH} HTTP/1.1\r\nHost: gate\r\nContent-Length: 100\r\n\r\n{"page":`);
  await sleep(100);
  socket.destroy();
  await sleep(100);
  assert.deepEqual(unhandled, []);
  const { status } = await fetch(server.address + REPORT_PATH, { method: 'POST', body: 'no report' });
  assert.equal(status, 204);
  assert.deepEqual(server.reports, []);
});
