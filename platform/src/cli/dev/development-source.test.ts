import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { serve } from '../../delivery/testing/delivery-server.ts';
import { temporaryFolder, temporaryStore } from '../../registry/testing/fixtures.ts';
import { DevelopmentSource } from './development-source.ts';

const SHELL_ORIGIN = 'http://127.0.0.1:3010';
const AREA_ORIGIN = 'http://127.0.0.1:3011';

async function development(context: TestContext) {
  const root = await temporaryFolder(context);
  const stop = () => Promise.resolve();
  const writeManifest = (paths: string[]) => {
    const mounts = paths.map((mounted) => ({ path: mounted }));
    const manifest = { name: 'mf-demo', contract: '1', mounts, navigation: [], preload: [] };
    return writeFile(path.join(root, 'mf-demo/area.json'), JSON.stringify(manifest));
  };
  await mkdir(path.join(root, 'shell/public'), { recursive: true });
  await mkdir(path.join(root, 'mf-demo'));
  await writeFile(path.join(root, 'shell/public/favicon.svg'), '<svg/>');
  await writeManifest(['/']);
  const source = new DevelopmentSource([
    { name: 'shell', root: path.join(root, 'shell'), origin: SHELL_ORIGIN, stop },
    { name: 'mf-demo', root: path.join(root, 'mf-demo'), origin: AREA_ORIGIN, stop },
  ]);
  const { store } = await temporaryStore(context);
  const origins = [SHELL_ORIGIN, AREA_ORIGIN, 'ws://127.0.0.1:3010'];
  return {
    writeManifest,
    sendRequest: await serve(context, store, { source, origins, isDevelopment: true }),
  };
}

describe('the page in development', () => {
  it('loads shell and area from their development servers, and its policy allows them', async (context) => {
    const { sendRequest } = await development(context);
    const { text, headers } = await sendRequest('/', { accept: 'text/html' });
    assert.match(
      text,
      /<script defer src="http:\/\/127\.0\.0\.1:3010\/static\/js\/main\.js" fetchpriority="high" crossorigin="anonymous">/,
    );
    assert.match(
      text,
      /as="script" href="http:\/\/127\.0\.0\.1:3011\/static\/js\/entry\.js" fetchpriority="high" crossorigin="anonymous">/,
    );
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /script-src 'self' http:\/\/127\.0\.0\.1:3010 http:\/\/127\.0\.0\.1:3011/);
    assert.match(policy, /connect-src [^;]*ws:\/\/127\.0\.0\.1:3010/);
    assert.doesNotMatch(policy, /unsafe-eval/);
  });

  it('follows area.json without a restart', async (context) => {
    const { sendRequest, writeManifest } = await development(context);
    assert.equal((await sendRequest('/new', { accept: 'text/html' })).status, 404);
    await writeManifest(['/', '/new']);
    assert.equal((await sendRequest('/new', { accept: 'text/html' })).status, 200);
  });

  it('serves the shell’s public files and no others', async (context) => {
    const { sendRequest } = await development(context);
    assert.equal((await sendRequest('/favicon.svg')).text, '<svg/>');
    assert.equal((await sendRequest('/areas/shell/dev/public/../../mf-demo/area.json')).status, 404);
    assert.equal((await sendRequest('/areas/mf-demo/dev/area.json')).status, 404);
  });
});
