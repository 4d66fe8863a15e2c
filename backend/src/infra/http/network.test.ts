import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mask } from '../../features/audit/mask.ts';
import { ANONYMOUS, networkOf } from './network.ts';

test('the audit log gets a network instead of an address', () => {
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
  for (const [address, network] of cases) assert.equal(networkOf(address, ANONYMOUS), network, address);
});

test('limits count an IPv4 address and an IPv6 /64 as one caller', () => {
  assert.equal(networkOf('197.231.12.77'), '197.231.12.77/32');
  assert.equal(networkOf('::ffff:197.231.12.77'), '197.231.12.77/32');
  const first = networkOf('2001:db8:a1:b2c3::1');
  assert.equal(first, '2001:db8:a1:b2c3::/64');
  assert.equal(networkOf('2001:db8:a1:b2c3:ffff:1:2:3'), first);
  assert.notEqual(networkOf('2001:db8:a1:b2c4::1'), first);
});

test('a masked text is recognizable only to a reader who already knows it', () => {
  assert.equal(mask('salma@example.org'), 's…@example.org');
  assert.equal(mask('4455020101'), '…01');
  assert.equal(mask('Élodie'), 'É…');
  assert.equal(mask('ab'), 'a…');
  assert.equal(mask(''), '…');
});
