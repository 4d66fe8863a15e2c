import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { CHUNK_LOAD_TIMEOUT_MS } from '../contract/constants.ts';
import { buildGlobal } from './build-context.ts';
import { outputFolderOf } from './output-folder.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { Minimizer } from './minimizer.ts';
import type { BuildContext } from './options.ts';
import { createAliases } from './module-aliases.ts';
import { createRules } from './rules.ts';
import { TimeoutPlugin } from './timeout-plugin.ts';

/** What shell and areas have in common, whatever the kind of the build. */
export function createBase(context: BuildContext): Configuration {
  const isRelease = context.kind === 'release';
  return {
    // Hot reload tells the builds of one development server apart by their names.
    name: context.kind === 'guest' ? `${context.name} (guest)` : context.name,
    mode: isRelease ? 'production' : 'development',
    target: ['web', 'es2020'],
    context: context.root,
    devtool: isRelease ? false : 'cheap-module-source-map',
    // A warm persistent cache drops re-exports of shared packages without a word.
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
      // A part that is fetched when it is needed comes as one file, with the libraries that it alone uses.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      moduleIds: isRelease ? 'deterministic' : 'named',
      chunkIds: isRelease ? 'deterministic' : 'named',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
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
    hotUpdateChunkFilename: `${folder}hot/[id].[fullhash].js`,
    hotUpdateMainFilename: `${folder}hot/[runtime].[fullhash].json`,
    uniqueName: buildGlobal(context),
    chunkLoadingGlobal: `chunks_${buildGlobal(context)}`,
    chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    crossOriginLoading: 'anonymous',
    strictModuleErrorHandling: true,
  };
}

/** The policy of a delivered page lets in style sheets, but no styles that a script writes. */
function pluginsOf(context: BuildContext): NonNullable<Configuration['plugins']> {
  if (context.kind === 'guest') {
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
