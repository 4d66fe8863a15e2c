import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mask } from './mask.ts';
import { networkOf } from './network.ts';

test('an address is kept as its network', () => {
  const cases = [
    ['197.231.12.77', '197.231.12.0/24'],
    ['::ffff:197.231.12.77', '197.231.12.0/24'],
    ['2001:0db8:00a1:b2c3::1', '2001:db8:a1::/48'],
    ['2001:db8::1', '2001:db8::/48'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['::1', '::/48'],
    ['unknown', null],
    ['', null],
  ] as const;
  for (const [address, network] of cases) assert.equal(networkOf(address), network, address);
});

test('a masked text tells only who knows it already', () => {
  assert.equal(mask('salma@example.org'), 's…@example.org');
  assert.equal(mask('4455020101'), '…01');
  assert.equal(mask('Élodie'), 'É…');
  assert.equal(mask('ab'), 'a…');
  assert.equal(mask(''), '…');
});
