import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import { until } from '../registry/testing/until.ts';
import { configurationOf, HTML } from './testing/page-site.ts';

const WHY = { who: 'amina', why: 'test' };

/** A site whose area of tables was just retired, and what its pages said before. */
async function retiredSite(context: TestContext) {
  const { store } = await temporaryStore(context);
  const link = { labelKey: 'tables', path: '/tables', placement: 'header' } as const;
  const area = { mounts: [{ path: '/tables' }, { path: '/tables/:id' }], navigation: [link] };
  await goLive(context, store, { name: 'mf-public', area: { mounts: [{ path: '/' }] } });
  const version = await goLive(context, store, { name: 'mf-tables', area });
  await goLive(context, store, { name: 'shell' });
  const sendRequest = await serve(context, store, {
    findReplay: (_request, value) => Promise.resolve(value),
  });
  const before = await sendRequest('/tables', HTML);
  await store.retire('mf-tables', WHY);
  await until(
    () => sendRequest('/tables', HTML),
    ({ status }) => status === 410,
  );
  return { store, sendRequest, before, version };
}

describe('a page of a retired area', () => {
  it('is a 410 in the visitor’s language that nobody indexes, with the shell around it', async (context) => {
    const { sendRequest, before } = await retiredSite(context);
    assert.equal(before.status, 200);
    for (const path of ['/tables', '/tables/7']) {
      const page = await sendRequest(path, { ...HTML, 'accept-language': 'fr' });
      assert.equal(page.status, 410, path);
      assert.match(page.text, /<html lang="fr"/);
      assert.match(page.text, /<title>Page plus disponible · Maida<\/title>/);
      assert.match(page.text, /<meta name="robots" content="noindex">/);
      const { registry } = configurationOf(page.text);
      assert.deepEqual(registry.gone, ['/tables', '/tables/:id']);
      assert.ok(
        !registry.areas.some(({ name }) => name === 'mf-tables'),
        'nor are its links in the navigation',
      );
    }
    assert.match(
      (await sendRequest('/tables', HTML)).text,
      /<title>Page no longer available · Maida<\/title>/,
    );
    assert.equal((await sendRequest('/nowhere', HTML)).status, 404);
    assert.equal((await sendRequest('/', HTML)).status, 200);
  });

  it('is not answered from the browser’s copy of the page before', async (context) => {
    const { sendRequest, before } = await retiredSite(context);
    const page = await sendRequest('/tables', { ...HTML, 'if-none-match': before.headers.etag });
    assert.equal(page.status, 410);
  });

  it('leaves open tabs their files, and a replay shows the site as it was', async (context) => {
    const { sendRequest, before, version } = await retiredSite(context);
    assert.equal((await sendRequest(`/areas/mf-tables/${version}/static/js/area.js`)).status, 200);
    const composition = String(before.headers['x-composition']);
    const replay = await sendRequest(`/tables?composition=${composition}`, HTML);
    assert.equal(replay.status, 200);
    assert.equal(configurationOf(replay.text).registry.gone, undefined);
  });

  it('is there again once the area comes back, and not found once its address is given up', async (context) => {
    const { sendRequest, store, version } = await retiredSite(context);
    await store.giveUpAddress('mf-tables', '/tables/:id', WHY);
    const statusOf = (path: string, expected: number) =>
      until(
        async () => (await sendRequest(path, HTML)).status,
        (status) => status === expected,
      );
    assert.equal(await statusOf('/tables/7', 404), 404);
    assert.equal((await sendRequest('/tables', HTML)).status, 410);
    await store.rollback('mf-tables', WHY);
    assert.equal(await statusOf('/tables', 200), 200);
    assert.ok((await sendRequest('/tables', HTML)).text.includes(version));
  });
});
