import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { serve } from './testing/delivery-server.ts';
import { goLive, temporaryStore } from '../registry/testing/fixtures.ts';
import { HTML, PUBLIC_AREA } from './testing/page-site.ts';

const LATIN = 'mica-latin.0123456789.woff2';
const ARABIC = 'mica-arabic.abcdef0123.woff2';

/** Serves a shell with two fonts. */
async function serveFonts(context: TestContext) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'mf-public', area: PUBLIC_AREA });
  const files = { [`public/fonts/${LATIN}`]: 'latin', [`public/fonts/${ARABIC}`]: 'arabic' };
  await goLive(context, store, { name: 'shell', files });
  return serve(context, store);
}

describe('fonts of a page', () => {
  it('are not mentioned to a browser that has none of them yet', async (context) => {
    const sendRequest = await serveFonts(context);
    for (const cookie of [
      '',
      'maida_typeface=',
      'maida_typeface=mica-latin.9999999999.woff2+../favicon.svg',
    ]) {
      const { text } = await sendRequest('/', { ...HTML, cookie });
      assert.doesNotMatch(text, /data-typeface|as="font"/, cookie);
    }
  });

  it('are preloaded and named for a browser that has loaded them', async (context) => {
    const sendRequest = await serveFonts(context);
    const cookie = `maida_typeface=${LATIN}+${ARABIC}`;
    const { text } = await sendRequest('/', { ...HTML, cookie });
    assert.match(text, /<html [^>]*data-typeface="(mica-latin mica-arabic|mica-arabic mica-latin)"/);
    const preload = `<link rel="preload" as="font" type="font/woff2" href="/fonts/${LATIN}" crossorigin="anonymous">`;
    assert.ok(text.includes(preload));
    assert.ok(text.indexOf(preload) < text.indexOf('<body>'));
  });

  it('have one variant of the page, however the cookie orders or repeats them', async (context) => {
    const sendRequest = await serveFonts(context);
    const cookies = [`${LATIN}+${ARABIC}`, `${ARABIC}+${LATIN}+${LATIN}`];
    const [first, second] = await Promise.all(
      cookies.map((value) => sendRequest('/', { ...HTML, cookie: `maida_typeface=${value}` })),
    );
    assert.equal(first?.text, second?.text);
  });

  it('are cached for a year, since their names change with them; other public files are not', async (context) => {
    const sendRequest = await serveFonts(context);
    const font = await sendRequest(`/fonts/${LATIN}`);
    assert.equal(font.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal(font.headers['content-type'], 'font/woff2');
    assert.equal((await sendRequest('/favicon.svg')).headers['cache-control'], 'no-cache');
  });
});
