import type { AreaRelease } from 'platform/contract';

export const release = {
  name: 'mf-demo',
  version: '1.0.0-one',
  entry: '/areas/mf-demo/static/js/entry.js',
  entryGlobal: 'mf_demo_one',
  integrity: {},
  styles: [],
  mounts: [],
} as unknown as AreaRelease;

const react = { name: 'the shell’s React' };

/** Gives the page what webpack puts into a shell that provides React. Returns that React. */
export function provideReact(): typeof react {
  const scopes = { default: { react: { '19.3.1': { get: () => () => react } } } };
  Reflect.set(globalThis, '__webpack_init_sharing__', () => Promise.resolve());
  Reflect.set(globalThis, '__webpack_share_scopes__', scopes);
  return react;
}

/** What webpack's runtime in an area's entry does with a chunk that needs React. */
export function runEntry(requiredVersion: string, more: object = {}): void {
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
    return Promise.resolve(() => ({ uses: module.exports, ...more }));
  };
  Reflect.set(globalThis, release.entryGlobal, { init: () => undefined, get });
}

/** jsdom runs no scripts: runs this in place of the next one. */
export function whenScriptIsAdded(run: () => void): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    run();
    document.querySelector('script')?.dispatchEvent(new Event('load'));
  });
  observer.observe(document.head, { childList: true });
}
