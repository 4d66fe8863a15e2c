import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import type { LiveRegistry } from '../contract/index.ts';
import { createDelivery } from '../delivery/index.ts';
import { signValue } from '../release/signed-value.ts';
import { StoreSource } from '../store/index.ts';
import { goLive, temporaryStore } from '../testing/fixtures.ts';
import {
  createOverridePage,
  isOverridePath,
  OverridePolicy,
  readAllowedOrigins,
  signOverrides,
} from './index.ts';

const SECRET = 'a secret';
const HOUR = 3_600_000;
const DEMO = { area: 'mf-demo', origin: 'http://127.0.0.1:3012' };
const ADMIN = { cookie: 'session=admin' };
const OWN_FORM = { 'sec-fetch-site': 'same-origin' };

function valueOf(
  overrides: readonly { area: string; origin: string }[],
  life = HOUR,
  secret = SECRET,
): string {
  return signOverrides(secret, { overrides, expiresAt: Date.now() + life });
}

interface Call {
  readonly headers?: Record<string, string>;
  readonly form?: Record<string, string>;
}

async function site(context: TestContext, allowed = 'loopback') {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const version = await goLive(context, store, {
    area: { mounts: [{ path: '/', isRendered: true }] },
  });
  await goLive(context, store, { name: 'mf-other', area: { mounts: [{ path: '/other' }] } });
  const source = new StoreSource(store);
  const policy = new OverridePolicy({
    isAllowed: readAllowedOrigins(allowed),
    readSecret: () => Promise.resolve(SECRET),
  });
  const page = createOverridePage({
    policy,
    source,
    isAdmin: ({ headers }) => Promise.resolve(headers.cookie?.includes('session=admin') ?? false),
    isSecure: () => false,
  });
  const delivery = createDelivery({ source, overridePolicy: policy });
  const server = http.createServer((request, response) => {
    void (isOverridePath(request.url ?? '/') ? page : delivery)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const ask = async (path: string, { headers = {}, form }: Call = {}) => {
    const reply = await fetch(origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  const turnOn = async (form: Record<string, string>, headers: Record<string, string> = OWN_FORM) => {
    const reply = await ask('/platform/override', { form: { act: 'on', ...form }, headers });
    return { ...reply, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const areaOn = async (cookie: string) => {
    const { text } = await ask('/registry.json', { headers: { cookie } });
    const registry = JSON.parse(text) as LiveRegistry;
    return { registry, area: registry.areas.find(({ name }) => name === 'mf-demo') };
  };
  return { origin, version, ask, turnOn, areaOn };
}

describe('an override', () => {
  it('takes one area from a development server, in the browser that turned it on alone', async (context) => {
    const { ask, turnOn, areaOn, version } = await site(context);
    const value = valueOf([DEMO]);
    const question = await ask(`/platform/override?value=${value}&page=/other`);
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
    assert.equal(registry.reportShare, 0, 'its failures are nobody’s who visits');
    assert.match(registry.areas.find(({ name }) => name === 'mf-other')?.entry ?? '', /^\/areas\/mf-other\//);

    const own = await ask('/', { headers: { cookie } });
    const policy = own.headers.get('content-security-policy') ?? '';
    for (const directive of ['script-src', 'style-src', 'connect-src']) {
      assert.match(policy, new RegExp(`${directive} [^;]*http://127\\.0\\.0\\.1:3012`), directive);
    }
    assert.match(policy, /connect-src [^;]*ws:\/\/127\.0\.0\.1:3012/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(own.headers.get('cache-control'), 'no-store');
    assert.equal(own.headers.get('x-robots-tag'), 'noindex');

    const visitor = await ask('/');
    assert.doesNotMatch(visitor.text, /3012/);
    assert.doesNotMatch(visitor.headers.get('content-security-policy') ?? '', /3012/);
    assert.equal((await areaOn('')).area?.version, version);
  });

  it('is turned off again, and ends by itself', async (context) => {
    const { turnOn, areaOn, version } = await site(context);
    const off = await turnOn({ act: 'off', page: '/other' });
    assert.equal(off.status, 303);
    assert.match(off.headers.get('set-cookie') ?? '', /^maida_override=; Max-Age=0;/);
    const late = `maida_override=${valueOf([DEMO], -1000)}`;
    assert.equal((await areaOn(late)).area?.version, version);
  });

  it('is set by an admin without a link, beside what is set already', async (context) => {
    const { turnOn, areaOn, ask } = await site(context);
    assert.match((await ask('/platform/override', { headers: ADMIN })).text, /name="origin"/);
    assert.doesNotMatch((await ask('/platform/override')).text, /name="origin"/);
    const first = await turnOn(DEMO, { ...OWN_FORM, ...ADMIN });
    assert.equal(first.status, 303);
    const other = { area: 'mf-other', origin: 'http://localhost:3013' };
    const both = await turnOn(other, { ...OWN_FORM, cookie: `${ADMIN.cookie}; ${first.cookie}` });
    assert.deepEqual((await areaOn(both.cookie)).registry.overrides, [DEMO, other]);
  });

  it('speaks the reader’s language and leads nowhere else', async (context) => {
    const { ask, turnOn } = await site(context);
    const value = valueOf([DEMO]);
    const french = await ask(`/platform/override?value=${value}`, { headers: { 'accept-language': 'fr' } });
    assert.match(french.text, /<html lang="fr">/);
    assert.match(french.text, /dans ce navigateur uniquement/);
    for (const page of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a b',
    ]) {
      assert.equal((await turnOn({ value, page })).headers.get('location'), '/', page);
      const asked = await ask(`/platform/override?value=${value}&page=${encodeURIComponent(page)}`);
      assert.doesNotMatch(asked.text, /evil|javascript|a b"/);
    }
    assert.match(french.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  });
});

describe('strangers', () => {
  const right = valueOf([DEMO]);
  const values: readonly (readonly [string, string])[] = [
    ['nothing', ''],
    ['an unsigned wish', Buffer.from(JSON.stringify([['mf-demo', DEMO.origin]])).toString('base64url')],
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
    ['a name that is none', valueOf([{ ...DEMO, area: 'mf-demo"><script>' }])],
    [
      'an origin with more to it',
      valueOf([{ ...DEMO, origin: "http://127.0.0.1:3012; script-src 'unsafe-eval'" }]),
    ],
    ['an origin with a path', valueOf([{ ...DEMO, origin: 'http://127.0.0.1:3012/evil' }])],
    ['an origin with a name in front', valueOf([{ ...DEMO, origin: 'http://127.0.0.1:3012@evil.example' }])],
  ];
  for (const [what, value] of values) {
    it(`are refused with ${what}`, async (context) => {
      const { ask, turnOn, areaOn, version } = await site(context);
      const asked = await ask(`/platform/override?value=${encodeURIComponent(value)}`);
      assert.equal(asked.status, 403);
      const { status, cookie } = await turnOn({ value });
      assert.deepEqual([status, cookie], [403, '']);
      const { area, registry } = await areaOn(`maida_override=${value}`);
      assert.deepEqual([area?.version, registry.overrides], [version, undefined]);
      const page = await ask('/', { headers: { cookie: `maida_override=${value}` } });
      assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /3012|evil|unsafe/);
    });
  }

  it('are refused without a link, and with a form of another site', async (context) => {
    const { turnOn, ask, origin } = await site(context);
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
      (await ask('/platform/override', { form: { act: 'on', value: 'x'.repeat(9000) }, headers: OWN_FORM }))
        .status,
      400,
    );
  });

  it('get nowhere by headers or parameters', async (context) => {
    const { ask, version } = await site(context);
    const headers = {
      'x-maida-override': right,
      'x-forwarded-host': '127.0.0.1:3012',
      override: right,
      cookie: `override=${right}; xmaida_override=${right}; MAIDA_OVERRIDE=${right}`,
    };
    const { text } = await ask(`/?override=${right}&value=${right}&maida_override=${right}`, { headers });
    assert.doesNotMatch(text, /3012/);
    assert.match(text, new RegExp(version));
  });

  it('have nothing to turn on where no origin is allowed, as in production', async (context) => {
    const { ask, turnOn, areaOn, version } = await site(context, '');
    assert.equal((await ask(`/platform/override?value=${right}`)).status, 403);
    assert.equal((await turnOn({ value: right })).status, 403);
    assert.equal((await turnOn(DEMO, { ...OWN_FORM, ...ADMIN })).status, 403, 'not even admins');
    assert.equal((await areaOn(`maida_override=${right}`)).area?.version, version);
  });
});

describe('the origins that are allowed', () => {
  it('are the loopback, or those that are named', () => {
    const loopback = readAllowedOrigins('loopback');
    for (const origin of ['http://127.0.0.1:3012', 'http://localhost:1', 'http://[::1]:3012'])
      assert.ok(loopback(origin), origin);
    for (const origin of [
      'http://127.0.0.1.evil.example',
      'http://localhost.evil',
      'https://dev.maida.example',
      'http://10.0.0.1:3012',
    ]) {
      assert.ok(!loopback(origin), origin);
    }
    const named = readAllowedOrigins('https://dev.maida.example, http://10.0.0.7:3012');
    assert.ok(named('https://dev.maida.example') && named('http://10.0.0.7:3012'));
    assert.ok(!named('http://127.0.0.1:3012') && !named('https://dev.maida.example:444'));
    assert.ok(!readAllowedOrigins('')('http://127.0.0.1:3012'));
    for (const wrong of [
      '*',
      'https://*.maida.example',
      'dev.maida.example',
      'https://dev.maida.example/x',
      'file:///',
    ]) {
      assert.throws(() => readAllowedOrigins(wrong), /OVERRIDE_ORIGINS/);
    }
  });
});
