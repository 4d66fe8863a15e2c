import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import {
  formatFaults,
  parseFaults,
  readPageConfiguration,
  type AreaRelease,
  type LiveRegistry,
} from '../../contract/index.ts';
import { integrityOf, readFaultPermit, signFaultPermit } from '../../contract/server/index.ts';
import { serve, type SendRequest } from '../testing/delivery-server.ts';
import { goLive, temporaryStore } from '../../registry/testing/fixtures.ts';

const SECRET = 'a secret';
const HTML = { accept: 'text/html' };
const HOUR = 3_600_000;

function permit(faults = {}, expiresAt = Date.now() + HOUR): string {
  return signFaultPermit(SECRET, { faults, expiresAt });
}

function cookies(faults: string, value = permit()): { cookie: string } {
  return { cookie: `maida_fault_permit=${value}; maida_faults=${faults}` };
}

async function site(context: TestContext) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const first = await goLive(context, store, {
    marker: 'before',
    files: { 'static/js/later.js': 'console.log("later")' },
  });
  const version = await goLive(context, store, { files: { 'static/js/later.js': 'console.log("later")' } });
  await goLive(context, store, { name: 'mf-other', area: { mounts: [{ path: '/other' }] } });
  const findPermit = (value: string) =>
    Promise.resolve(readFaultPermit(value, { secret: SECRET, now: Date.now() }));
  const sendRequest = await serve(context, store, { faultSwitch: { findPermit } });
  return { sendRequest, store, version, first };
}

async function registryOf(sendRequest: SendRequest, headers = {}): Promise<LiveRegistry> {
  return JSON.parse((await sendRequest('/registry.json', headers)).text) as LiveRegistry;
}

async function areaOf(sendRequest: SendRequest, headers = {}): Promise<AreaRelease> {
  const area = (await registryOf(sendRequest, headers)).areas.find(({ name }) => name === 'mf-demo');
  assert.ok(area);
  return area;
}

function pageOf(text: string) {
  const json = /id="maida-page">(.*?)<\/script>/.exec(text)?.[1] ?? null;
  return readPageConfiguration({ getElementById: () => ({ textContent: json }) });
}

describe('faults', () => {
  it('can be serialized for a cookie; invalid parts are ignored', () => {
    const faults = {
      'mf-public': { kind: 'slow', detail: '3000' },
      registry: { kind: 'dead' },
      'mf-admin': { kind: 'swap', detail: '0.1.0-abc' },
    } as const;
    assert.deepEqual(parseFaults(formatFaults(faults)), faults);
    for (const wrong of [
      '',
      'x',
      'mf-a:nothing',
      'registry:swap',
      'shell:wrong-shape',
      'A b:dead',
      'mf-a:slow=<b>',
    ])
      assert.deepEqual(parseFaults(wrong), {}, wrong);
  });

  it('need a permit: without one a fault cookie changes nothing', async (context) => {
    const { sendRequest } = await site(context);
    const plain = await areaOf(sendRequest);
    const page = await sendRequest('/', HTML);
    const expired = permit({}, Date.now() - 1000);
    const other = signFaultPermit('another secret', { faults: {}, expiresAt: Date.now() + HOUR });
    for (const value of ['', 'x', expired, other, `${permit()}x`]) {
      const stranger = cookies('mf-demo:dead~shell:dead~registry:dead', value);
      assert.equal((await sendRequest('/', { ...HTML, ...stranger })).text, page.text);
      assert.deepEqual(await areaOf(sendRequest, stranger), plain);
      const file = await sendRequest(plain.entry, stranger);
      assert.equal(file.status, 200);
      assert.match(String(file.headers['cache-control']), /immutable/);
      const hidden = await sendRequest(`/?faults=${value || 'x'}`, HTML);
      assert.equal(hidden.headers['set-cookie'], undefined);
    }
    assert.equal(pageOf(page.text).faults, undefined);
  });

  it('affect only the browser that has them', async (context) => {
    const { sendRequest } = await site(context);
    const mine = cookies('mf-demo:dead');
    const area = await areaOf(sendRequest, mine);
    assert.match(area.entry, /^\/faulty\/areas\/mf-demo\//);
    const gone = await sendRequest(area.entry, mine);
    assert.deepEqual([gone.status, gone.headers['cache-control']], [404, 'no-store']);
    // Without the fault the same address works, and is not cached.
    const back = await sendRequest(area.entry);
    assert.deepEqual([back.status, back.headers['cache-control']], [200, 'no-store']);
    assert.equal((await sendRequest((await areaOf(sendRequest)).entry)).status, 200);
    const others = (await registryOf(sendRequest, mine)).areas.find(({ name }) => name === 'mf-other');
    assert.equal((await sendRequest(others?.entry ?? '', mine)).status, 200);
  });

  it('are passed to the page, which sends no reports and is not cached', async (context) => {
    const { sendRequest } = await site(context);
    const { headers, text } = await sendRequest('/', { ...HTML, ...cookies('mf-demo:hang=3000') });
    const { faults, loadTimeout, registry } = pageOf(text);
    assert.deepEqual(faults?.active, { 'mf-demo': { kind: 'hang', detail: '3000' } });
    assert.ok(Date.parse(faults.until ?? '') > Date.now());
    assert.deepEqual([loadTimeout, registry.reportShare], [3000, 0]);
    assert.equal(headers['cache-control'], 'no-store');
    const idle = pageOf((await sendRequest('/', { ...HTML, ...cookies('') })).text);
    assert.deepEqual([idle.faults?.active, idle.loadTimeout], [{}, undefined]);
  });

  it('corrupt and tampered files fail their integrity check', async (context) => {
    const { sendRequest } = await site(context);
    for (const kind of ['corrupt', 'tampered']) {
      const mine = cookies(`mf-demo:${kind}`);
      const area = await areaOf(sendRequest, mine);
      const styles = kind === 'corrupt' ? area.styles : [];
      for (const address of [area.entry, ...area.scripts, ...styles]) {
        const { body, status } = await sendRequest(address, mine);
        assert.equal(status, 200);
        assert.notEqual(integrityOf(body), area.integrity[address], address);
      }
    }
  });

  it('a wrong shape and a wrong shared version pass their integrity check', async (context) => {
    const { sendRequest } = await site(context);
    for (const [kind, code] of [
      ['wrong-shape', /Promise\.resolve/],
      ['wrong-shared', /requiredVersion: "\^999/],
    ] as const) {
      const mine = cookies(`mf-demo:${kind}`);
      const area = await areaOf(sendRequest, mine);
      const { body, text } = await sendRequest(area.entry, mine);
      assert.equal(integrityOf(body), area.integrity[area.entry]);
      assert.match(text, code);
      const [chunk = ''] = area.scripts;
      assert.equal(integrityOf((await sendRequest(chunk, mine)).body), area.integrity[chunk]);
    }
    assert.equal((await areaOf(sendRequest, cookies('mf-demo:wrong-contract'))).contract, '0');
  });

  it('chunk-gone keeps the initial files', async (context) => {
    const { sendRequest, version } = await site(context);
    const mine = cookies('mf-demo:chunk-gone');
    const area = await areaOf(sendRequest, mine);
    for (const address of [area.entry, ...area.scripts, ...area.styles])
      assert.equal((await sendRequest(address, mine)).status, 200);
    for (const prefix of ['', '/faulty']) {
      const later = await sendRequest(`${prefix}/areas/mf-demo/${version}/static/js/later.js`, mine);
      assert.deepEqual([later.status, later.headers['cache-control']], [404, 'no-store']);
    }
  });

  it('a slow file takes longer, a hanging one gets no response', async (context) => {
    const { sendRequest } = await site(context);
    const slow = cookies('mf-demo:slow=200');
    const area = await areaOf(sendRequest, slow);
    const started = performance.now();
    assert.equal((await sendRequest(area.entry, slow)).status, 200);
    assert.ok(performance.now() - started >= 190);
    const hanging = sendRequest(area.entry, cookies('mf-demo:hang')).catch(() => 'ended');
    const first = await Promise.race([hanging, new Promise((resolve) => setTimeout(resolve, 300, 'waits'))]);
    assert.equal(first, 'waits');
  });

  it('a swapped area gets the files of another one, or of another version', async (context) => {
    const { sendRequest, first } = await site(context);
    const other = await areaOf(sendRequest, cookies('mf-demo:swap=mf-other'));
    assert.match(other.entry, /\/mf-other\//);
    assert.deepEqual(other.mounts, [{ path: '/' }]);
    const older = await areaOf(sendRequest, cookies(`mf-demo:swap=${first}`));
    assert.equal(older.version, first);
    assert.equal((await sendRequest(older.entry)).status, 200);
  });

  it('the shell and the registry can fail as well', async (context) => {
    const { sendRequest } = await site(context);
    const { text } = await sendRequest('/', { ...HTML, ...cookies('shell:tampered') });
    const [, address = '', integrity] =
      /<script defer src="([^"]+)"[^>]*integrity="([^"]+)"/.exec(text) ?? [];
    assert.match(address, /^\/faulty\/areas\/shell\//);
    assert.notEqual(integrityOf((await sendRequest(address, cookies('shell:tampered'))).body), integrity);
    const registry = await sendRequest('/registry.json', cookies('registry:dead'));
    assert.deepEqual([registry.status, registry.headers['cache-control']], [503, 'no-store']);
  });
});

describe('a fault link', () => {
  it('sets or removes the permit, and redirects to the URL without the parameter', async (context) => {
    const { sendRequest } = await site(context);
    const value = permit({ 'mf-demo': { kind: 'dead' } });
    const entered = await sendRequest(`/about?q=fish&faults=${value}`, HTML);
    assert.deepEqual([entered.status, entered.headers.location], [303, '/about?q=fish']);
    const [first = '', second = ''] = entered.headers['set-cookie'] ?? [];
    assert.match(first, /^maida_fault_permit=.+; Max-Age=3[56]\d\d; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.match(second, /^maida_faults=mf-demo:dead; Max-Age/);
    const left = await sendRequest('/about?faults=off', HTML);
    assert.deepEqual([left.status, left.headers.location], [303, '/about']);
    assert.ok(left.headers['set-cookie']?.every((cookie) => cookie.includes('Max-Age=0')));
  });

  it('never redirects to another site', async (context) => {
    const { sendRequest } = await site(context);
    for (const path of ['//evil.example', '/\\evil.example', '///evil.example'])
      assert.match(
        (await sendRequest(`${path}?faults=off`, HTML)).headers.location ?? '',
        /^\/evil\.example$/,
      );
  });
});
