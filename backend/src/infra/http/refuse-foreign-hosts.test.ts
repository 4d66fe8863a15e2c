import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';

it('a demo replies under loopback names only', async (context) => {
  const server = createServer(refuseForeignHosts((_request, response) => response.end('welcome')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const statusFor = async (host: string) => {
    const request = get({ host: '127.0.0.1', port, headers: { host }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  for (const host of [
    'localhost:3000',
    'LOCALHOST',
    '127.0.0.1',
    `127.0.0.1:${String(port)}`,
    '[::1]:3000',
  ]) {
    assert.equal(await statusFor(host), 200, host);
  }
  for (const host of ['maida.example', '127.0.0.1.maida.example', 'localhost.maida.example', '10.0.0.1']) {
    assert.equal(await statusFor(host), 421, host);
  }
});
