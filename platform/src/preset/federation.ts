import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { AREA_MODULE } from '../contract/constants.ts';
import { buildGlobal } from './build-id.ts';
import type { BuildContext } from './options.ts';
import { createShared } from './shared-modules.ts';

/** The shell's side: brings the singletons, eagerly, and learns its remotes from the registry at run time. */
export function createHost(context: BuildContext): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'shell',
    remotes: {},
    shared: createShared(context),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  });
}

/** An area's side: one exposed module, no copy of the singletons, no remotes of its own. */
export function createRemote(context: BuildContext): ModuleFederationPlugin {
  const hash = context.kind === 'release' ? '.[contenthash:10]' : '';
  return new ModuleFederationPlugin({
    name: buildGlobal(context),
    filename: `static/js/entry${hash}.js`,
    exposes: { [AREA_MODULE]: { import: './src/area.tsx', name: 'area' } },
    shared: createShared(context),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: context.kind === 'release',
    experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  });
}
