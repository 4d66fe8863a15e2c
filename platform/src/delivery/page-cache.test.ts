import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';

const BROTLI = { accept: 'text/html', 'accept-encoding': 'br' };
const DISHES = Array.from({ length: 400 }, (_, index) => `<li>Dish ${String(index * 7919)} of the day</li>`);

async function site(context: TestContext) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const mounts = [{ path: '/', isRendered: true }];
  await goLive(context, store, { name: 'mf-public', area: { mounts } });
  const state = { address: '/', now: 1, queries: {} };
  const rendering = { html: `<ul>${DISHES.join('')}</ul>`, links: [], state };
  return serve(context, store, { renderer: { render: () => Promise.resolve(rendering) } });
}

describe('a page that is requested again', () => {
  it('gets smaller, and stays the same page', async (context) => {
    const sendRequest = await site(context);
    const first = await sendRequest('/', BROTLI);
    const size = Number(first.headers['content-length']);
    let again = await sendRequest('/', BROTLI);
    for (let wait = 0; Number(again.headers['content-length']) === size && wait < 200; wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      again = await sendRequest('/', BROTLI);
    }
    assert.ok(Number(again.headers['content-length']) < size);
    assert.equal(again.headers.etag, first.headers.etag);
    const unchanged = await sendRequest('/', { ...BROTLI, 'if-none-match': first.headers.etag ?? '' });
    assert.equal(unchanged.status, 304);
  });
});
