import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { SHELL } from '../store/built-release.ts';
import type { BuildContext } from './options.ts';

const NAME = 'MaidaModuleIdPrefix';
const RUNTIME_REQUEST = /[\\/]?react-refresh(?:[\\/]runtime(?:\.js)?)?$/;

/** Global name of the one refresh runtime of a composed page; set by `shared/refresh-runtime.ts` in the shell. */
const REFRESH_GLOBAL = '__maidaReactRefresh';

/** Module that the shell's development entry begins with. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'shared/refresh-runtime.ts');

const REFRESH_ENTRY = /[\\/]ReactRefreshEntry\.js$/;
const OVERRIDE_RUNTIME = path.join(import.meta.dirname, 'shared/override-runtime.ts');

/** Where the compiled JSX of a guest takes its elements from. */
export const OVERRIDE_JSX = 'maida-guest';

type RefreshParts = Pick<Configuration, 'externals'> & { plugins: NonNullable<Configuration['plugins']> };

/**
 * Hot reload that keeps state, also of an area inside the shell: React knows one refresh runtime only, so the areas
 * use the shell's. A shell that was released has none; there a guest brings its own means.
 */
export function createRefresh(context: BuildContext): RefreshParts {
  const exclude = [/node_modules/, OVERRIDE_RUNTIME];
  const plugins = [
    new ReactRefreshPlugin({ overlay: false, library: 'maida', exclude }),
    new ModuleIdPrefix(context.name),
  ];
  if (context.kind === 'guest') return { plugins: [...plugins, ...replaceRuntime()] };
  const isPart = context.kind === 'development' && context.name !== SHELL;
  return { plugins, ...(isPart ? { externals: [useRuntimeOfShell] } : {}) };
}

function useRuntimeOfShell({ request }: { request?: string }): Promise<string | undefined> {
  return Promise.resolve(request && RUNTIME_REQUEST.test(request) ? `root ${REFRESH_GLOBAL}` : undefined);
}

/**
 * Modules with components get the guest's runtime in the place of React's. Not the plugin's own entry: it runs before the
 * page has handed over its React.
 */
function replaceRuntime(): WebpackPluginInstance[] {
  return [
    new webpack.NormalModuleReplacementPlugin(RUNTIME_REQUEST, (resource: ResolveData) => {
      const { issuer } = resource.contextInfo;
      if (issuer !== OVERRIDE_RUNTIME && !REFRESH_ENTRY.test(issuer)) resource.request = OVERRIDE_RUNTIME;
    }),
    new webpack.NormalModuleReplacementPlugin(new RegExp(`^${OVERRIDE_JSX}(?:/|$)`), OVERRIDE_RUNTIME),
  ];
}

interface ResolveData {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** Makes module ids differ between apps: the refresh runtime takes components of the same id for the same component. */
class ModuleIdPrefix implements WebpackPluginInstance {
  readonly #prefix: string;

  constructor(app: string) {
    this.#prefix = `${app}:`;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = compilation.chunkGraph.getModuleId(module);
          if (typeof id !== 'string' || id.startsWith(this.#prefix)) continue;
          compilation.chunkGraph.setModuleId(module, this.#prefix + id);
        }
      });
    });
  }
}
