import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { it } from 'node:test';
import { clientOf, createSenderOf } from './client-of.ts';

function request(forwarded?: string): Pick<IncomingMessage, 'headers' | 'socket'> {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { headers, socket: { remoteAddress: '10.0.0.1' } as IncomingMessage['socket'] };
}

it('the client is the address that the last trusted proxy was called from', () => {
  assert.equal(clientOf(request(), 0), '10.0.0.1');
  assert.equal(clientOf(request('1.2.3.4'), 0), '10.0.0.1');
  assert.equal(clientOf(request('6.6.6.6, 1.2.3.4'), 1), '1.2.3.4');
  assert.equal(clientOf(request('1.2.3.4, 10.0.0.2'), 2), '1.2.3.4');
  assert.equal(clientOf(request('1.2.3.4'), 5), '1.2.3.4');
});

it('addresses of one IPv6 /64 are one sender, those of one /48 one block', () => {
  const senderOf = createSenderOf(1);
  const [one, same, next, other] = [
    '2001:db8:1:1::1',
    '2001:db8:1:1:ffff::9',
    '2001:db8:1:2::1',
    '2001:db8:2::1',
  ].map((address) => senderOf(request(address)));
  assert.deepEqual(same, one);
  assert.notEqual(next?.network, one?.network);
  assert.equal(next?.block, one?.block);
  assert.notEqual(other?.block, one?.block);
});
