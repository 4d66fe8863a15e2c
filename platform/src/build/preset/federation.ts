import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import webpack from 'webpack';
import { AREA_MODULE, FEDERATION_GLOBAL, SHARE_SCOPE } from '../../contract/index.ts';
import { buildGlobal } from './build-context.ts';
import { outputFolderOf } from './output-folder.ts';
import type { BuildContext } from './options.ts';
import { consumedModules, providedModules } from './shared-modules.ts';

const require = createRequire(import.meta.url);

/** Import of the federation runtime in the entry that the plugin generates. */
const RUNTIME_REQUEST = /[\\/]@module-federation[\\/]webpack-bundler-runtime[\\/]/;

/** Address of the module that starts the runtime in an area's entry. */
const RUNTIME_ENTRY = 'data:text/javascript;charset=utf-8;base64,';

/**
 * Parts of the runtime that are left out: loading on Node.js, and reading manifests, because the registry says what to
 * load.
 */
const RUNTIME_OPTIONS = { ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' };

/**
 * The shell's side of module federation: provides the singletons. Areas are loaded by calls of the runtime, so the
 * shell needs no plugin of `@module-federation/enhanced`, which would put the runtime into the first load.
 */
export function createHost(context: BuildContext): WebpackPluginInstance[] {
  return [
    new webpack.DefinePlugin(RUNTIME_OPTIONS),
    new webpack.sharing.SharePlugin({ shareScope: SHARE_SCOPE, shared: providedModules(context) }),
  ];
}

/**
 * An area's federation plugin: exposes one module, contains no copy of the singletons and has no remotes. The runtime
 * is the page's, under {@link FEDERATION_GLOBAL}: an entry with a copy of its own would be 18 KB larger.
 */
export function createRemote(context: BuildContext): WebpackPluginInstance[] {
  // Otherwise the plugin finds webpack by the stack of an error that it provokes, which takes a second.
  process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack');
  const name = buildGlobal(context);
  const hash = context.kind === 'release' ? '.[contenthash:10]' : '';
  return [
    new ModuleFederationPlugin({
      name,
      filename: `${outputFolderOf(context)}static/js/entry${hash}.js`,
      library: { type: 'var', name },
      exposes: { [AREA_MODULE]: { import: './src/area.tsx', name: 'area' } },
      shareScope: SHARE_SCOPE,
      shared: consumedModules(context),
      // Otherwise each shared module that is asked for would load the entries of all areas first.
      shareStrategy: 'loaded-first',
      virtualRuntimeEntry: true,
      // For tools, e.g. the devtools of module federation; the registry says what to load.
      manifest: context.kind === 'release',
      // The type of the exposed module is platform's `AreaModule`.
      dts: false,
    }) as WebpackPluginInstance,
    new webpack.ExternalsPlugin('var', ({ request = '' }, callback) =>
      RUNTIME_REQUEST.test(request) ? callback(null, `globalThis.${FEDERATION_GLOBAL}`) : callback(),
    ),
    new StableEntryIds(name),
  ];
}

/**
 * Fixed ids for the two modules of an entry that have this machine's paths in theirs, and for its chunk, whose name is
 * the build's: a build is the same everywhere, and its entry the same when no chunk has changed.
 */
class StableEntryIds implements WebpackPluginInstance {
  readonly #chunk: string;

  constructor(chunk: string) {
    this.#chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableEntryIds', (compilation) => {
      compilation.hooks.beforeChunkIds.tap('StableEntryIds', (chunks) => {
        for (const chunk of chunks) {
          if (chunk.name === this.#chunk) Object.assign(chunk, { id: 'entry', ids: ['entry'] });
        }
      });
      compilation.hooks.beforeModuleIds.tap('StableEntryIds', (modules) => {
        for (const module of modules) {
          const identifier = module.identifier();
          if (!identifier.includes(RUNTIME_ENTRY)) continue;
          const id = identifier.startsWith('container entry') ? 'container' : 'federation';
          compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
