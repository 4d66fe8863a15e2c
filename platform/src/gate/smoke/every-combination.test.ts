import assert from 'node:assert/strict';
import { it } from 'node:test';
import { LANGUAGES } from '../../contract/languages.ts';
import { ReleaseService } from '../../release/release-service.ts';
import { goLive, temporaryStore, writeBuild } from '../../testing/fixtures.ts';
import type { TestBuildOptions } from '../../testing/fixtures.ts';
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
 * Says in the console what a visitor lives through: `begins` when a page is opened, `stays` when it is still there later.
 * The gate's first look at an area goes no further when it finds something, so that nothing is said there.
 */
const DIARY = `
  let later;
  const isFirstLook = !performance.getEntriesByType('navigation')[0].name.endsWith('${ELSEWHERE}');
  function say(event, role, language) {
    if (!isFirstLook) console.error('diary', event, location.pathname, role || 'guest', language);
  }
  const begin = (role, language) => { say('begins', role, language); stay(role, language); };
  const end = () => clearTimeout(later);
  function stay(role, language) { end(); later = setTimeout(say, 2000, 'stays', role, language); }`;
const HELP = 'static/js/help.js';

/** The help page has a script of its own, so that it is known when only the first load is new. */
function areaWith(marker: string, hasDiary: boolean): TestBuildOptions {
  const help = `globalThis.mf_tiny_${marker}.help`;
  const diary = hasDiary ? DIARY : 'const begin = () => 1; const stay = () => 1; const end = () => 1;';
  return tinyArea(marker, {
    files: { [HELP]: `${help} = (element) => { element.title = 'help'; };` },
    onImport: `${diary} const src = new URL('help.js', document.currentScript.src).href;`,
    onMount: `
      begin(role, language);
      const show = () => ${help}(element);
      if (location.pathname === '/tiny/help' && ${help}) show();
      else if (location.pathname === '/tiny/help')
        document.head.append(Object.assign(document.createElement('script'), { src, onload: show }));`,
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

it('a release is opened at every address for every role in every language, and seen some seconds', async (context) => {
  const { store } = await temporaryStore(context);
  await goLive(context, store, tinyShell());
  const service = { owns: () => false, handle: () => undefined };
  const cookiesOf = (role: string) => ({ role });
  const smoke = createSmokeTest({ store, service, cookiesOf, roles: ['PROVIDER', 'ADMIN'] });
  const releases = new ReleaseService({ store, gate: createGate({ store, deepChecks: [smoke.check] }) });
  const check = async (build: TestBuildOptions) => {
    const { release } = await store.release(await writeBuild(context, build));
    const { problems, steps = [] } = await releases.check(release.name, release.version);
    const seen = problems.map(({ reason }) => /diary (\w+ \/\S+ \w+ \w+)/.exec(reason)?.[1] ?? reason);
    return { seen: seen.sort(), note: steps.find(({ name }) => name === 'smoke')?.note };
  };
  const everything = EVERYTHING.toSorted();
  await context.test('an area that nobody has seen', async () => {
    assert.deepEqual((await check(areaWith('new', true))).seen, everything);
  });
  const area = areaWith('one', false);
  await goLive(context, store, area);
  assert.deepEqual(await check(area), { seen: [], note: '5 of 5 pages opened' });
  await context.test('pages that are known, but for what all of them share', async () => {
    const { seen, note } = await check(areaWith('two', true));
    assert.deepEqual(seen, everything);
    assert.match(note ?? '', /at a glance/);
  });
  await context.test('pages that are known, with another shell', async () => {
    const { seen, note } = await check(shellWithDiary());
    assert.deepEqual(seen, everything);
    assert.match(note ?? '', /at a glance/);
  });
});
