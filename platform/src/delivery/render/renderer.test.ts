import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AreaRelease, LiveRegistry, ServiceCall } from '../../contract/index.ts';
import type { LiveSource } from '../../contract/server/index.ts';
import { createRenderer, type RenderFallback, type RendererOptions, type RenderRequest } from './renderer.ts';

/** A shell that shows the text of its area. */
const SHELL = `
exports.modules = { greeting: 'hello' };
exports.render = async ({ address, area, call }) => {
  if (!area) return undefined;
  const text = await area.routes[0].show(address, call);
  return { html: '<p>' + text + '</p>', links: [], state: { address, now: 0, queries: null } };
};`;

const area = (body: string) =>
  `exports.area = { translations: {}, routes: [{ show: async (address, call) => { ${body} } }] };`;

const AREAS: Readonly<Record<string, string>> = {
  good: area("return require('greeting') + ' ' + (await call('/api/name')).body + ' at ' + address;"),
  loop: area('for (;;);'),
  waits: area('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4500);'),
  hog: area('const all = []; for (;;) all.push(new Array(1e5).fill(address));'),
  exit: area('process.exit(3);'),
  works: area(
    "for (const end = performance.now() + 20; performance.now() < end; ); return (await call('/api/name')).body;",
  ),
  drags: area(
    "for (const end = performance.now() + 600; performance.now() < end; ); return (await call('/api/name')).body;",
  ),
  pictures: area("return releaseFolder + 'static/media/dish.avif';"),
  throws: area("throw new Error('no soup today');"),
  stranger: area("return require('left-pad');"),
  counts: `let pages = 0; ${area("const { body } = await call('/api/name'); pages += 1; return body + ' ' + pages;")}`,
  forgetful: `let seen = []; ${area("seen.push((await call('/me')).body); return seen.join();")}`,
};

const source: LiveSource = {
  readLive: () => Promise.reject(new Error('unused')),
  findFile: (name) => {
    const code = name === 'shell' ? SHELL : AREAS[name];
    return Promise.resolve(code === undefined ? undefined : { content: Buffer.from(code), integrity: '' });
  },
};

function release(name: string): AreaRelease {
  const empty = { entry: '', entryGlobal: '', scripts: [], styles: [], integrity: {}, navigation: [] };
  return { ...empty, name, version: '1', contract: '1', mounts: [{ path: '/' }], preload: [] };
}

/** Milliseconds for a page that will never be there, and for one that a busy machine may render slowly. */
const [SHORT, GENEROUS] = [800, 10_000];

function start(
  context: TestContext,
  call: ServiceCall = () => answer('Aïcha'),
  timeout = GENEROUS,
  options: Pick<RendererOptions, 'maxWaiting'> = {},
) {
  const fallbacks: RenderFallback[] = [];
  const onFallback = (one: RenderFallback) => fallbacks.push(one);
  const renderer = createRenderer({ source, call, timeout, onFallback, ...options });
  context.after(() => renderer.stop());
  const registry: LiveRegistry = { composition: 'abc', shell: '1', areas: [] };
  const configuration = { apiBase: '', language: 'en' as const, registry };
  const render = async (name: string, address = `/${name}`, personalCall?: ServiceCall) => {
    const isPlain = !address.includes('?');
    const request: RenderRequest = { configuration, address, isPlain, area: release(name), personalCall };
    return (await renderer.render(request))?.html;
  };
  const renderShell = () => renderer.render({ configuration, address: '/', isPlain: true });
  return { render, renderShell, fallbacks };
}

function answer(body: string) {
  return Promise.resolve({ status: 200, headers: {}, body });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isTrue()) return;
    await sleep(100);
  }
  assert.fail('It did not come true.');
}

describe('rendering', () => {
  it('tells an area where the browser finds its files', async (context) => {
    const { render } = start(context);
    assert.equal(await render('pictures'), '<p>/areas/pictures/1/static/media/dish.avif</p>');
  });

  it('returns the content of a page, with the service’s replies', async (context) => {
    const { render, fallbacks } = start(context);
    assert.equal(await render('good', '/menu?q=fish'), '<p>hello Aïcha at /menu?q=fish</p>');
    assert.deepEqual(fallbacks, []);
  });

  it('renders a page once for simultaneous visitors, and calls the service again for the next one', async (context) => {
    let calls = 0;
    const { render } = start(context, () => {
      calls += 1;
      return answer('Aïcha');
    });
    await Promise.all(Array.from({ length: 20 }, () => render('good', '/')));
    assert.equal(calls, 1);
    await render('good', '/');
    assert.equal(calls, 2);
  });

  it('renders a page again only when a reply of the service has changed or a new minute has begun', async (context) => {
    context.mock.timers.enable({ apis: ['Date'], now: 60_000 });
    let name = 'Aïcha';
    let request = 0;
    const { render } = start(context, async () => {
      request += 1;
      return { ...(await answer(name)), headers: { 'x-request-id': String(request), date: String(request) } };
    });
    assert.equal(await render('counts'), '<p>Aïcha 1</p>');
    assert.equal(await render('counts'), '<p>Aïcha 1</p>');
    assert.equal(await render('counts', '/other'), '<p>Aïcha 2</p>');
    name = 'Mariem';
    request = 0;
    assert.equal(await render('counts'), '<p>Mariem 3</p>');
    assert.equal(request, 1, 'the reply that revealed the change is reused');
    context.mock.timers.tick(59_999);
    assert.equal(await render('counts'), '<p>Mariem 3</p>');
    context.mock.timers.tick(1);
    assert.equal(await render('counts'), '<p>Mariem 4</p>');
  });

  it('returns no content for a cached page when the service fails or is slow', async (context) => {
    let respond = () => answer('Aïcha');
    const { render, fallbacks } = start(context, () => respond(), SHORT);
    const comes = async () => (await render('good')) === '<p>hello Aïcha at /good</p>';
    // On a busy machine the first page may come too late.
    await until(comes);
    fallbacks.length = 0;
    respond = () => Promise.reject(new Error('away'));
    assert.equal(await render('good'), undefined);
    respond = () => sleep(2000).then(() => answer('Aïcha'));
    assert.equal(await render('good'), undefined);
    assert.deepEqual(
      fallbacks.map(({ reason }) => reason),
      ['failed', 'slow'],
    );
    respond = () => answer('Aïcha');
    await until(comes);
  });

  it('renders each user’s own page, and shares no module state between users', async (context) => {
    const { render } = start(context);
    const people = ['Aïcha', 'Mariem', 'Sidi'];
    const page = (person: string) => render('forgetful', '/mine', () => answer(person));
    assert.deepEqual(
      await Promise.all(people.map(page)),
      people.map((person) => `<p>${person}</p>`),
    );
    assert.equal(await render('forgetful', '/mine'), '<p>Aïcha</p>', 'an anonymous call');
    assert.equal(await page('Mariem'), '<p>Mariem</p>');
  });

  it('does not report a page that the user may not see as a failure', async (context) => {
    const { renderShell, fallbacks } = start(context);
    assert.equal(await renderShell(), undefined);
    assert.deepEqual(fallbacks, []);
  });

  for (const name of ['loop', 'hog', 'exit']) {
    it(`replaces a thread that an area ruins (${name}), suspends its release and renders the others`, async (context) => {
      const { render, fallbacks } = start(context, undefined, SHORT);
      // On a busy machine the first page may come too late.
      await until(async () => (await render('good', '/before')) === '<p>hello Aïcha at /before</p>');
      assert.equal(await render(name), undefined);
      await until(async () => (await render('good', `/after?${String(Math.random())}`)) !== undefined);
      const reasons = () => fallbacks.filter(({ path }) => path === `/${name}`).map(({ reason }) => reason);
      assert.ok(['slow', 'crashed'].includes(reasons()[0] ?? ''), reasons().join());
      assert.equal(await render(name), undefined);
    });
  }

  it('reports a release that ended its thread as suspended', async (context) => {
    const { render, fallbacks } = start(context);
    await render('exit');
    await render('exit');
    assert.deepEqual(
      fallbacks.map(({ reason }) => reason),
      ['crashed', 'suspended'],
    );
  });

  it('keeps a thread that is held up without working, as on a busy machine', async (context) => {
    const { render, fallbacks } = start(context, undefined, SHORT);
    await until(async () => (await render('good', '/before')) === '<p>hello Aïcha at /before</p>');
    assert.equal(await render('waits'), undefined);
    await until(async () => (await render('good', `/after?${String(Math.random())}`)) !== undefined);
    const reasons = new Set(fallbacks.map(({ reason }) => reason));
    assert.deepEqual([...reasons], ['slow'], 'no crash, no suspension');
  });

  it('renders a few of very many pages at once, suspends nobody for the others, and goes on', async (context) => {
    const { render, fallbacks } = start(context, undefined, GENEROUS, { maxWaiting: 20 });
    await render('works', '/');
    const storm = await Promise.all(
      Array.from({ length: 500 }, (_, index) => render('works', `/?u=${String(index)}`)),
    );
    assert.equal(storm.filter((html) => html === '<p>Aïcha</p>').length, 21);
    assert.deepEqual(new Set(fallbacks.map(({ reason }) => reason)), new Set(['busy']));
    assert.equal(await render('works', '/?u=after'), '<p>Aïcha</p>');
  });

  it('keeps a thread that gets one page after another done, though all come too late', async (context) => {
    const { render, fallbacks } = start(context, undefined, SHORT);
    await until(async () => (await render('good', '/before')) !== undefined);
    // At an address of its own, so that its code is loaded, and the others get no time for that.
    await until(async () => (await render('drags')) !== undefined);
    fallbacks.length = 0;
    await Promise.all(Array.from({ length: 4 }, (_, index) => render('drags', `/${String(index)}`)));
    await until(async () => (await render('good', `/after?${String(Math.random())}`)) !== undefined);
    assert.deepEqual(new Set(fallbacks.map(({ reason }) => reason)), new Set(['slow']));
  });

  it('renders a page without a query beside those that wait with one', async (context) => {
    const { render } = start(context);
    const ends: string[] = [];
    const page = async (address: string) =>
      ends.push(((await render('works', address)) && address) ?? 'nothing');
    const storm = Array.from({ length: 12 }, (_, index) => page(`/?u=${String(index)}`));
    await Promise.all([...storm, page('/menu')]);
    assert.ok(ends.indexOf('/menu') < 6, ends.join());
    assert.equal(ends.length, 13);
  });

  it('shows a page that it has rendered before when there is no place', async (context) => {
    let name = 'Aïcha';
    const { render } = start(context, () => answer(name), GENEROUS, { maxWaiting: 8 });
    await render('works', '/known');
    name = 'Mariem';
    const storm = Array.from({ length: 12 }, (_, index) => render('works', `/${String(index)}`));
    assert.equal(await render('works', '/known'), '<p>Aïcha</p>');
    await Promise.all(storm);
    assert.equal(await render('works', '/known'), '<p>Mariem</p>');
  });

  it('times out when the service is slow, and keeps the thread', async (context) => {
    const { render, fallbacks } = start(context, (path) => sleep(4000).then(() => answer(path)), SHORT);
    assert.equal(await render('good', '/slow'), undefined);
    assert.deepEqual(
      fallbacks.map(({ reason, path, composition }) => [reason, path, composition]),
      [['slow', '/slow', 'abc']],
    );
    await sleep(2200);
    await render('good', '/slow-again');
    assert.equal(fallbacks.at(-1)?.reason, 'slow', 'no crash, no suspension');
  });

  it('reports why a page has no content: an error, a module that is not shared, no build, a failing service', async (context) => {
    const { render, fallbacks } = start(context, () => Promise.reject(new Error('away')));
    for (const name of ['throws', 'stranger', 'missing', 'good']) assert.equal(await render(name), undefined);
    assert.deepEqual(
      fallbacks.map(({ reason }) => reason),
      ['failed', 'failed', 'failed', 'failed'],
    );
    const expected = [/no soup today/, /stranger@1 needs left-pad/, /missing 1 has no server build/, /away/];
    for (const [index, pattern] of expected.entries()) assert.match(fallbacks[index]?.error ?? '', pattern);
  });
});
