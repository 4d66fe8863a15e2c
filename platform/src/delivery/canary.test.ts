import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { canaried } from '../store/index.ts';
import type { DiskStore } from '../store/disk-store.ts';
import { serve } from '../testing/delivery-server.ts';
import type { Ask } from '../testing/delivery-server.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import type { TestContext } from 'node:test';

const PAGE = { accept: 'text/html' };

async function startCanary(context: TestContext, store: DiskStore, share: number): Promise<string> {
  const { release } = await store.release(await writeBuild(context, { marker: 'canary' }));
  const options = { area: 'mf-demo', version: release.version, share };
  await store.changeRegistry((registry) => canaried(registry, options, { who: 'test', why: 'test' }));
  return release.version;
}

async function open(context: TestContext, share: number) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const live = await goLive(context, store);
  const canary = share > 0 ? await startCanary(context, store, share) : '';
  const ask = await serve(context, store);
  return { store, ask, live, canary };
}

/** The visitor's cookie and whether they got the canary. */
async function visit(ask: Ask, canary: string, cookie?: string) {
  const { headers, text } = await ask('/', { ...PAGE, ...(cookie ? { cookie } : {}) });
  const given = headers['set-cookie']?.[0] ?? '';
  return { cookie: cookie ?? given.split(';')[0] ?? '', given, isCanary: text.includes(canary) };
}

describe('a canary', () => {
  it('is given to its share of the visitors, who keep their version', async (context) => {
    const { ask, canary } = await open(context, 0.3);
    const visitors = await Promise.all(Array.from({ length: 600 }, () => visit(ask, canary)));
    const count = visitors.filter(({ isCanary }) => isCanary).length;
    // 180 ± 4 standard deviations.
    assert.ok(count > 134 && count < 226, `${count} of 600`);
    assert.match(visitors[0]?.given ?? '', /; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const { cookie, isCanary } of visitors.slice(0, 40)) {
      const again = await visit(ask, canary, cookie);
      assert.deepEqual([again.isCanary, again.given], [isCanary, '']);
      const registry = await ask('/registry.json', { cookie });
      assert.equal(registry.text.includes(canary), isCanary);
    }
  });

  it('sets no cookie when no canary runs', async (context) => {
    const { ask } = await open(context, 0);
    const { headers } = await ask('/', PAGE);
    assert.equal(headers['set-cookie'], undefined);
    assert.match(String(headers['x-composition']), /^[0-9a-f]{12}$/);
  });

  it('falls back to the live version when it is damaged', async (context) => {
    const { ask, store, canary } = await open(context, 1);
    await store.remove('mf-demo', canary);
    assert.equal((await ask('/', PAGE)).status, 200);
  });
});

describe('the composition of a page', () => {
  const findReplay = (_: unknown, value: string) => {
    return Promise.resolve(value.startsWith('allowed-') ? value.slice(8) : undefined);
  };

  it('can be replayed with a permit only', async (context) => {
    const { store, live } = await open(context, 0);
    const ask = await serve(context, store, { findReplay });
    const id = String((await ask('/', PAGE)).headers['x-composition']);
    const next = await goLive(context, store, { marker: 'two' });
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.ok((await ask('/', PAGE)).text.includes(next));
    const again = await ask(`/?composition=allowed-${id}`, PAGE);
    assert.ok(again.text.includes(live) && !again.text.includes(next));
    assert.deepEqual(
      [again.headers['x-composition'], again.headers['cache-control'], again.headers['x-robots-tag']],
      [id, 'no-store', 'noindex'],
    );
    const elsewhere = await serve(context, store, { findReplay });
    assert.ok((await elsewhere(`/?composition=allowed-${id}`, PAGE)).text.includes(live));
    assert.ok((await ask(`/?composition=${id}`, PAGE)).text.includes(next));
  });

  it('is a 404 when it is unknown', async (context) => {
    const { store } = await open(context, 0);
    const ask = await serve(context, store, { findReplay });
    for (const value of ['allowed-0123456789ab', 'allowed-../../x']) {
      assert.equal((await ask(`/?composition=${value}`, PAGE)).status, 404);
    }
  });
});
