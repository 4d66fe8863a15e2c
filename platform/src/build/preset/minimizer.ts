import { minify } from '@swc/core';
import { transform } from 'lightningcss';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'MaidaMinimizer';

/** Minifies scripts with swc and style sheets with lightningcss. */
export class Minimizer implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RawSource, SourceMapSource } = compiler.webpack.sources;
    const isMapped = Boolean(compiler.options.devtool);
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const jobs = Object.entries(assets).map(async ([file, asset]) => {
          const { source, map } = isMapped ? asset.sourceAndMap() : { source: asset.source(), map: null };
          const small = await minifyAsset(file, source.toString(), map ?? undefined);
          if (!small) return;
          const content = small.map
            ? new SourceMapSource(small.code, file, small.map)
            : new RawSource(small.code);
          compilation.updateAsset(file, content, { minimized: true });
        });
        await Promise.all(jobs);
      });
    });
  }
}

interface Minified {
  readonly code: string;
  /** Source map to the modules, as JSON; only if the unminified asset had one. */
  readonly map?: string | undefined;
}

async function minifyAsset(file: string, source: string, map?: object): Promise<Minified | undefined> {
  if (file.endsWith('.js')) return minifyScript(source, map);
  if (!file.endsWith('.css')) return undefined;
  const result = transform({ filename: file, code: Buffer.from(source), minify: true });
  return { code: Buffer.from(result.code).toString('utf8') };
}

async function minifyScript(source: string, map?: object): Promise<Minified> {
  const { code, map: minifiedMap } = await minify(source, {
    compress: { passes: 3 },
    mangle: true,
    module: false,
    ecma: 2020,
    format: { comments: false },
    // swc accepts an input map as an object, which its types lack.
    sourceMap: (map ? { content: JSON.stringify(map) } : false) as boolean,
  });
  return { code, map: minifiedMap };
}
