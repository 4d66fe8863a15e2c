import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { goLive } from '../registry/testing/fixtures.ts';
import { until } from '../registry/testing/until.ts';
import { HTML, PUBLIC_AREA, serveSite } from './testing/page-site.ts';

describe('the response with a page', () => {
  it('may be cached with revalidation, and is a 304 while nothing changed', async (context) => {
    const { sendRequest, store } = await serveSite(context);
    const { headers } = await sendRequest('/', HTML);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers.vary, 'accept-encoding, accept-language, cookie');
    const conditional = { ...HTML, 'if-none-match': headers.etag };
    assert.equal((await sendRequest('/', conditional)).status, 304);
    await goLive(context, store, { name: 'mf-public', marker: 'two', area: PUBLIC_AREA });
    const changed = await until(
      () => sendRequest('/', conditional),
      ({ status }) => status === 200,
    );
    assert.equal(changed.status, 200);
  });

  it('is compressed and the same in every encoding', async (context) => {
    const { sendRequest } = await serveSite(context);
    const gzip = await sendRequest('/', { ...HTML, 'accept-encoding': 'gzip' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.equal(gunzipSync(gzip.body).toString(), (await sendRequest('/', HTML)).text);
    assert.equal(
      (await sendRequest('/', { ...HTML, 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
      'br',
    );
  });

  it('allows only scripts of the site', async (context) => {
    const { sendRequest } = await serveSite(context, { reportUri: '/csp' });
    const { headers, text } = await sendRequest('/', HTML);
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

  it('sends HSTS only over TLS', async (context) => {
    const plain = await serveSite(context);
    assert.equal((await plain.sendRequest('/', HTML)).headers['strict-transport-security'], undefined);
    const secure = await serveSite(context, { isSecure: () => true });
    assert.match(
      String((await secure.sendRequest('/', HTML)).headers['strict-transport-security']),
      /max-age=31536000/,
    );
  });
});
