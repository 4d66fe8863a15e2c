import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signValue } from '../../contract/server/index.ts';
import { ADMIN, DEMO, HOUR, OWN_FORM, SECRET, site, valueOf } from '../testing/override-site.ts';

describe('an override', () => {
  const right = valueOf([DEMO]);
  const values: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['an unsigned override', Buffer.from(JSON.stringify([['mf-demo', DEMO.origin]])).toString('base64url')],
    ['a link that has expired', valueOf([DEMO], -1000)],
    ['a link of another installation', valueOf([DEMO], HOUR, 'another secret')],
    [
      'another area under the same signature',
      right.replace(/^[^.]+/, Buffer.from('[["mf-admin","http://127.0.0.1:1"]]').toString('base64url')),
    ],
    ['a later expiry under the same signature', right.replace(/\.[^.]+\./, '.zzzzzz.')],
    [
      'a value that was signed for something else',
      signValue(SECRET, 'faults', { value: right.split('.')[0] ?? '', expiresAt: Date.now() + HOUR }),
    ],
    ['an origin that is not allowed', valueOf([{ ...DEMO, origin: 'https://evil.example' }])],
    ['the shell', valueOf([{ ...DEMO, area: 'shell' }])],
    ['an invalid name', valueOf([{ ...DEMO, area: 'mf-demo"><script>' }])],
    [
      'an origin with more text',
      valueOf([{ ...DEMO, origin: "http://127.0.0.1:3012; script-src 'unsafe-eval'" }]),
    ],
    ['an origin with a path', valueOf([{ ...DEMO, origin: 'http://127.0.0.1:3012/evil' }])],
    ['an origin with a user name', valueOf([{ ...DEMO, origin: 'http://127.0.0.1:3012@evil.example' }])],
  ];
  for (const [what, value] of values) {
    it(`is refused with ${what}`, async (context) => {
      const { sendRequest, turnOn, areaOn, version } = await site(context);
      const reply = await sendRequest(`/platform/override?value=${encodeURIComponent(value)}`);
      assert.equal(reply.status, 403);
      const { status, cookie } = await turnOn({ value });
      assert.deepEqual([status, cookie], [403, '']);
      const { area, registry } = await areaOn(`maida_override=${value}`);
      assert.deepEqual([area?.version, registry.overrides], [version, undefined]);
      const page = await sendRequest('/', { headers: { cookie: `maida_override=${value}` } });
      assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /3012|evil|unsafe/);
    });
  }

  it('is refused to an admin without the right for that area', async (context) => {
    const { turnOn } = await site(context);
    const limited = { ...OWN_FORM, cookie: 'session=limited' };
    assert.equal((await turnOn({ ...DEMO, area: 'mf-other' }, limited)).status, 403);
    assert.equal((await turnOn(DEMO, limited)).status, 303);
  });

  it('is refused without a link, and with a form of another site', async (context) => {
    const { turnOn, sendRequest, origin } = await site(context);
    assert.equal((await turnOn(DEMO)).status, 403, 'who is no admin');
    assert.equal(
      (await turnOn({ ...DEMO, origin: 'https://evil.example' }, { ...OWN_FORM, ...ADMIN })).status,
      403,
    );
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://evil.example' },
      { origin: 'null' },
      {},
    ];
    for (const headers of elsewhere) {
      assert.equal((await turnOn({ value: right }, headers)).status, 403, JSON.stringify(headers));
      assert.equal((await turnOn(DEMO, { ...headers, ...ADMIN })).status, 403);
      assert.equal((await turnOn({ act: 'off' }, headers)).status, 403);
    }
    assert.equal(
      (await turnOn({ value: right }, { origin })).status,
      303,
      'a browser without Sec-Fetch-Site',
    );
    assert.equal(
      (
        await sendRequest('/platform/override', {
          form: { act: 'on', value: 'x'.repeat(9000) },
          headers: OWN_FORM,
        })
      ).status,
      400,
    );
  });

  it('can’t be turned on by other headers, cookies or parameters', async (context) => {
    const { sendRequest, version } = await site(context);
    const headers = {
      'x-maida-override': right,
      'x-forwarded-host': '127.0.0.1:3012',
      override: right,
      cookie: `override=${right}; xmaida_override=${right}; MAIDA_OVERRIDE=${right}`,
    };
    const { text } = await sendRequest(`/?override=${right}&value=${right}&maida_override=${right}`, {
      headers,
    });
    assert.doesNotMatch(text, /3012/);
    assert.match(text, new RegExp(version));
  });

  it('is refused where no origin is allowed, as in production', async (context) => {
    const { sendRequest, turnOn, areaOn, version } = await site(context, '');
    assert.equal((await sendRequest(`/platform/override?value=${right}`)).status, 403);
    assert.equal((await turnOn({ value: right })).status, 403);
    assert.equal((await turnOn(DEMO, { ...OWN_FORM, ...ADMIN })).status, 403, 'not even admins');
    assert.equal((await areaOn(`maida_override=${right}`)).area?.version, version);
  });
});
