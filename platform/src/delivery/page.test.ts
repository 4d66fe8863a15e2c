import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { PAGE_CONFIGURATION_ID } from '../contract/constants.ts';
import { readPageConfiguration } from '../contract/index.ts';
import { StoreSource } from '../store/index.ts';
import { serve } from '../testing/delivery-server.ts';
import { goLive, temporaryStore } from '../testing/fixtures.ts';
import type { DeliveryOptions } from './index.ts';

const HTML = { accept: 'text/html' };

const PUBLIC_AREA = {
  mounts: [{ path: '/' }, { path: '/restaurant/:slug/menu' }, { path: '/provider/register' }],
  preload: [{ path: '/restaurant/:slug/menu', data: ['/api/providers/restaurant/slug/:slug'] }],
};
const PROVIDER_AREA = { mounts: [{ path: '/provider/*', roles: ['PROVIDER'] }] };

async function site(context: TestContext, options: Partial<DeliveryOptions> = {}) {
  const { store } = await temporaryStore(context);
  const versions = {
    shell: await goLive(context, store, { name: 'shell' }),
    public: await goLive(context, store, { name: 'mf-public', area: PUBLIC_AREA }),
    provider: await goLive(context, store, { name: 'mf-provider', area: PROVIDER_AREA }),
  };
  return { store, versions, ask: await serve(context, store, options) };
}

function configurationOf(text: string) {
  const json = new RegExp(`id="${PAGE_CONFIGURATION_ID}">(.*?)</script>`).exec(text)?.[1] ?? null;
  return readPageConfiguration({ getElementById: () => ({ textContent: json }) });
}

describe('the page', () => {
  it('names the scripts, styles and preloads of its route, each with its integrity', async (context) => {
    const { ask, versions } = await site(context);
    const { status, text } = await ask('/', HTML);
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

  it('asks for what the shell loads first by itself: its texts in the page’s language, and what calls the service', async (context) => {
    const { store, ask } = await site(context);
    const chunk = (script: string) => ({ scripts: [script], styles: [] });
    // Any files of the release will do.
    const chunks = { 'language-fr': chunk('static/js/entry.js'), calls: chunk('static/css/area.css') };
    await goLive(context, store, { name: 'shell', marker: 'parts', release: { chunks } });
    const preloads = async (language: string) => {
      const { text } = await ask('/', { ...HTML, 'accept-language': language });
      return [...text.matchAll(/rel="preload" as="script" href="\/areas\/shell\/[^/]+\/([^"]+)"/g)].map(
        ([, file]) => file,
      );
    };
    assert.deepEqual(await preloads('fr'), ['static/js/entry.js', 'static/css/area.css']);
    assert.deepEqual(await preloads('en'), ['static/css/area.css']);
  });

  it('says in the visitor’s language what to do when its shell does not come', async (context) => {
    const { ask } = await site(context);
    const french = (await ask('/', { ...HTML, 'accept-language': 'fr' })).text;
    assert.match(french, /<div id="maida-start" role="status"><p hidden>Chargement en cours\./);
    assert.match(french, /<form method="post"><button>Recharger la page<\/button><\/form>/);
  });

  it('tells the shell what is live, in a form that can not break out of its element', async (context) => {
    const { ask, store, versions } = await site(context);
    const evil = {
      mounts: [{ path: '/x' }],
      navigation: [{ labelKey: '</script><b>', path: '/x', placement: 'header' }],
    };
    await goLive(context, store, { name: 'mf-evil', area: evil as never });
    const { text } = await ask('/', HTML);
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

  it('belongs to the most specific mount', async (context) => {
    const { ask } = await site(context);
    const preloads = async (path: string) =>
      (await ask(path, HTML)).text.match(/as="script" href="\/areas\/[^/]+/)?.[0];
    assert.match((await preloads('/provider/orders')) ?? '', /mf-provider$/);
    assert.match((await preloads('/provider')) ?? '', /mf-provider$/);
    assert.match((await preloads('/provider/register')) ?? '', /mf-public$/);
  });

  it('preloads the data of its route with the parameters filled in', async (context) => {
    const { ask } = await site(context, { apiBase: 'https://api.example' });
    const { text } = await ask('/restaurant/chez-a%C3%AFcha/menu?table=4', HTML);
    const href = 'https://api.example/api/providers/restaurant/slug/chez-a%C3%AFcha';
    assert.ok(text.includes(`<link rel="preload" as="fetch" href="${href}" crossorigin="use-credentials">`));
  });

  it('is a 404 with the shell on it where nothing is mounted, and a 200 on the shell’s own pages', async (context) => {
    const { ask } = await site(context);
    const missing = await ask('/no/such/page', HTML);
    assert.equal(missing.status, 404);
    assert.match(missing.text, /<script defer src="\/areas\/shell/);
    assert.equal((await ask('/unauthorized', HTML)).status, 200);
  });

  it('is not what a missing file gets', async (context) => {
    const { ask } = await site(context);
    for (const [path, accept] of [
      ['/logo.png', 'image/avif,image/webp,*/*'],
      ['/old.js', '*/*'],
      ['/data', 'application/json'],
    ]) {
      const { status, headers } = await ask(path ?? '', { accept });
      assert.equal(status, 404, path);
      assert.equal(headers['cache-control'], 'no-store', path);
    }
  });

  it('speaks the remembered language, else the browser’s, else English', async (context) => {
    const { ask } = await site(context);
    const languageOf = async (headers: Record<string, string>) => {
      const { text, headers: answered } = await ask('/', { ...HTML, ...headers });
      const html = /<html lang="(..)"/.exec(text)?.[1];
      assert.equal(answered['content-language'], html);
      assert.equal(configurationOf(text).language, html);
      return html;
    };
    assert.equal(await languageOf({}), 'en');
    assert.equal(await languageOf({ 'accept-language': 'ar, fr-FR;q=0.8, en;q=0.9' }), 'en');
    assert.equal(await languageOf({ 'accept-language': 'ar, fr-MR;q=0.9, en;q=0.8' }), 'fr');
    assert.equal(await languageOf({ 'accept-language': 'en', cookie: 'a=b; maida_language=fr' }), 'fr');
    assert.equal(await languageOf({ cookie: 'maida_language=xx"><b>' }), 'en');
  });

  it('carries a theme only when the visitor insists on one', async (context) => {
    const { ask } = await site(context);
    assert.doesNotMatch((await ask('/', HTML)).text, /data-theme/);
    assert.match(
      (await ask('/', { ...HTML, cookie: 'maida_theme=dark' })).text,
      /<html [^>]*data-theme="dark"/,
    );
    assert.doesNotMatch((await ask('/', { ...HTML, cookie: 'maida_theme=pink' })).text, /data-theme/);
  });

  it('may be kept but not used without asking, and asking costs nothing while nothing changed', async (context) => {
    const { ask, store } = await site(context);
    const { headers } = await ask('/', HTML);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers.vary, 'accept-encoding, accept-language, cookie');
    const conditional = { ...HTML, 'if-none-match': headers.etag };
    assert.equal((await ask('/', conditional)).status, 304);
    await goLive(context, store, { name: 'mf-public', marker: 'two', area: PUBLIC_AREA });
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.equal((await ask('/', conditional)).status, 200);
  });

  it('is compressed and the same in every encoding', async (context) => {
    const { ask } = await site(context);
    const gzip = await ask('/', { ...HTML, 'accept-encoding': 'gzip' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), (await ask('/', HTML)).text);
    assert.equal(
      (await ask('/', { ...HTML, 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
      'br',
    );
  });

  it('lets no script run but those of the site', async (context) => {
    const { ask } = await site(context, { reportUri: '/csp' });
    const { headers, text } = await ask('/', HTML);
    const policy = String(headers['content-security-policy']);
    for (const directive of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self'",
      "worker-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      'report-uri /csp',
    ]) {
      assert.ok(policy.split('; ').includes(directive), directive);
    }
    assert.doesNotMatch(text, /<script(?![^>]*(?:src=|application\/json))|<style| style=| on[a-z]+=/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.ok(headers['referrer-policy'] && headers['permissions-policy']);
  });

  it('asks for TLS from then on only when it came over TLS', async (context) => {
    const plain = await site(context);
    assert.equal((await plain.ask('/', HTML)).headers['strict-transport-security'], undefined);
    const secure = await site(context, { isSecure: () => true });
    assert.match(
      String((await secure.ask('/', HTML)).headers['strict-transport-security']),
      /max-age=31536000/,
    );
  });

  it('has the title and description of its path, without waiting for slow ones', async (context) => {
    const { ask } = await site(context, {
      headTags: async ({ path }) => {
        if (path.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 2000));
        if (path.includes('broken')) throw new Error('no database');
        return { title: `Chez <Aïcha> ${path}`, description: '"the" best' };
      },
    });
    const { text } = await ask('/restaurant/a/menu', HTML);
    assert.match(text, /<title>Chez &lt;Aïcha&gt; \/restaurant\/a\/menu · Maida<\/title>/);
    assert.match(text, /content="&quot;the&quot; best"/);
    assert.match((await ask('/restaurant/slow/menu', HTML)).text, /<title>Maida<\/title>/);
    assert.match((await ask('/restaurant/broken/menu', HTML)).text, /<title>Maida<\/title>/);
  });
});

describe('the registry', () => {
  it('is what the page has inlined, and follows a change within a second', async (context) => {
    const { ask, store } = await site(context);
    const { headers, text } = await ask('/registry.json');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.deepEqual(JSON.parse(text), configurationOf((await ask('/', HTML)).text).registry);
    assert.equal((await ask('/registry.json', { 'if-none-match': headers.etag })).status, 304);
    const version = await goLive(context, store, { name: 'mf-public', marker: 'two' });
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.ok((await ask('/registry.json')).text.includes(version));
  });
});

describe('files at the root', () => {
  it('come from the shell’s release and are asked for again', async (context) => {
    const { ask } = await site(context);
    const { status, headers, text } = await ask('/favicon.svg');
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['content-type'], 'image/svg+xml');
    assert.equal(text, '<svg/>');
  });
});

describe('without anything to deliver', () => {
  it('says so in the visitor’s language and when to come back', async (context) => {
    const { store } = await temporaryStore(context);
    const errors: unknown[] = [];
    const ask = await serve(context, store, { onError: (error) => errors.push(error) });
    const { status, headers, text } = await ask('/', { ...HTML, 'accept-language': 'fr' });
    assert.equal(status, 503);
    assert.equal(headers['retry-after'], '10');
    assert.match(text, /momentanément indisponible/);
    assert.match(String(errors[0]), /No release of the shell is live/);
  });

  it('keeps serving what was live when the registry can not be read', async (context) => {
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
    const ask = await serve(context, store, { source });
    assert.equal((await ask('/unauthorized', HTML)).status, 200);
    isBroken = true;
    await new Promise((resolve) => setTimeout(resolve, 250));
    assert.equal((await ask('/unauthorized', HTML)).status, 200);
  });
});
