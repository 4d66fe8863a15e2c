import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack';
import { SHELL } from '../../contract/server/index.ts';
import type { BuildContext } from './options.ts';

const NAME = 'MaidaModuleIdPrefix';
const RUNTIME_REQUEST = /[\\/]?react-refresh(?:[\\/]runtime(?:\.js)?)?$/;

/** Global variable with the refresh runtime of a composed page; set by `shared/refresh-runtime.ts` in the shell. */
const REFRESH_GLOBAL = '__maidaReactRefresh';

/** First module of the shell's development entry. */
export const REFRESH_RUNTIME = path.join(import.meta.dirname, 'shared/refresh-runtime.ts');

const REFRESH_ENTRY = /[\\/]ReactRefreshEntry\.js$/;
const OVERRIDE_RUNTIME = path.join(import.meta.dirname, 'shared/override-runtime.ts');

/** JSX import source of an override build. */
export const OVERRIDE_JSX = 'maida-override';

type RefreshParts = Pick<Configuration, 'externals'> & { plugins: NonNullable<Configuration['plugins']> };

/**
 * Hot reload that preserves state, also of areas inside the shell: React supports only one refresh runtime, so areas
 * use the shell's. A released shell has none, so an override build has its own (`shared/override-runtime.ts`).
 */
export function createRefresh(context: BuildContext): RefreshParts {
  const exclude = [/node_modules/, OVERRIDE_RUNTIME];
  const plugins = [
    new ReactRefreshPlugin({ overlay: false, library: 'maida', exclude }),
    new ModuleIdPrefix(context.name),
  ];
  if (context.kind === 'override') return { plugins: [...plugins, ...replaceRuntime()] };
  const isPart = context.kind === 'development' && context.name !== SHELL;
  return { plugins, ...(isPart ? { externals: [useRuntimeOfShell] } : {}) };
}

function useRuntimeOfShell({ request }: { request?: string }): Promise<string | undefined> {
  return Promise.resolve(request && RUNTIME_REQUEST.test(request) ? `root ${REFRESH_GLOBAL}` : undefined);
}

/**
 * Replaces React's refresh runtime by the override runtime in modules with components. Not in the plugin's own entry,
 * which runs before the page has provided its React.
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

/** Prefixes module ids with the app's name: the refresh runtime identifies components by module id. */
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
