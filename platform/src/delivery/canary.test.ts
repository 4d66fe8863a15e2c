import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyCanary } from '../registry/store/registry-changes.ts';
import type { DiskStore } from '../registry/store/disk-store.ts';
import { serve, type SendRequest } from './testing/delivery-server.ts';
import { goLive, temporaryStore, writeBuild } from '../registry/testing/fixtures.ts';
import { until } from '../registry/testing/until.ts';
import type { TestContext } from 'node:test';

const PAGE = { accept: 'text/html' };

async function startCanary(context: TestContext, store: DiskStore, share: number): Promise<string> {
  const { release } = await store.release(await writeBuild(context, { marker: 'canary' }));
  const options = { area: 'mf-demo', version: release.version, share };
  await store.changeRegistry((registry) => applyCanary(registry, options, { who: 'test', why: 'test' }));
  return release.version;
}

async function open(context: TestContext, share: number) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const live = await goLive(context, store);
  const canary = share > 0 ? await startCanary(context, store, share) : '';
  const sendRequest = await serve(context, store);
  return { store, sendRequest, live, canary };
}

/** The visitor's cookie and whether they got the canary. */
async function visit(sendRequest: SendRequest, canary: string, cookie?: string) {
  const { headers, text } = await sendRequest('/', { ...PAGE, ...(cookie ? { cookie } : {}) });
  const given = headers['set-cookie']?.[0] ?? '';
  return { cookie: cookie ?? given.split(';')[0] ?? '', given, isCanary: text.includes(canary) };
}

describe('a canary', () => {
  it('is given to its share of the visitors, who keep their version', async (context) => {
    const { sendRequest, canary } = await open(context, 0.3);
    const visitors = await Promise.all(Array.from({ length: 600 }, () => visit(sendRequest, canary)));
    const count = visitors.filter(({ isCanary }) => isCanary).length;
    // 180 ± 4 standard deviations.
    assert.ok(count > 134 && count < 226, `${count} of 600`);
    assert.match(visitors[0]?.given ?? '', /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const { cookie, isCanary } of visitors.slice(0, 40)) {
      const again = await visit(sendRequest, canary, cookie);
      assert.deepEqual([again.isCanary, again.given], [isCanary, '']);
      const registry = await sendRequest('/registry.json', { cookie });
      assert.equal(registry.text.includes(canary), isCanary);
    }
  });

  it('sets no cookie when no canary runs', async (context) => {
    const { sendRequest } = await open(context, 0);
    const { headers } = await sendRequest('/', PAGE);
    assert.equal(headers['set-cookie'], undefined);
    assert.match(String(headers['x-composition']), /^[0-9a-f]{12}$/);
  });

  it('falls back to the live version when it is damaged', async (context) => {
    const { sendRequest, store, canary } = await open(context, 1);
    await store.remove('mf-demo', canary);
    assert.equal((await sendRequest('/', PAGE)).status, 200);
  });
});

describe('the composition of a page', () => {
  const findReplay = (_: unknown, value: string) => {
    return Promise.resolve(value.startsWith('allowed-') ? value.slice(8) : undefined);
  };

  it('can be replayed with a permit only', async (context) => {
    const { store, live } = await open(context, 0);
    const sendRequest = await serve(context, store, { findReplay });
    const id = String((await sendRequest('/', PAGE)).headers['x-composition']);
    const next = await goLive(context, store, { marker: 'two' });
    const page = await until(
      () => sendRequest('/', PAGE),
      ({ text }) => text.includes(next),
    );
    assert.ok(page.text.includes(next));
    const again = await sendRequest(`/?composition=allowed-${id}`, PAGE);
    assert.ok(again.text.includes(live) && !again.text.includes(next));
    assert.deepEqual(
      [again.headers['x-composition'], again.headers['cache-control'], again.headers['x-robots-tag']],
      [id, 'no-store', 'noindex'],
    );
    const elsewhere = await serve(context, store, { findReplay });
    assert.ok((await elsewhere(`/?composition=allowed-${id}`, PAGE)).text.includes(live));
    assert.ok((await sendRequest(`/?composition=${id}`, PAGE)).text.includes(next));
  });

  it('is a 404 when it is unknown', async (context) => {
    const { store } = await open(context, 0);
    const sendRequest = await serve(context, store, { findReplay });
    for (const value of ['allowed-0123456789ab', 'allowed-../../x']) {
      assert.equal((await sendRequest(`/?composition=${value}`, PAGE)).status, 404);
    }
  });
});
