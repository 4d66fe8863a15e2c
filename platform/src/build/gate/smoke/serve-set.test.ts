import assert from 'node:assert/strict';
import { once } from 'node:events';
import net from 'node:net';
import { it } from 'node:test';
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

  const socket = net.connect(Number(new URL(server.address).port), '127.0.0.1');
  socket.write(
    `POST ${REPORT_PATH} HTTP/1.1\r\nHost: gate\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n`,
  );
  // The server asks for the report, and reads it.
  await once(socket, 'data');
  socket.write('{"page":');
  socket.destroy();
  await once(socket, 'close');
  const { status } = await fetch(server.address + REPORT_PATH, { method: 'POST', body: 'no report' });
  assert.equal(status, 204);
  assert.deepEqual(server.reports, []);
});
