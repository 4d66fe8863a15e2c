import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { TestContext } from 'node:test';
import { ReleaseService } from '../../../release/release-service.ts';
import { goLive, temporaryStore, writeBuild } from '../../../testing/fixtures.ts';
import type { TestBuildOptions } from '../../../testing/fixtures.ts';
import { tinyArea, tinyShell } from '../../../testing/tiny-site/tiny-builds.ts';
import { TINY_SHELL } from '../../../testing/tiny-site/tiny-shell.ts';
import { createGate } from '../../create-gate.ts';
import { createSmokeTest } from '../smoke-test.ts';

const HELP = 'static/js/help.js';

/** The tiny area, whose help page has a script of its own that loads when the page is opened. */
function areaWith(marker: string, help: string, onImport = '') {
  const own = `globalThis.mf_tiny_${marker}`;
  return tinyArea(marker, {
    files: { [HELP]: `${own}.help = (element, role, language) => { ${help} };` },
    onImport: `const help = new URL('help.js', document.currentScript.src).href; ${onImport}`,
    onMount: `
      const show = () => ${own}.help(element, role, language);
      const src = location.pathname === '/tiny/help' && !${own}.help && help;
      if (src) document.head.append(Object.assign(document.createElement('script'), { src, onload: show }));`,
    onRender: `if (location.pathname === '/tiny/help') ${own}.help?.(element, role, language);`,
  });
}

async function openGate(context: TestContext) {
  const { store } = await temporaryStore(context);
  await goLive(context, store, tinyShell());
  const service = { owns: () => false, handle: () => undefined };
  const cookiesOf = (role: string) => ({ role });
  const smoke = createSmokeTest({ store, service, cookiesOf, roles: ['PROVIDER', 'ADMIN'] });
  const releases = new ReleaseService({ store, gate: createGate({ store, deepChecks: [smoke.check] }) });
  const check = async (build: TestBuildOptions) => {
    const { release } = await store.release(await writeBuild(context, build));
    const { problems, steps = [] } = await releases.check(release.name, release.version);
    return { problems, note: steps.find(({ name }) => name === 'smoke')?.note };
  };
  return {
    check,
    checkArea: (...build: Parameters<typeof areaWith>) => check(areaWith(...build)),
    goLive: (build: TestBuildOptions) => goLive(context, store, build),
  };
}

/** The tiny shell with a change of its script. */
function shellWith(from: string, to: string): TestBuildOptions {
  const shell = tinyShell();
  const entry = TINY_SHELL.replace(from, to);
  return { ...shell, marker: to, files: { ...shell.files, 'static/js/entry.js': entry } };
}

it('only pages that an edit can have changed are opened again, and what was refused is never known', async (context) => {
  const { checkArea: check } = await openGate(context);
  const sound = "element.title = 'help';";
  assert.deepEqual(await check('one', sound), { problems: [], note: '5 of 5 pages opened' });
  const rebuilt = await check('two', sound);
  assert.deepEqual(
    rebuilt,
    { problems: [], note: '0 of 5 pages opened' },
    'another build of the same sources',
  );
  const edited = await check('three', "element.title = 'more help';");
  assert.deepEqual(edited, { problems: [], note: '3 of 5 pages opened' }, 'the help page, for each role');
  for (const marker of ['four', 'five']) {
    const fails = "if (role === 'ADMIN' && language === 'ar') throw new RangeError('no help');";
    const { problems } = await check(marker, fails);
    assert.match(problems[0]?.reason ?? '', /throws RangeError: no help/, marker);
  }
  const first = await check('six', "element.title = 'more help';", 'void 0;');
  assert.equal(first.note, '5 of 5 pages opened, 3 of them at a glance', 'the first load is of all pages');
});

it('a new shell is seen at every address by each role in every language', async (context) => {
  const { check, goLive: publish } = await openGate(context);
  const area = areaWith('one', "element.title = 'help';");
  await publish(area);
  assert.equal((await check(area)).note, '5 of 5 pages opened');
  const sound = await check(shellWith('<header>Tiny', '<header>Tidy'));
  assert.deepEqual(sound, { problems: [], note: '5 of 5 pages opened, 4 of them at a glance' });
  const careless = "if (role === 'ADMIN' && next === 'ar') throw new Error('no menu'); language = next;";
  const { problems } = await check(shellWith('language = next;', careless));
  assert.match(problems[0]?.reason ?? '', /throws Error: no menu/);
});
