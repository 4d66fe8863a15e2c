import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { LANGUAGES } from '../../../contract/index.ts';
import type { GateDepth } from '../../../contract/server/index.ts';
import { createDelivery } from '../../../delivery/index.ts';
import { ReleaseService } from '../../../registry/index.ts';
import {
  goLive,
  temporaryStore,
  writeBuild,
  type TestBuildOptions,
} from '../../../registry/testing/fixtures.ts';
import { tinyArea, tinyShell } from '../../testing/tiny-site/tiny-builds.ts';
import { TINY_SHELL } from '../../testing/tiny-site/tiny-shell.ts';
import { createGate } from '../create-gate.ts';
import { ELSEWHERE } from './open-page.ts';
import { createSmokeTest } from './smoke-test.ts';

/** Who may see which page of the tiny area. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  '/tiny': ['PROVIDER', 'ADMIN'],
  '/tiny/help': ['', 'PROVIDER', 'ADMIN'],
};
const EVERYTHING = Object.entries(PAGES).flatMap(([path, roles]) =>
  roles.flatMap((role) =>
    LANGUAGES.flatMap((language) =>
      ['begins', 'stays'].map((event) => [event, path, role || 'guest', language].join(' ')),
    ),
  ),
);

/**
 * Says in the console what a visitor lives through: `begins` when a page is opened, `stays` when it is still there
 * later. A deep check goes no further when opening the mounts has found something, so that nothing is said there.
 */
const DIARY = `
  let later;
  const isWalk = performance.getEntriesByType('navigation')[0].name.endsWith('${ELSEWHERE}');
  function say(event, role, language) {
    if (isWalk) console.error('diary', event, location.pathname, role || 'guest', language);
  }
  const begin = (role, language) => { say('begins', role, language); stay(role, language); };
  const end = () => clearTimeout(later);
  function stay(role, language) { end(); later = setTimeout(say, 2000, 'stays', role, language); }`;

function areaWithDiary(): TestBuildOptions {
  return tinyArea('diary', {
    onImport: DIARY,
    onMount: 'begin(role, language);',
    onRender: 'stay(role, language);',
    onLeave: 'end();',
  });
}

function shellWithDiary(): TestBuildOptions {
  const shell = tinyShell();
  const entry = TINY_SHELL.replace('const root', `${DIARY} const root`)
    .replace('shown = route.mount(main, context());', '$& begin(role, language);')
    .replace('shown?.leave();', '$& end();')
    .replace('shown?.render(context());', '$& if (shown) stay(role, language);');
  return { ...shell, marker: 'diary', files: { ...shell.files, 'static/js/entry.js': entry } };
}

async function openGate(context: TestContext) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, tinyShell());
  const service = { owns: () => false, handle: () => undefined };
  const cookiesOf = (role: string) => ({ role });
  const smoke = createSmokeTest({ store, createDelivery, service, cookiesOf, roles: ['PROVIDER', 'ADMIN'] });
  const releases = new ReleaseService({ store, gate: createGate({ store, slowChecks: [smoke.check] }) });
  const check = async (build: TestBuildOptions, depth: GateDepth) => {
    const { release } = await store.release(await writeBuild(context, build));
    const { problems, unchecked, steps = [] } = await releases.check(release.name, release.version, depth);
    assert.deepEqual(unchecked, []);
    const seen = problems.map(({ reason }) => /diary (\w+ \/\S+ \w+ \w+)/.exec(reason)?.[1] ?? reason);
    return { seen: seen.sort(), note: steps.find(({ name }) => name === 'smoke')?.note };
  };
  return { store, check };
}

it('the gate opens every mount for each kind of visitor who may enter it', async (context) => {
  const { check } = await openGate(context);
  // Of what is open to all, one role by turns stands for whoever is signed in.
  for (const [path, roles] of Object.entries({ ...PAGES, '/tiny/help': ['', 'ADMIN'] }))
    for (const role of roles) {
      const fails = `location.pathname === '${path}' && role === '${role}'`;
      const onMount = `if (${fails}) throw new Error('diary fails ' + location.pathname + ' ' + (role || 'guest') + ' x');`;
      const { seen } = await check(tinyArea(`fails${path}${role}`, { onMount }), 'full');
      assert.deepEqual(seen, [`fails ${path} ${role || 'guest'} x`]);
    }
});

it('a deep check opens every address for every role in every language, and stays some seconds', async (context) => {
  const { store, check } = await openGate(context);
  const everything = EVERYTHING.toSorted();
  await context.test('an area', async () => {
    assert.deepEqual((await check(areaWithDiary(), 'deep')).seen, everything);
  });
  await goLive(context, store, tinyArea('live'));
  await context.test('all areas with another shell', async () => {
    assert.deepEqual((await check(shellWithDiary(), 'deep')).seen, everything);
  });
});

it('a page that has always something to do, and yet answers, is refused', async (context) => {
  const { check } = await openGate(context);
  const busy = tinyArea('busy', {
    onImport: `
      let isShown = false;
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        const end = performance.now() + 30;
        while (performance.now() < end);
        document.title = String(end);
        if (isShown) port1.postMessage('');
      };`,
    onMount: "isShown = location.pathname === '/tiny' && role === 'ADMIN'; port1.postMessage('');",
    onLeave: 'isShown = false;',
  });
  const { seen } = await check(busy, 'full');
  assert.equal(seen.length, 1);
  assert.match(
    seen[0] ?? '',
    /keeps the page busy without end \(mf-tiny\/src\/area\.js:\d+\) at \/tiny, as ADMIN/,
  );
});
