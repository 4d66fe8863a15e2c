import type { AreaRelease } from 'platform/contract';
import { loadFirstArea } from './first-area.ts';

const release = {
  name: 'mf-demo',
  version: '1.0.0-one',
  entry: '/areas/mf-demo/static/js/entry.js',
  entryGlobal: 'mf_demo_one',
  integrity: {},
} as unknown as AreaRelease;

const react = { name: 'the shell’s React' };

/** What webpack's runtime in an area's entry does with a chunk that needs React. */
function runEntry(requiredVersion: string): void {
  const modules: Record<string, (module: { exports: unknown }) => void> = {};
  const webpackRequire = {
    m: modules,
    consumesLoadingData: {
      chunkMapping: { area: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion } },
    },
  };
  const { bundlerRuntime } = Reflect.get(globalThis, '__maidaFederation') as {
    bundlerRuntime: { init: () => unknown; consumes: (options: object) => void };
  };
  bundlerRuntime.init();
  const get = () => {
    bundlerRuntime.consumes({ chunkId: 'area', webpackRequire });
    const module = { exports: undefined as unknown };
    modules['7']?.(module);
    return Promise.resolve(() => ({ uses: module.exports }));
  };
  Reflect.set(globalThis, release.entryGlobal, { init: () => undefined, get });
}

/** jsdom runs no scripts: runs this in place of the next one. */
function whenScriptIsAdded(run: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    run();
    document.querySelector('script')?.dispatchEvent(new Event('load'));
  });
  observer.observe(document.head, { childList: true });
}

beforeEach(() => {
  const scopes = { default: { react: { '19.3.1': { get: () => () => react } } } };
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', scopes);
});

it('gives an area the shell’s modules', async () => {
  whenScriptIsAdded(() => runEntry('^19.3.1'));
  const { factory } = await loadFirstArea(release);
  expect(factory?.()).toEqual({ uses: react });
});

it('leaves an area that was built with another version of a module to the runtime', async () => {
  whenScriptIsAdded(() => runEntry('^19.2.0'));
  const { factory } = await loadFirstArea(release);
  expect(factory).toBeUndefined();
});

it('leaves an entry that does not use the page’s runtime to the runtime', async () => {
  const get = jest.fn();
  whenScriptIsAdded(() => Reflect.set(globalThis, release.entryGlobal, { init: () => undefined, get }));
  const { factory } = await loadFirstArea(release);
  expect(factory).toBeUndefined();
  expect(get).not.toHaveBeenCalled();
});

it('fails when the entry sets no container', async () => {
  whenScriptIsAdded(() => undefined);
  await expect(loadFirstArea(release)).rejects.toThrow('mf-demo 1.0.0-one has no container.');
});
