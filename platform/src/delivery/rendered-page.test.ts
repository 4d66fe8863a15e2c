import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { readPageConfiguration, type Rendering } from '../contract/index.ts';
import type { RenderRequest } from './render/renderer.ts';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';

const HTML = { accept: 'text/html' };

const RENDERING: Rendering = {
  html: '<main>thieboudienne</main>',
  links: ['<link rel="preload" as="image" href="/dish.webp">'],
  state: { address: '/', now: 1, queries: { text: '</script><b>' } },
};

/**
 * A site with a rendered mount, one that is not, and one with roles; `renderRequests` collects the renderer's requests.
 */
async function site(context: TestContext, rendering: Rendering | undefined = RENDERING) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const mounts = [
    { path: '/', isRendered: true },
    { path: '/orders' },
    { path: '/search', isRendered: true, query: ['q', 'sort'] },
    { path: '/user', isRendered: true, roles: ['USER'] },
  ];
  const preload = [{ path: '/', data: ['/api/restaurant'] }];
  await goLive(context, store, { name: 'mf-public', area: { mounts, preload } });
  const renderRequests: RenderRequest[] = [];
  const renderer = {
    render: (request: RenderRequest) => {
      renderRequests.push(request);
      return Promise.resolve(rendering);
    },
  };
  const personalCall = ({ headers }: IncomingMessage) => {
    const { cookie } = headers;
    const call = () => Promise.resolve({ status: 200, headers: {}, body: cookie ?? '' });
    return Promise.resolve(cookie === undefined ? undefined : call);
  };
  return { sendRequest: await serve(context, store, { renderer, personalCall }), renderRequests };
}

function registryOf(text: string) {
  const json = /id="maida-page">(.*?)<\/script>/.exec(text)?.[1] ?? null;
  return readPageConfiguration({ getElementById: () => ({ textContent: json }) }).registry;
}

describe('a rendered page', () => {
  it('has its content, its links in the head and its data once, escaped', async (context) => {
    const { sendRequest } = await site(context);
    const { text } = await sendRequest('/', HTML);
    assert.ok(text.includes('<div id="root"><main>thieboudienne</main></div>'));
    assert.ok(text.indexOf(RENDERING.links[0] ?? '-') < text.indexOf('</head>'));
    assert.match(
      text,
      /<script type="application\/json" id="maida-state">\{"address":"\/".*\\u003c\/script>/,
    );
    assert.doesNotMatch(text, /as="fetch"|<noscript>|<script>/);
  });

  it('runs only the starter at first, and fetches nothing else until the starter says so', async (context) => {
    const { store } = await temporaryStore(context);
    const starter = 'static/js/starter.js';
    await goLive(context, store, {
      name: 'shell',
      files: { [starter]: 'go()' },
      release: { pageStarter: starter },
    });
    const mounts = [{ path: '/', isRendered: true }, { path: '/orders' }];
    await goLive(context, store, { name: 'mf-public', area: { mounts } });
    const sendRequest = await serve(context, store, {
      renderer: { render: () => Promise.resolve(RENDERING) },
    });
    const { text, headers } = await sendRequest('/', HTML);
    const integrity = '"sha384-[A-Za-z0-9+/=]{64}"';
    assert.match(text, /<head>[^]*<script>go\(\)<\/script>[^]*<\/head>/, 'before anything can be pressed');
    const hash = createHash('sha256').update('go()').digest('base64');
    const policy = String(headers['content-security-policy']).split('; ');
    assert.ok(policy.includes(`script-src 'self' 'sha256-${hash}'`), policy.join('\n'));
    const [active = '', held = ''] = text.split('<template id="maida-scripts">');
    assert.doesNotMatch(active, /<script defer|as="script"/);
    assert.match(held, new RegExp(`<script defer src="[^"]+/shell/[^"]+/entry.js" fetchpriority="high" integrity=${integrity}>`)); // oxfmt-ignore
    assert.match(held, new RegExp(`<link rel="preload" as="script" href="[^"]+/mf-public/[^"]+/entry.js" fetchpriority="high" integrity=${integrity}>`)); // oxfmt-ignore
    assert.ok(
      !Object.keys(registryOf(text).shellIntegrity ?? {}).some((address) => address.endsWith(starter)),
    );
    const empty = (await sendRequest('/orders', HTML)).text;
    assert.match(empty, /<script defer src="[^"]+\/entry.js"/);
    assert.doesNotMatch(empty, /starter\.js" fetch|<template|<script>/);
  });

  it('links to a starter that would end its own element', async (context) => {
    const { store } = await temporaryStore(context);
    const starter = 'static/js/starter.js';
    const files = { [starter]: "go('</script>')" };
    await goLive(context, store, { name: 'shell', files, release: { pageStarter: starter } });
    await goLive(context, store, { name: 'mf-public', area: { mounts: [{ path: '/', isRendered: true }] } });
    const render = () => Promise.resolve(RENDERING);
    const sendRequest = await serve(context, store, { renderer: { render } });
    const { text, headers } = await sendRequest('/', HTML);
    assert.match(text, /<script async src="[^"]+\/starter\.js" fetchpriority="high" integrity="sha384-/);
    assert.match(String(headers['content-security-policy']), /script-src 'self';/);
  });

  it('is rendered without the visitor’s cookies', async (context) => {
    const { sendRequest, renderRequests } = await site(context);
    await sendRequest('/?q=fish', { ...HTML, cookie: 'session=secret; maida_language=fr' });
    const [request] = renderRequests;
    assert.equal(request?.address, '/?q=fish');
    assert.equal(request?.configuration.language, 'fr');
    assert.doesNotMatch(JSON.stringify(request), /secret/);
  });

  it('changes its entity tag with its content', async (context) => {
    const [one, other] = [
      await site(context),
      await site(context, { ...RENDERING, html: '<main>mafé</main>' }),
    ];
    const tags = [
      await one.sendRequest('/', HTML),
      await one.sendRequest('/', HTML),
      await other.sendRequest('/', HTML),
    ];
    const [first, second, third] = tags.map(({ headers }) => headers.etag);
    assert.equal(first, second);
    assert.notEqual(first, third);
    assert.equal((await one.sendRequest('/', { ...HTML, 'if-none-match': first ?? '' })).status, 304);
  });

  it('is rendered only where its mount says so, for a signed-in user if it has roles, and for a short URL', async (context) => {
    const { sendRequest, renderRequests } = await site(context);
    for (const path of ['/orders', '/user', '/nothing-here', `/?q=${'a'.repeat(2000)}`])
      await sendRequest(path, HTML);
    assert.deepEqual(renderRequests, []);
  });

  it('preloads its data when rendering failed', async (context) => {
    const { store } = await temporaryStore(context);
    await goLive(context, store, { name: 'shell' });
    const preload = [{ path: '/', data: ['/api/restaurant'] }];
    await goLive(context, store, {
      name: 'mf-public',
      area: { mounts: [{ path: '/', isRendered: true }], preload },
    });
    const sendRequest = await serve(context, store, {
      renderer: { render: () => Promise.resolve(undefined) },
    });
    const { text, status } = await sendRequest('/', HTML);
    assert.equal(status, 200);
    assert.match(text, /<div id="root"><\/div>\n<noscript>/);
    assert.match(text, /as="fetch" href="\/api\/restaurant"/);
  });

  it('with roles is rendered for the signed-in user, and never cached', async (context) => {
    const { sendRequest, renderRequests } = await site(context);
    const answers = [
      await sendRequest('/user', { ...HTML, cookie: 'session=a' }),
      await sendRequest('/user', { ...HTML, cookie: 'session=b' }),
    ];
    const calls = renderRequests.map(({ personalCall }) => personalCall);
    const names = await Promise.all(calls.map(async (call) => (await call?.('/auth/me'))?.body));
    assert.deepEqual(names, ['session=a', 'session=b']);
    for (const { headers, text } of answers) {
      assert.equal(headers['cache-control'], 'private, no-store');
      assert.equal(headers.etag, undefined);
      assert.match(text, /<noscript>.*<main>thieboudienne<\/main>.*maida-state/s);
    }
    const open = await sendRequest('/', { ...HTML, cookie: 'session=a' });
    assert.equal(
      renderRequests.at(-1)?.personalCall,
      undefined,
      'a page without roles is rendered anonymously',
    );
    assert.equal(open.headers['cache-control'], 'no-cache');
  });

  it('with roles is not compressed when another site may have chosen its query', async (context) => {
    const { sendRequest } = await site(context);
    const encodingOf = async (path: string, fetchSite?: string) => {
      const site = fetchSite === undefined ? {} : { 'sec-fetch-site': fetchSite };
      const headers = { ...HTML, ...site, cookie: 'session=a', 'accept-encoding': 'br' };
      return (await sendRequest(path, headers)).headers['content-encoding'];
    };
    assert.equal(await encodingOf('/user', 'cross-site'), 'br');
    assert.equal(await encodingOf('/user?q=a', 'same-origin'), 'br');
    assert.equal(await encodingOf('/user?q=a', 'none'), 'br');
    assert.equal(await encodingOf('/user?q=a', 'cross-site'), undefined);
    assert.equal(await encodingOf('/user?q=a', 'same-site'), undefined);
    assert.equal(await encodingOf('/user?q=a'), undefined);
    assert.equal(await encodingOf('/?q=a', 'cross-site'), 'br');
  });

  it('is rendered for the parameters that its mount reads, whatever else the query has', async (context) => {
    const { sendRequest, renderRequests } = await site(context);
    for (const path of ['/search?sort=new&u=1&q=fish&q=meat', '/search?u=2', '/?u=3'])
      await sendRequest(path, HTML);
    const addresses = renderRequests.map(({ address, isPlain }) => [address, isPlain]);
    assert.deepEqual(addresses, [
      ['/search?q=fish&sort=new', false],
      ['/search', true],
      ['/?u=3', false],
    ]);
  });

  it('is one of the site’s own pages only as links have it', async (context) => {
    const { sendRequest, renderRequests } = await site(context);
    for (const path of ['/search', '/Search', '/search/', '/%73earch']) await sendRequest(path, HTML);
    assert.deepEqual(
      renderRequests.map(({ isPlain }) => isPlain),
      [true, false, false, false],
    );
  });

  it('does not serve the server build', async (context) => {
    const { sendRequest } = await site(context);
    assert.equal((await sendRequest('/areas/mf-public/1.0.0/server/main.js')).status, 404);
  });
});
