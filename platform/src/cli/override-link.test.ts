import assert from 'node:assert/strict';
import { it } from 'node:test';
import { OverridePolicy, readAllowedOrigins } from '../delivery/index.ts';
import { loadPlatformSecret } from '../registry/index.ts';
import { temporaryFolder } from '../registry/testing/fixtures.ts';
import { runCommandLine } from './run.ts';

it('an override link is accepted by the product with the same secret, and by no other', async (context) => {
  const data = await temporaryFolder(context);
  const lines: string[] = [];
  const run = (...args: string[]) =>
    runCommandLine([...args, '--data-dir', data], {
      out: (text) => lines.push(text),
      error: (text) => lines.push(text),
    });
  assert.equal(
    await run('override-link', 'mf-demo=http://127.0.0.1:3012', 'mf-new=http://localhost:1', '--json'),
    0,
  );
  const { path, value, overrides } = JSON.parse(lines.pop() ?? '') as Record<string, unknown>;
  assert.equal(path, `/platform/override?value=${String(value)}`);
  const policyOf = (secret: string) =>
    new OverridePolicy({
      isAllowed: readAllowedOrigins('loopback'),
      readSecret: () => Promise.resolve(secret),
    });
  const permit = await policyOf(await loadPlatformSecret(data, undefined)).read(String(value));
  assert.deepEqual(permit?.overrides, overrides);
  const hours = ((permit?.expiresAt ?? 0) - Date.now()) / 3_600_000;
  assert.ok(hours > 7.9 && hours <= 8, String(hours));
  assert.equal(await policyOf('another secret').read(String(value)), undefined);
  for (const wrong of [
    [],
    ['mf-demo'],
    ['shell=http://127.0.0.1:1'],
    ['mf-demo=127.0.0.1'],
    ['mf-demo=http://a/b'],
  ]) {
    assert.equal(await run('override-link', ...wrong), 2, wrong.join(' '));
    assert.match(lines.pop() ?? '', /Usage: platform override-link <area>=<origin>/);
  }
});
