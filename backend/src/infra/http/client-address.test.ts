import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { it } from 'node:test';
import { clientAddress } from './client-address.ts';

function request(forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress: '10.0.0.1' } } as IncomingMessage;
}

it('the client is the address that the last trusted proxy was called from', () => {
  assert.equal(clientAddress(request(), 0), '10.0.0.1');
  assert.equal(clientAddress(request('1.2.3.4'), 0), '10.0.0.1');
  assert.equal(clientAddress(request('6.6.6.6, 1.2.3.4'), 1), '1.2.3.4');
  assert.equal(clientAddress(request('1.2.3.4, 10.0.0.2'), 2), '1.2.3.4');
  assert.equal(clientAddress(request('1.2.3.4'), 5), '1.2.3.4');
});
