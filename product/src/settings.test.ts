import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSettings } from './settings.ts';

const DEVELOPMENT_SERVER = 'http://localhost:3001';

test('without any setting, all pages report, offline copies are on, and only a demo allows overrides', () => {
  const { pipelineTokens, allowOrigin, ...settings } = readSettings({}, true);
  assert.deepEqual(settings, {
    hasOfflineCopies: true,
    platformSecret: undefined,
    reportShare: 1,
    renderQueue: 32,
    webhook: undefined,
    operatorMail: undefined,
  });
  assert.equal(pipelineTokens.size, 0);
  assert.equal(allowOrigin(DEVELOPMENT_SERVER), true);
  assert.equal(readSettings({}, false).allowOrigin(DEVELOPMENT_SERVER), false);
});

test('an empty OVERRIDE_ORIGINS allows no override in a demo either; other empty variables count as unset', () => {
  const env = { OVERRIDE_ORIGINS: '', REPORT_SHARE: '', OFFLINE_COPIES: '', PLATFORM_SECRET: '' };
  const { allowOrigin, ...settings } = readSettings(env, true);
  assert.equal(allowOrigin(DEVELOPMENT_SERVER), false);
  assert.deepEqual(
    [settings.reportShare, settings.hasOfflineCopies, settings.platformSecret],
    [1, true, undefined],
  );
});

test('reads what is set', () => {
  const env = {
    OVERRIDE_ORIGINS: 'https://dev.maida.example',
    REPORT_SHARE: '0.25',
    RENDER_QUEUE: '0',
    OFFLINE_COPIES: '0',
    PLATFORM_TOKENS: `pipeline:${'a'.repeat(64)}`,
  };
  const settings = readSettings(env, false);
  assert.equal(settings.allowOrigin('https://dev.maida.example'), true);
  assert.deepEqual([settings.reportShare, settings.renderQueue, settings.hasOfflineCopies], [0.25, 0, false]);
  assert.equal(settings.pipelineTokens.size, 1);
});

test('a switch is 1 or true, 0 or false, and nothing else', () => {
  const read = (value: string) => readSettings({ OFFLINE_COPIES: value }, false).hasOfflineCopies;
  assert.deepEqual(['1', 'true', '0', 'false'].map(read), [true, true, false, false]);
  for (const value of ['no', 'off', 'False', ' 0']) {
    assert.throws(() => read(value), {
      message: `OFFLINE_COPIES=${value}: expected 1 or 0 (or true or false)`,
    });
  }
});

test('reports all wrong settings at once, a line for each, without the tokens', () => {
  const env = { REPORT_SHARE: '2', OVERRIDE_ORIGINS: 'everywhere', PLATFORM_TOKENS: 'the-token' };
  assert.throws(
    () => readSettings(env, true),
    ({ name, message }: Error) => {
      assert.equal(name, 'StartError');
      assert.deepEqual(message.split('\n'), [
        'PLATFORM_TOKENS: expected name:hash, with the SHA-256 of a token.',
        'OVERRIDE_ORIGINS=everywhere: expected loopback, or origins like https://dev.maida.example',
        'REPORT_SHARE=2: expected a number from 0 to 1',
      ]);
      return true;
    },
  );
});

test('who is notified of rollbacks: a webhook over https with its secret, and an address', () => {
  const secret = 'sixteen characters';
  const env = { PLATFORM_WEBHOOK_URL: 'https://hooks.example/x', PLATFORM_WEBHOOK_SECRET: secret };
  const settings = readSettings({ ...env, PLATFORM_MAIL: 'ops@example.org' }, false);
  assert.deepEqual(settings.webhook, { url: 'https://hooks.example/x', secret });
  assert.equal(settings.operatorMail, 'ops@example.org');
  assert.ok(readSettings({ ...env, PLATFORM_WEBHOOK_URL: 'http://127.0.0.1:9000/x' }, false).webhook);
  for (const wrong of [
    { PLATFORM_WEBHOOK_URL: 'http://hooks.example/x' },
    { PLATFORM_WEBHOOK_URL: 'file:///etc/passwd' },
    { PLATFORM_WEBHOOK_URL: '' },
    { PLATFORM_WEBHOOK_SECRET: '' },
    { PLATFORM_WEBHOOK_SECRET: 'short' },
    { PLATFORM_MAIL: 'ops' },
  ]) {
    assert.throws(() => readSettings({ ...env, ...wrong }, false), /PLATFORM_(?:WEBHOOK_|MAIL)/);
  }
});
