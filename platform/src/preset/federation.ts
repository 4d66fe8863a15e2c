import webpack from 'webpack';
import type { WebpackPluginInstance } from 'webpack';
import { AREA_MODULE, SHARE_SCOPE } from '../contract/constants.ts';
import { buildGlobal } from './build-context.ts';
import { outputFolderOf } from './output-folder.ts';
import type { BuildContext } from './options.ts';
import { createShared } from './shared-modules.ts';

/** The shell's federation plugin: provides the singletons eagerly; remotes come from the registry at run time. */
export function createHost(context: BuildContext): WebpackPluginInstance {
  return new webpack.sharing.SharePlugin({ shareScope: SHARE_SCOPE, shared: createShared(context) });
}

/** An area's federation plugin: exposes one module, contains no copy of the singletons and has no remotes. */
export function createRemote(context: BuildContext): WebpackPluginInstance {
  const name = buildGlobal(context);
  const hash = context.kind === 'release' ? '.[contenthash:10]' : '';
  return new webpack.container.ModuleFederationPlugin({
    name,
    filename: `${outputFolderOf(context)}static/js/entry${hash}.js`,
    library: { type: 'var', name },
    exposes: { [AREA_MODULE]: { import: './src/area.tsx', name: 'area' } },
    shareScope: SHARE_SCOPE,
    shared: createShared(context),
  });
}
