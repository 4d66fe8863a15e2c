import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { StoreSource } from '../registry/index.ts';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import { configurationOf, HTML, serveSite } from './testing/page-site.ts';

describe('the registry', () => {
  it('is the same as in the page, and follows a change within a second', async (context) => {
    const { sendRequest, store } = await serveSite(context);
    const { headers, text } = await sendRequest('/registry.json');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.deepEqual(JSON.parse(text), configurationOf((await sendRequest('/', HTML)).text).registry);
    assert.equal((await sendRequest('/registry.json', { 'if-none-match': headers.etag })).status, 304);
    const version = await goLive(context, store, { name: 'mf-public', marker: 'two' });
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.ok((await sendRequest('/registry.json')).text.includes(version));
  });
});

describe('files at the root', () => {
  it('come from the shell’s release and are revalidated', async (context) => {
    const { sendRequest } = await serveSite(context);
    const { status, headers, text } = await sendRequest('/favicon.svg');
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['content-type'], 'image/svg+xml');
    assert.equal(text, '<svg/>');
  });
});

describe('without a live shell', () => {
  it('sends a 503 in the visitor’s language with a retry time when the registry can’t be read', async (context) => {
    const { store } = await temporaryStore(context);
    const errors: unknown[] = [];
    const source = new StoreSource(
      Object.assign(Object.create(store) as typeof store, {
        readRegistry: () => Promise.reject(new Error('EIO')),
      }),
    );
    const sendRequest = await serve(context, store, { source, onError: (error) => errors.push(error) });
    const { status, headers, text } = await sendRequest('/', { ...HTML, 'accept-language': 'fr' });
    assert.equal(status, 503);
    assert.equal(headers['retry-after'], '10');
    assert.match(text, /momentanément indisponible/);
    assert.match(String(errors[0]), /EIO/);
  });

  it('keeps serving what was live when the registry can’t be read', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, { name: 'shell' });
    let isBroken = false;
    const flaky = Object.create(store) as typeof store;
    const source = new StoreSource(
      Object.assign(flaky, {
        readRegistry: () => (isBroken ? Promise.reject(new Error('EIO')) : store.readRegistry()),
        findRelease: store.findRelease.bind(store),
        findFile: store.findFile.bind(store),
      }),
    );
    const sendRequest = await serve(context, store, { source });
    assert.equal((await sendRequest('/unauthorized', HTML)).status, 200);
    isBroken = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.equal((await sendRequest('/unauthorized', HTML)).status, 200);
  });
});
