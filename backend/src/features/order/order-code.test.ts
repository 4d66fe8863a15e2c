import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findOrderCode, makeOrderCode } from './order-code.ts';

test('recognizes every code that it makes', () => {
  for (let count = 0; count < 1000; count += 1) {
    const code = makeOrderCode();
    assert.equal(findOrderCode(code), code);
    assert.equal(findOrderCode(` ${code.toLowerCase()} `), code);
  }
});

test('recognizes a code without its dash, and no names or numbers', () => {
  assert.equal(findOrderCode('k7m42q'), 'K7M-42Q');
  for (const text of ['bakary', '445502', 'K7M-42', 'K7M-42QX', 'K0M-42Q', 'K7M 42Q', 'Ely-Sid', '', '-']) {
    assert.equal(findOrderCode(text), undefined, text);
  }
});
