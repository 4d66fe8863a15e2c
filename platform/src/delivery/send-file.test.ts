import assert from 'node:assert/strict';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serve } from './testing/delivery-server.ts';
import { CONTRACT_FILE, SERVER_FILE, sourceMapOf } from '../contract/server/index.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';

describe('files of a release', () => {
  it('are immutable for a year, typed and never sniffed', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const base = `/areas/mf-demo/${await goLive(context, store)}`;
    const types = {
      'static/js/entry.js': 'text/javascript; charset=utf-8',
      'static/css/area.css': 'text/css; charset=utf-8',
      'static/media/dish.png': 'image/png',
    };
    for (const [file, type] of Object.entries(types)) {
      const { status, headers } = await sendRequest(`${base}/${file}`);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], type);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
  });

  it('are not sent when they are for servers: source maps, types, the server build', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const hidden = [sourceMapOf('static/js/area.js'), CONTRACT_FILE, SERVER_FILE];
    const files = Object.fromEntries(hidden.map((file) => [file, `{"file":"${file}"}`]));
    const base = `/areas/mf-demo/${await goLive(context, store, { files })}`;
    for (const file of [...hidden, 'static/js/area.js.map']) {
      const { status, body } = await sendRequest(`${base}/${file}`);
      assert.equal(status, 404, file);
      assert.doesNotMatch(body.toString('utf8'), /"file"/);
    }
  });

  it('are sent in the most compact encoding that the browser accepts', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const address = `/areas/mf-demo/${await goLive(context, store)}/static/js/entry.js`;
    const plain = await sendRequest(address);
    const br = await sendRequest(address, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await sendRequest(address, { 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(brotliDecompressSync(br.body), plain.body);
    assert.deepEqual(gunzipSync(gzip.body), plain.body);
    for (const { headers } of [plain, br, gzip]) assert.equal(headers.vary, 'accept-encoding');
    assert.equal(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size, 3);
  });

  it('are a 304 when the browser has them', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const address = `/areas/mf-demo/${await goLive(context, store)}/static/css/area.css`;
    const { headers } = await sendRequest(address);
    const again = await sendRequest(address, { 'if-none-match': headers.etag });
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
  });

  it('get the same headers for HEAD as for GET, without a body', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const address = `/areas/mf-demo/${await goLive(context, store)}/static/css/area.css`;
    const [head, get] = [await sendRequest(address, {}, 'HEAD'), await sendRequest(address)];
    assert.equal(head.body.length, 0);
    assert.equal(head.headers['content-length'], String(get.body.length));
    assert.equal(head.headers.etag, get.headers.etag);
  });

  it('are an uncached 404 while missing, and are sent again afterwards', async (context) => {
    const { store, root } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const version = await goLive(context, store);
    const address = `/areas/mf-demo/${version}/static/js/entry.js`;
    const folder = path.join(root, 'releases/mf-demo', version, 'static');
    assert.equal((await sendRequest(address)).status, 200);
    await rename(folder, `${folder}-away`);
    const missing = await sendRequest(address, { accept: 'text/html' });
    assert.equal(missing.status, 404);
    assert.equal(missing.headers['cache-control'], 'no-store');
    assert.doesNotMatch(missing.text, /<html/);
    await rename(`${folder}-away`, folder);
    assert.equal((await sendRequest(address)).status, 200);
  });

  it('are still served after another version went live', async (context) => {
    const { store } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const first = await goLive(context, store);
    await goLive(context, store, { marker: 'two' });
    assert.equal((await sendRequest(`/areas/mf-demo/${first}/static/js/entry.js`)).status, 200);
  });

  it('are never read outside of the release', async (context) => {
    const { store, root } = await temporaryStore(context);
    const sendRequest = await serve(context, store);
    const version = await goLive(context, store);
    await writeFile(path.join(root, 'releases/secret.js'), 'secret');
    const attacks = [
      `/areas/mf-demo/${version}/../../secret.js`,
      `/areas/mf-demo/${version}/..%2f..%2fsecret.js`,
      `/areas/mf-demo/${version}/static/%2e%2e/%2e%2e/%2e%2e/secret.js`,
      `/areas/mf-demo/${version}/..%5c..%5csecret.js`,
      `/areas/..%2f/mf-demo/secret.js`,
      `/areas/mf-demo/..%2f../secret.js`,
      `/areas/mf-demo/${version}//etc/passwd`,
      `/areas/mf-demo/${version}/release.json`,
      `/areas/mf-demo/${version}/static/js/entry.js.br`,
      `/areas/mf-demo/${version}/__proto__`,
      `/areas/mf-demo/${version}/constructor`,
      '/areas/mf-demo/0.0.0-unknown/static/js/entry.js',
      '/areas/',
    ];
    for (const attack of attacks) {
      const { status, text, headers } = await sendRequest(attack);
      assert.equal(status, 404, attack);
      assert.equal(headers['cache-control'], 'no-store', attack);
      assert.doesNotMatch(text, /secret|root:/, attack);
    }
  });

  it('refuse paths that can’t be decoded, and other methods', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, { name: 'shell' });
    const sendRequest = await serve(context, store);
    assert.equal((await sendRequest('/areas/%E0%A4%A')).status, 400);
    assert.equal((await sendRequest('/a%00b')).status, 400);
    const posted = await sendRequest('/', {}, 'POST');
    assert.equal(posted.status, 405);
    assert.equal(posted.headers.allow, 'GET, HEAD');
  });

  it('the reload form clears the browser’s cache and redirects to the same path of this site', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, { name: 'shell' });
    const sendRequest = await serve(context, store);
    const form = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const { status, headers } = await sendRequest('/reset-password?token=x', form, 'POST');
    assert.deepEqual([status, headers.location], [303, '/reset-password?token=x']);
    assert.equal(headers['clear-site-data'], '"cache"');
    assert.equal((await sendRequest('//evil.example/', form, 'POST')).headers.location, '/evil.example/');
    const json = { accept: 'text/html', 'content-type': 'application/json' };
    assert.equal((await sendRequest('/', json, 'POST')).status, 405);
  });
});
