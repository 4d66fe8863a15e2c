import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadConfig, serviceConfig } from './config.ts';

test('without any setting, the demo runs on the loopback address', () => {
  assert.deepEqual(loadConfig({}, '/srv'), {
    port: 3000,
    host: '127.0.0.1',
    dataDir: '/srv/.data',
    databaseUrl: null,
    databaseReplicaUrl: null,
    picturesBucket: null,
    isDemo: true,
    publicUrl: null,
    trustedProxies: 0,
    smtpUrl: null,
    mailFrom: 'Maida <no-reply@maida.example>',
    metricsToken: null,
    logLevel: 'info',
  });
});

test('a real installation listens everywhere', () => {
  const config = loadConfig({
    DEMO: '0',
    PORT: '8080',
    DATA_DIR: '/srv/maida',
    DATABASE_URL: 'postgres://u:p@db/maida',
  });
  assert.deepEqual(
    [config.host, config.port, config.dataDir, config.databaseUrl, config.isDemo],
    ['0.0.0.0', 8080, '/srv/maida', 'postgres://u:p@db/maida', false],
  );
});

test('an https address makes the cookies secure', () => {
  assert.equal(serviceConfig(loadConfig({ PUBLIC_URL: 'https://maida.example' })).isSecure, true);
  assert.equal(serviceConfig(loadConfig({ PUBLIC_URL: 'http://maida.example' })).isSecure, false);
});

test('mails come from the site by default', () => {
  const from = (env: Record<string, string>) =>
    loadConfig({ PUBLIC_URL: 'https://maida.mr', ...env }).mailFrom;
  assert.equal(from({}), 'Maida <no-reply@maida.mr>');
  assert.equal(from({ MAIL_FROM: 'post@maida.mr' }), 'post@maida.mr');
  const SMTP_URL = 'smtps://user:secret@mail.maida.mr:465';
  assert.equal(loadConfig({ SMTP_URL }).smtpUrl, SMTP_URL);
});

test('reports a wrong setting in one line that names it', () => {
  const refused: [Record<string, string>, RegExp][] = [
    [{ PORT: 'http' }, /^PORT=http: /],
    [{ PORT: '70000' }, /^PORT=70000: /],
    [{ PORT: '-1' }, /^PORT=-1: /],
    [{ DEMO: 'maybe' }, /^DEMO=maybe: /],
    [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0: the demo mode listens on 127\.0\.0\.1 alone/],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, /^DATABASE_URL: /],
    [{ DATABASE_REPLICA_URL: 'mysql://root:secret@db' }, /^DATABASE_REPLICA_URL: /],
    [{ DATABASE_REPLICA_URL: 'postgres://u:secret@db/maida' }, /^DATABASE_REPLICA_URL needs DATABASE_URL/],
    [{ PICTURES_S3_URL: 'https://key:secret@s3.example/bucket' }, /^PICTURES_S3_URL: /],
    [{ PICTURES_S3_URL: 'https://s3.example/' }, /^PICTURES_S3_URL: /],
    [
      { PICTURES_S3_URL: 'https://s3.example/bucket', AWS_SECRET_ACCESS_KEY: 'secret' },
      /^AWS_ACCESS_KEY_ID is missing/,
    ],
    [{ PUBLIC_URL: 'maida.example' }, /^PUBLIC_URL=/],
    [{ SMTP_URL: 'mail.example:secret' }, /^SMTP_URL: expected/],
    [{ SMTP_URL: 'smtp://u:secret@mail.example', DEMO: '0' }, /^SMTP_URL needs PUBLIC_URL/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM=nobody: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud: /],
  ];
  for (const [env, message] of refused) {
    assert.throws(
      () => loadConfig(env),
      (error: Error) => {
        assert.equal(error.name, 'StartError');
        assert.match(error.message, message);
        assert.doesNotMatch(error.message, /\n|secret/);
        return true;
      },
    );
  }
});

test('reports all problems at once, a line for each', () => {
  const env = {
    PORT: 'http',
    HOST: '0.0.0.0',
    DATABASE_REPLICA_URL: 'postgres://u:secret@db/maida',
    SMTP_URL: 'mail.example:secret',
    PICTURES_S3_URL: 'https://s3.example/bucket',
  };
  assert.throws(
    () => loadConfig(env),
    ({ message }: Error) => {
      assert.deepEqual(
        message.split('\n').map((line) => /^[A-Z\d_]+/.exec(line)?.[0]),
        ['PORT', 'SMTP_URL', 'HOST', 'DATABASE_REPLICA_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
      );
      assert.doesNotMatch(message, /secret/);
      return true;
    },
  );
});

test('an empty variable counts as unset, except HOST', () => {
  const names = [
    'PORT',
    'DATA_DIR',
    'DATABASE_URL',
    'DEMO',
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'LOG_LEVEL',
  ];
  assert.deepEqual(loadConfig(Object.fromEntries(names.map((name) => [name, '']))), loadConfig({}));
  assert.throws(() => loadConfig({ HOST: '' }), /^StartError: HOST=: the demo mode/);
  assert.equal(loadConfig({ HOST: '', DEMO: '0' }).host, '');
});
