import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { findSiteOrigin } from './site-origin.ts';

function originOf(config: { publicUrl?: string; isDemo?: boolean }, host: string | undefined) {
  const { publicUrl, isDemo = false } = config;
  const settings = {
    ...{
      dataDir: '',
      trustedProxies: 0,
      smtpUrl: null,
      metricsToken: null,
      mailFrom: '',
      isSecure: false,
      isDemo,
    },
    publicUrl: publicUrl === undefined ? null : new URL(publicUrl),
  };
  return findSiteOrigin({ config: settings, log: pino({ level: 'silent' }) }, { headers: { host } });
}

test('links lead to the configured site, not to the request’s', () => {
  for (const isDemo of [true, false]) {
    const config = { publicUrl: 'https://maida.example/ignored', isDemo };
    assert.equal(originOf(config, 'evil.example'), 'https://maida.example');
  }
});

test('a demo without one links to the loopback address that was asked, and to no other', () => {
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000', 'localhost']) {
    assert.equal(originOf({ isDemo: true }, host), `http://${host}`);
  }
  const foreign = [
    'evil.example',
    'localhost.evil.example',
    'localhost:3000@evil.example',
    '127.0.0.1.evil',
    '',
    undefined,
  ];
  for (const host of foreign) assert.equal(originOf({ isDemo: true }, host), null, host);
});

test('a real installation without one links nowhere', () => {
  assert.equal(originOf({}, '127.0.0.1:3000'), null);
});
