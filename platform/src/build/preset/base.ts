import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { CHUNK_LOAD_TIMEOUT_MS } from '../../contract/index.ts';
import { sourceMapOf } from '../../contract/server/index.ts';
import { buildGlobal } from './build-context.ts';
import { outputFolderOf } from './output-folder.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { Minimizer } from './minimizer.ts';
import type { BuildContext } from './options.ts';
import { createAliases } from './module-aliases.ts';
import { createRules } from './rules.ts';
import { TimeoutPlugin } from './timeout-plugin.ts';

/** The configuration that all builds of shell and areas share. */
export function createBase(context: BuildContext): Configuration {
  const isRelease = context.kind === 'release';
  return {
    // Hot reload distinguishes the builds of one development server by their names.
    name: context.kind === 'override' ? `${context.name} (override)` : context.name,
    mode: isRelease ? 'production' : 'development',
    target: ['web', 'es2020'],
    context: context.root,
    // A release brings its source maps for the gate, which names lines of sources; they are never served.
    devtool: isRelease ? 'hidden-nosources-cheap-module-source-map' : 'cheap-module-source-map',
    // webpack's persistent cache silently loses re-exports of shared packages.
    cache: isRelease ? false : { type: 'memory' },
    output: createOutput(context),
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: createAliases(context) },
    module: { rules: createRules(context), strictExportPresence: true },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(isRelease ? 'production' : 'development'),
      }),
      ...pluginsOf(context),
    ],
    optimization: {
      minimizer: [new Minimizer()],
      // A lazy chunk is one file, including the libraries that only it uses.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      moduleIds: isRelease ? 'deterministic' : 'named',
      chunkIds: isRelease ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
    // The manifest plugin warns that addresses are relative, which is intended, with each build.
    infrastructureLogging: { level: isRelease ? 'error' : 'warn' },
  };
}

function createOutput(context: BuildContext): NonNullable<Configuration['output']> {
  const hash = context.kind === 'release' ? '.[contenthash:10]' : '';
  const folder = outputFolderOf(context);
  return {
    path: path.join(context.root, 'dist'),
    clean: context.kind === 'release',
    publicPath: context.kind === 'alone' ? '/' : 'auto',
    filename: `${folder}static/js/[name]${hash}.js`,
    chunkFilename: `${folder}static/js/[name]${hash}.js`,
    sourceMapFilename: sourceMapOf('[file]'),
    devtoolNamespace: context.name,
    hotUpdateChunkFilename: `${folder}hot/[id].[fullhash].js`,
    hotUpdateMainFilename: `${folder}hot/[runtime].[fullhash].json`,
    uniqueName: buildGlobal(context),
    chunkLoadingGlobal: `chunks_${buildGlobal(context)}`,
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    crossOriginLoading: 'anonymous',
    strictModuleErrorHandling: true,
  };
}

/** Style sheets become files where the page's content security policy forbids styles that a script inserts. */
function pluginsOf(context: BuildContext): NonNullable<Configuration['plugins']> {
  if (context.kind === 'override') {
    const filename = `${outputFolderOf(context)}static/css/[name].css`;
    return [new MiniCssExtractPlugin({ filename, chunkFilename: filename, ignoreOrder: true })];
  }
  if (context.kind !== 'release') return [];
  const styles = 'static/css/[name].[contenthash:10].css';
  return [
    new MiniCssExtractPlugin({ filename: styles, chunkFilename: styles, ignoreOrder: true }),
    new IntegrityPlugin(),
    new TimeoutPlugin(),
  ];
}
