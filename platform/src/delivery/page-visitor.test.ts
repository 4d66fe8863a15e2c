import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { configurationOf, HTML, serveSite } from './testing/page-site.ts';

describe('the page of a visitor', () => {
  it('has a notice in the visitor’s language for a shell that does not start', async (context) => {
    const { sendRequest } = await serveSite(context);
    const french = (await sendRequest('/', { ...HTML, 'accept-language': 'fr' })).text;
    assert.match(french, /<div id="maida-start" role="status"><p hidden>Chargement en cours\./);
    assert.match(french, /<form method="post"><button>Recharger la page<\/button><\/form>/);
  });

  it('is in the language of the cookie, else the browser’s, else English', async (context) => {
    const { sendRequest } = await serveSite(context);
    const languageOf = async (headers: Record<string, string>) => {
      const { text, headers: answered } = await sendRequest('/', { ...HTML, ...headers });
      const html = /<html lang="(..)"/.exec(text)?.[1];
      assert.equal(answered['content-language'], html);
      assert.equal(configurationOf(text).language, html);
      return html;
    };
    assert.equal(await languageOf({}), 'en');
    assert.equal(await languageOf({ 'accept-language': 'wo, fr-FR;q=0.8, en;q=0.9' }), 'en');
    assert.equal(await languageOf({ 'accept-language': 'wo, fr-MR;q=0.9, en;q=0.8' }), 'fr');
    assert.equal(await languageOf({ 'accept-language': 'ar-MR, fr-MR;q=0.9' }), 'ar');
    assert.equal(await languageOf({ 'accept-language': 'en', cookie: 'a=b; maida_language=fr' }), 'fr');
    assert.equal(await languageOf({ cookie: 'maida_language=xx"><b>' }), 'en');
  });

  it('is in the language that its address names, whatever the visitor has chosen', async (context) => {
    const { sendRequest } = await serveSite(context);
    const languageOf = async (address: string) => {
      const { text } = await sendRequest(address, { ...HTML, cookie: 'maida_language=en' });
      assert.equal(configurationOf(text).language, /<html lang="(..)"/.exec(text)?.[1]);
      return /<html lang="(..)" dir="..."/.exec(text)?.[1];
    };
    assert.equal(await languageOf('/?lang=fr'), 'fr');
    assert.equal(await languageOf('/?q=riz&lang=ar'), 'ar');
    for (const hostile of ['xx', 'fr%22%3E', '', 'FR', '__proto__', 'fr,ar', '%E0%A4%A'])
      assert.equal(await languageOf(`/?lang=${hostile}`), 'en', hostile);
    assert.equal(await languageOf('/?language=fr'), 'en');
    assert.equal(await languageOf('/?lang'), 'en');
  });

  it('has a theme only when the visitor has chosen one', async (context) => {
    const { sendRequest } = await serveSite(context);
    assert.doesNotMatch((await sendRequest('/', HTML)).text, /data-theme/);
    assert.match(
      (await sendRequest('/', { ...HTML, cookie: 'maida_theme=dark' })).text,
      /<html [^>]*data-theme="dark"/,
    );
    assert.doesNotMatch((await sendRequest('/', { ...HTML, cookie: 'maida_theme=pink' })).text, /data-theme/);
  });

  it('has the title and description of its path, unless finding them is slow or fails', async (context) => {
    const { sendRequest } = await serveSite(context, {
      headTags: async ({ path }) => {
        if (path.includes('slow')) await new Promise((resolve) => setTimeout(resolve, 2000));
        if (path.includes('broken')) throw new Error('no database');
        return { title: `Chez <Aïcha> ${path}`, description: '"the" best' };
      },
    });
    const { text } = await sendRequest('/restaurant/a/menu', HTML);
    assert.match(text, /<title>Chez &lt;Aïcha&gt; \/restaurant\/a\/menu · Maida<\/title>/);
    assert.match(text, /content="&quot;the&quot; best"/);
    assert.match((await sendRequest('/restaurant/slow/menu', HTML)).text, /<title>Maida<\/title>/);
    assert.match((await sendRequest('/restaurant/broken/menu', HTML)).text, /<title>Maida<\/title>/);
  });
});
