import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';
import { createClassNamer } from './class-names.ts';
import { customMediaFile } from './lightningcss-loader.ts';
import type { BuildContext } from './options.ts';
import { OVERRIDE_JSX } from './refresh.ts';

const require = createRequire(import.meta.url);

/** The languages are in the first load of every page: a string that is parsed weighs more than an object. */
const LIST_RULE: RuleSetRule = { test: /\/languages\.json$/, type: 'json', generator: { JSONParse: false } };

/** Loaders by kind of file: scripts by swc, style sheets by lightningcss and css-loader, media as files. */
export function createRules(context: BuildContext): RuleSetRule[] {
  return [scriptRule(context, true), styleRule(context), mediaRule(), LIST_RULE];
}

/** The same for a server build: style sheets give only their class names, media files are not emitted. */
export function createServerRules(context: BuildContext): RuleSetRule[] {
  const options = { modules: { ...styleModules(context), exportOnlyLocals: true } };
  const style = { test: /\.css$/, use: [{ loader: require.resolve('css-loader'), options }] };
  const media = mediaRule();
  // Named as in the browser's build, whose files they are.
  return [scriptRule(context, false), style, { ...media, generator: { ...media.generator, emit: false } }];
}

/**
 * @param hasMaps passes source maps on as objects: only then webpack makes the paths in them relative to the app's
 * folder
 */
function scriptRule(context: BuildContext, hasMaps: boolean): RuleSetRule {
  const isDevelopment = context.kind !== 'release';
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      parseMap: hasMaps,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            development: isDevelopment,
            refresh: isDevelopment,
            ...(context.kind === 'override' ? { importSource: OVERRIDE_JSX } : {}),
          },
        },
      },
    },
  };
}

function styleModules(context: BuildContext) {
  return {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentContext: context.workspace,
    ...(context.kind === 'release'
      ? { getLocalIdent: createClassNamer(context.name, context.workspace) }
      : { localIdentName: `${context.name}__[name]__[local]__[hash:base64:4]` }),
  };
}

function styleRule(context: BuildContext): RuleSetRule {
  const modules = styleModules(context);
  const isFile = context.kind === 'release' || context.kind === 'override';
  const outer = isFile ? MiniCssExtractPlugin.loader : require.resolve('style-loader');
  return {
    test: /\.css$/,
    sideEffects: true,
    use: [
      outer,
      {
        loader: require.resolve('css-loader'),
        options: { modules, importLoaders: 1, url: { filter: isOfApp } },
      },
      {
        loader: require.resolve('./lightningcss-loader.ts'),
        options: { definitions: customMediaFile(context.workspace) },
      },
    ],
  };
}

/** Not the site's own address, such as `/fonts/…`, where the shell's public files are. */
function isOfApp(url: string): boolean {
  return !url.startsWith('/');
}

function mediaRule(): RuleSetRule {
  return {
    test: /\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2|mp3|ogg|wav)$/,
    type: 'asset/resource',
    generator: { filename: 'static/media/[name].[contenthash:10][ext]' },
  };
}
