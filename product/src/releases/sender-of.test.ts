import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { it } from 'node:test';
import { createSenderOf } from './sender-of.ts';

function request(forwarded: string): IncomingMessage {
  return {
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  } as unknown as IncomingMessage;
}

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
