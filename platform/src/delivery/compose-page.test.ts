import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goLive } from '../registry/testing/fixtures.ts';
import { configurationOf, HTML, serveSite } from './testing/page-site.ts';

describe('the page', () => {
  it('has the scripts, styles and preloads of its route, each with its integrity', async (context) => {
    const { sendRequest, versions } = await serveSite(context);
    const { status, text } = await sendRequest('/', HTML);
    assert.equal(status, 200);
    const integrity = '"sha384-[A-Za-z0-9+/=]{64}"';
    const area = `/areas/mf-public/${versions.public}/static`;
    const shell = `/areas/shell/${versions.shell}/static`;
    for (const expected of [
      `<script defer src="${shell}/js/entry.js" fetchpriority="high" integrity=${integrity}></script>`,
      `<link rel="stylesheet" href="${shell}/css/area.css" integrity=${integrity}>`,
      `<link rel="preload" as="style" href="${area}/css/area.css" integrity=${integrity}>`,
      `<link rel="preload" as="script" href="${area}/js/entry.js" fetchpriority="high" integrity=${integrity}>`,
      `<link rel="preload" as="script" href="${area}/js/area.js" fetchpriority="high" integrity=${integrity}>`,
      '<link rel="icon" type="image/svg\\+xml" href="/favicon.svg">',
    ]) {
      assert.match(text, new RegExp(expected));
    }
    assert.doesNotMatch(text, /(?:href|src)="\/areas\/mf-provider/);
  });

  it('preloads the shell’s texts in the page’s language, and the chunk that calls the service', async (context) => {
    const { store, sendRequest } = await serveSite(context);
    const chunk = (script: string) => ({ scripts: [script], styles: [] });
    // Any files of the release.
    const chunks = { 'texts-fr-first-ts': chunk('static/js/entry.js'), calls: chunk('static/css/area.css') };
    await goLive(context, store, { name: 'shell', marker: 'parts', release: { chunks } });
    const preloads = async (language: string) => {
      const { text } = await sendRequest('/', { ...HTML, 'accept-language': language });
      return [...text.matchAll(/rel="preload" as="script" href="\/areas\/shell\/[^/]+\/([^"]+)"/g)].map(
        ([, file]) => file,
      );
    };
    assert.deepEqual(await preloads('fr'), ['static/js/entry.js', 'static/css/area.css']);
    assert.deepEqual(await preloads('en'), ['static/css/area.css']);
  });

  it('preloads the texts that the area’s mount names, in the page’s language alone', async (context) => {
    const { store, sendRequest } = await serveSite(context);
    const chunk = (script: string) => ({ scripts: [script], styles: [] });
    const chunks = {
      'texts-ar-first-ts': chunk('static/js/entry.js'),
      'texts-en-first-ts': chunk('static/js/area.js'),
    };
    const area = { mounts: [{ path: '/texts', texts: ['first'] }] };
    await goLive(context, store, { name: 'mf-texts', area: area as never, release: { chunks, scripts: [] } });
    const { text } = await sendRequest('/texts', { ...HTML, 'accept-language': 'ar' });
    assert.match(text, /<html lang="ar" dir="rtl"/);
    const addresses = [
      ...text.matchAll(/rel="preload" as="script" href="\/areas\/mf-texts\/[^/]+\/([^"]+)"/g),
    ];
    assert.ok(!addresses.some(([, file]) => file === 'static/js/area.js'));
    assert.ok(addresses.filter(([, file]) => file === 'static/js/entry.js').length > 1, 'entry and texts');
  });

  it('passes the registry to the shell, escaped so that it can’t end its element', async (context) => {
    const { sendRequest, store, versions } = await serveSite(context);
    const evil = {
      mounts: [{ path: '/x' }],
      navigation: [{ labelKey: '</script><b>', path: '/x', placement: 'header' }],
    };
    await goLive(context, store, { name: 'mf-evil', area: evil as never });
    const { text } = await sendRequest('/', HTML);
    const { registry, apiBase, language } = configurationOf(text);
    assert.equal(apiBase, '');
    assert.equal(language, 'en');
    assert.equal(registry.shell, versions.shell);
    assert.deepEqual(
      registry.areas.map(({ name }) => name),
      ['mf-evil', 'mf-provider', 'mf-public'],
    );
    assert.equal(registry.areas[0]?.navigation[0]?.labelKey, '</script><b>');
    assert.doesNotMatch(text, /<b>/);
    assert.ok(registry.areas.every(({ integrity, entry }) => integrity[entry]?.startsWith('sha384-')));
  });

  it('loads the area with the most specific mount', async (context) => {
    const { sendRequest } = await serveSite(context);
    const preloads = async (path: string) =>
      (await sendRequest(path, HTML)).text.match(/as="script" href="\/areas\/[^/]+/)?.[0];
    assert.match((await preloads('/provider/orders')) ?? '', /mf-provider$/);
    assert.match((await preloads('/provider')) ?? '', /mf-provider$/);
    assert.match((await preloads('/provider/register')) ?? '', /mf-public$/);
  });

  it('preloads the data of its route with the parameters filled in', async (context) => {
    const { sendRequest } = await serveSite(context, { apiBase: 'https://api.example' });
    const { text } = await sendRequest('/restaurant/chez-a%C3%AFcha/menu?table=4', HTML);
    const href = 'https://api.example/api/providers/restaurant/slug/chez-a%C3%AFcha';
    assert.ok(text.includes(`<link rel="preload" as="fetch" href="${href}" crossorigin="use-credentials">`));
  });

  it('is a 404 with the shell where nothing is mounted, and a 200 on the shell’s own pages', async (context) => {
    const { sendRequest } = await serveSite(context);
    const missing = await sendRequest('/no/such/page', HTML);
    assert.equal(missing.status, 404);
    assert.match(missing.text, /<script defer src="\/areas\/shell/);
    assert.equal((await sendRequest('/unauthorized', HTML)).status, 200);
  });

  it('is not sent for a missing file', async (context) => {
    const { sendRequest } = await serveSite(context);
    for (const [path, accept] of [
      ['/logo.png', 'image/avif,image/webp,*/*'],
      ['/old.js', '*/*'],
      ['/data', 'application/json'],
    ]) {
      const { status, headers } = await sendRequest(path ?? '', { accept });
      assert.equal(status, 404, path);
      assert.equal(headers['cache-control'], 'no-store', path);
    }
  });
});
