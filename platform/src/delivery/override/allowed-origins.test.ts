import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAllowedOrigins } from './allowed-origins.ts';

describe('readAllowedOrigins', () => {
  it('allows the loopback or the listed origins', () => {
    const loopback = readAllowedOrigins('loopback');
    for (const origin of ['http://127.0.0.1:3012', 'http://localhost:1', 'http://[::1]:3012'])
      assert.ok(loopback(origin), origin);
    for (const origin of [
      'http://127.0.0.1.evil.example',
      'http://localhost.evil',
      'https://dev.maida.example',
      'http://10.0.0.1:3012',
    ]) {
      assert.ok(!loopback(origin), origin);
    }
    const named = readAllowedOrigins('https://dev.maida.example, http://10.0.0.7:3012');
    assert.ok(named('https://dev.maida.example') && named('http://10.0.0.7:3012'));
    assert.ok(!named('http://127.0.0.1:3012') && !named('https://dev.maida.example:444'));
    assert.ok(!readAllowedOrigins('')('http://127.0.0.1:3012'));
    for (const invalid of [
      '*',
      'https://*.maida.example',
      'dev.maida.example',
      'https://dev.maida.example/x',
      'file:///',
    ]) {
      assert.throws(() => readAllowedOrigins(invalid), /OVERRIDE_ORIGINS/);
    }
  });
});
