import { minify } from '@swc/core';
import { transform } from 'lightningcss';
import type { Compiler, WebpackPluginInstance } from 'webpack';

const NAME = 'MaidaMinimizer';

/** Minifies scripts with swc and style sheets with lightningcss. */
export class Minimizer implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async (assets) => {
        const jobs = Object.entries(assets).map(async ([file, asset]) => {
          const code = await minifyAsset(file, asset.source().toString());
          if (code !== undefined) compilation.updateAsset(file, new RawSource(code), { minimized: true });
        });
        await Promise.all(jobs);
      });
    });
  }
}

async function minifyAsset(file: string, source: string): Promise<string | undefined> {
  if (file.endsWith('.js')) return minifyScript(source);
  if (!file.endsWith('.css')) return undefined;
  const result = transform({ filename: file, code: Buffer.from(source), minify: true });
  return Buffer.from(result.code).toString('utf8');
}

async function minifyScript(source: string): Promise<string> {
  const result = await minify(source, {
    compress: { passes: 2 },
    mangle: true,
    module: false,
    ecma: 2020,
    format: { comments: false },
    sourceMap: false,
  });
  return result.code;
}
