import type { Configuration } from 'webpack';
import { RELEASE_FOLDER } from '../../contract/index.ts';
import { SHELL } from '../../contract/server/index.ts';
import { buildInMemory } from './in-memory-build.ts';
import type { BuildContext } from './options.ts';
import { createServerRules } from './rules.ts';
import { sharedRequests } from './shared-modules.ts';

const FILE = 'main.js';

/**
 * Which folder a release is served from is known only where it runs. Runs before the app's own modules. An instance of
 * a service of before does not say it while others are being upgraded: it must render nevertheless.
 */
const SET_FOLDER = `data:text/javascript,__webpack_public_path__=typeof ${RELEASE_FOLDER}==='string'?${RELEASE_FOLDER}:''`;

/**
 * Builds an app for server rendering: one CommonJS file without federation. An area gets the singletons from the
 * shell's server build (`require`), as its browser build does from the page.
 * @returns the file's content
 * @throws Error with the compiler's output
 */
export async function buildServer(context: BuildContext): Promise<Buffer> {
  const compilation = await buildInMemory(createConfiguration(context));
  const asset = compilation.getAsset(FILE);
  if (!asset) throw new Error(`The server build of ${context.name} has no ${FILE}.`);
  return asset.source.buffer();
}

function createConfiguration(context: BuildContext): Configuration {
  const isShell = context.name === SHELL;
  const singletons = sharedRequests(context).map((request) => [request, `commonjs ${request}`]);
  return {
    name: `${context.name} (server)`,
    mode: 'production',
    target: 'node24',
    context: context.root,
    devtool: false,
    cache: false,
    entry: { main: [SET_FOLDER, isShell ? './src/server.tsx' : './src/area.tsx'] },
    output: {
      path: context.root,
      filename: FILE,
      library: { type: 'commonjs2' },
      publicPath: '',
      // Everything in one file, including lazy chunks.
      asyncChunks: false,
    },
    externals: isShell ? {} : (Object.fromEntries(singletons) as Record<string, string>),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: createServerRules(context) },
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    stats: 'errors-warnings',
  };
}
