import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import { until } from '../registry/testing/until.ts';
import { HTML } from './testing/page-site.ts';

async function emptySite(context: TestContext) {
  const { store } = await temporaryStore(context);
  const errors: unknown[] = [];
  const sendRequest = await serve(context, store, { onError: (error) => errors.push(error) });
  return { store, sendRequest, errors };
}

describe('a page while no shell is live', () => {
  it('says in the visitor’s language that the site is being built, and nothing into the log', async (context) => {
    const { sendRequest, errors } = await emptySite(context);
    const page = await sendRequest('/restaurant/1', { ...HTML, 'accept-language': 'fr' });
    assert.equal(page.status, 503);
    assert.equal(page.headers['retry-after'], '2');
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.match(page.text, /<html lang="fr" dir="ltr">/);
    assert.match(page.text, /Maida se construit, cette page s’ouvrira toute seule\./);
    assert.match((await sendRequest('/', HTML)).text, /Maida is being built, this page opens by itself\./);
    const arabic = await sendRequest('/?lang=ar', HTML);
    assert.match(arabic.text, /<html lang="ar" dir="rtl">[^]*يجري بناء مائدة/);
    assert.deepEqual(errors, []);
  });

  it('opens by itself, without a script', async (context) => {
    const { store, sendRequest } = await emptySite(context);
    const { text } = await sendRequest('/', HTML);
    assert.match(text, /<meta http-equiv="refresh" content="2">/);
    assert.doesNotMatch(text, /<script/);
    await goLive(context, store, { name: 'shell' });
    const page = await until(
      () => sendRequest('/unauthorized', HTML),
      ({ status }) => status === 200,
    );
    assert.equal(page.status, 200);
  });

  it('allows its own styles alone, and is light or dark as the visitor has chosen', async (context) => {
    const { sendRequest } = await emptySite(context);
    const { headers, text } = await sendRequest('/', HTML);
    const [, styles = ''] = /<style>([^]*)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    assert.match(String(headers['content-security-policy']), /^default-src 'none';/);
    assert.ok(String(headers['content-security-policy']).includes(`style-src 'sha256-${hash}'`));
    assert.match(text, /name="color-scheme" content="light dark"/);
    const dark = await sendRequest('/', { ...HTML, cookie: 'maida_theme=dark' });
    assert.match(dark.text, /name="color-scheme" content="dark"/);
  });
});

it('a site that is still being built says so, though its shell is live', async (context) => {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  let isBeingBuilt = true;
  const sendRequest = await serve(context, store, { isBeingBuilt: () => isBeingBuilt });
  assert.equal((await sendRequest('/unauthorized', HTML)).status, 503);
  isBeingBuilt = false;
  assert.equal((await sendRequest('/unauthorized', HTML)).status, 200);
});

it('whatever is no page stays a plain 503 while no shell is live', async (context) => {
  const { sendRequest, errors } = await emptySite(context);
  for (const path of ['/registry.json', '/favicon.svg']) {
    const { status, headers } = await sendRequest(path, { accept: '*/*' });
    assert.equal(status, 503, path);
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8', path);
  }
  assert.deepEqual(errors, []);
});
