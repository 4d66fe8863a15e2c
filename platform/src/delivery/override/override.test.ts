import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ADMIN, DEMO, OWN_FORM, site, valueOf } from '../testing/override-site.ts';

describe('an override', () => {
  it('loads one area from a development server, only in the browser that turned it on', async (context) => {
    const { sendRequest, turnOn, areaOn, version } = await site(context);
    const value = valueOf([DEMO]);
    const question = await sendRequest(`/platform/override?value=${value}&page=/other`);
    assert.equal(question.status, 200);
    assert.match(question.text, /mf-demo/);
    assert.match(question.text, /http:\/\/127\.0\.0\.1:3012/);
    assert.equal(question.headers.get('set-cookie'), null, 'opening a link does nothing yet');
    const { status, headers, cookie } = await turnOn({ value, page: '/other' });
    assert.deepEqual([status, headers.get('location')], [303, '/other']);
    assert.match(headers.get('set-cookie') ?? '', /; Max-Age=3[56]\d\d; Path=\/; HttpOnly; SameSite=Lax$/);

    const { registry, area } = await areaOn(cookie);
    assert.equal(area?.entry, 'http://127.0.0.1:3012/guest/static/js/entry.js');
    assert.deepEqual([area.scripts, area.styles, area.integrity], [[], [], {}]);
    assert.deepEqual(registry.overrides, [DEMO]);
    assert.equal(registry.reportShare, 0, 'its failures are not reported');
    assert.match(registry.areas.find(({ name }) => name === 'mf-other')?.entry ?? '', /^\/areas\/mf-other\//);

    const own = await sendRequest('/', { headers: { cookie } });
    const policy = own.headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      assert.match(policy, new RegExp(`${directive} [^;]*http://127\\.0\\.0\\.1:3012`), directive);
    }
    assert.match(policy, /connect-src [^;]*ws:\/\/127\.0\.0\.1:3012/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(own.headers.get('cache-control'), 'no-store');
    assert.equal(own.headers.get('x-robots-tag'), 'noindex');

    const visitor = await sendRequest('/');
    assert.doesNotMatch(visitor.text, /3012/);
    assert.doesNotMatch(visitor.headers.get('content-security-policy') ?? '', /3012/);
    assert.equal((await areaOn('')).area?.version, version);
  });

  it('can be turned off, and expires', async (context) => {
    const { turnOn, areaOn, version } = await site(context);
    const off = await turnOn({ act: 'off', page: '/other' });
    assert.equal(off.status, 303);
    assert.match(off.headers.get('set-cookie') ?? '', /^maida_override=; Max-Age=0;/);
    const late = `maida_override=${valueOf([DEMO], -1000)}`;
    assert.equal((await areaOn(late)).area?.version, version);
  });

  it('can be added by an admin without a link', async (context) => {
    const { turnOn, areaOn, sendRequest } = await site(context);
    assert.match((await sendRequest('/platform/override', { headers: ADMIN })).text, /name="origin"/);
    assert.doesNotMatch((await sendRequest('/platform/override')).text, /name="origin"/);
    const first = await turnOn(DEMO, { ...OWN_FORM, ...ADMIN });
    assert.equal(first.status, 303);
    const other = { area: 'mf-other', origin: 'http://localhost:3013' };
    const both = await turnOn(other, { ...OWN_FORM, cookie: `${ADMIN.cookie}; ${first.cookie}` });
    assert.deepEqual((await areaOn(both.cookie)).registry.overrides, [DEMO, other]);
  });

  it('has a page in the reader’s language that redirects only within the site', async (context) => {
    const { sendRequest, turnOn } = await site(context);
    const value = valueOf([DEMO]);
    const french = await sendRequest(`/platform/override?value=${value}`, {
      headers: { 'accept-language': 'fr' },
    });
    assert.match(french.text, /<html lang="fr" dir="ltr">/);
    assert.match(french.text, /dans ce navigateur uniquement/);
    for (const page of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a b',
    ]) {
      assert.equal((await turnOn({ value, page })).headers.get('location'), '/', page);
      const reply = await sendRequest(`/platform/override?value=${value}&page=${encodeURIComponent(page)}`);
      assert.doesNotMatch(reply.text, /evil|javascript|a b"/);
    }
    assert.match(french.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  });
});
