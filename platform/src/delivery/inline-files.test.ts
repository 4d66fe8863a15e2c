import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { Rendering } from '../contract/index.ts';
import { StoreSource } from '../registry/index.ts';
import type { LiveSource } from '../contract/server/index.ts';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';

const HTML = { accept: 'text/html' };
const RENDERING: Rendering = {
  html: '<main>mafé</main>',
  links: [],
  state: { address: '/', now: 1, queries: {} },
};
const AREA = { mounts: [{ path: '/', isRendered: true }, { path: '/orders' }] };
const SHEET = 'static/css/area.css';

async function site(context: TestContext, files: Record<string, string> = {}) {
  const { store, root } = await temporaryStore(context);
  const shell = await goLive(context, store, { name: 'shell' });
  const area = await goLive(context, store, { name: 'mf-public', area: AREA, files });
  const source = new StoreSource(store);
  const renderer = { render: () => Promise.resolve(RENDERING) };
  const serveFrom = (from: LiveSource) => serve(context, store, { source: from, renderer });
  return { root, source, serveFrom, versions: { shell, area } };
}

function stylesOf(text: string): string[] {
  return [...text.matchAll(/<style data-href="static\/css\/area\.css">([^<]*)<\/style>/g)].map(
    ([, style = '']) => style,
  );
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/<link rel="stylesheet" href="\/areas\/([^/]+)/g)].map(([, name = '']) => name);
}

describe('style sheets of a rendered page', () => {
  it('are inlined, the shell’s first, and the policy allows only these', async (context) => {
    const { serveFrom, source } = await site(context, { [SHEET]: '.dish{color:green}' });
    const sendRequest = await serveFrom(source);
    const { text, headers } = await sendRequest('/', HTML);
    assert.deepEqual(stylesOf(text), ['.shell{color:red}/*one*/', '.dish{color:green}']);
    assert.deepEqual(linksOf(text), []);
    const hashes = stylesOf(text).map(
      (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    const policy = String(headers['content-security-policy']).split('; ');
    assert.ok(policy.includes(`style-src 'self' ${hashes.join(' ')}`));
    assert.doesNotMatch(policy.join(), /unsafe/);
  });

  it('stay files where the page has no content', async (context) => {
    const { serveFrom, source } = await site(context);
    const sendRequest = await serveFrom(source);
    const { text, headers } = await sendRequest('/orders', HTML);
    assert.deepEqual(linksOf(text), ['shell']);
    assert.deepEqual(stylesOf(text), []);
    assert.ok(String(headers['content-security-policy']).split('; ').includes("style-src 'self'"));
  });

  it('may name files of the site by their whole path', async (context) => {
    const { serveFrom, source } = await site(context, { [SHEET]: '@font-face{src:url(/fonts/a.woff2)}' });
    assert.deepEqual(linksOf((await (await serveFrom(source))('/', HTML)).text), []);
  });

  for (const [what, style] of [
    ['refers to other files', '.a{background:url(dish.png)}'],
    ['imports other style sheets', '@import "more.css";'],
    ['would end its element', '.a::after{content:"</style><b>"}'],
  ] as const) {
    it(`stay files when one ${what}`, async (context) => {
      const { serveFrom, source } = await site(context, { [SHEET]: style });
      const { text } = await (await serveFrom(source))('/', HTML);
      assert.deepEqual(linksOf(text), ['shell', 'mf-public']);
      assert.deepEqual(stylesOf(text), []);
    });
  }

  it('stay files when one was changed or is missing', async (context) => {
    const { serveFrom, source, root, versions } = await site(context);
    const file = path.join(root, 'releases', 'mf-public', versions.area, SHEET);
    await writeFile(file, '.a{color:blue}');
    assert.deepEqual(linksOf((await (await serveFrom(source))('/', HTML)).text), ['shell', 'mf-public']);
    await rm(file);
    assert.deepEqual(linksOf((await (await serveFrom(source))('/', HTML)).text), ['shell', 'mf-public']);
  });

  it('stay files when reading them hangs, and are inlined into a later page', async (context) => {
    const { serveFrom, source } = await site(context);
    let isHanging = true;
    const findFile: LiveSource['findFile'] = (...file) =>
      isHanging ? new Promise(() => undefined) : source.findFile(...file);
    const sendRequest = await serveFrom({ readLive: () => source.readLive(), findFile });
    assert.deepEqual(stylesOf((await sendRequest('/', HTML)).text), []);
    isHanging = false;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    assert.equal(stylesOf((await sendRequest('/', HTML)).text).length, 2);
    isHanging = true;
    assert.equal(stylesOf((await sendRequest('/', HTML)).text).length, 2);
  });
});
