import { brotliCompressSync } from 'node:zlib';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { BuildContext } from './options.ts';
import { firstFiles } from './release-plugin.ts';

const NAME = 'MaidaWeightCheck';

/** Fails a release whose first load is larger than its budget. */
export class WeightCheck implements WebpackPluginInstance {
  readonly #context: BuildContext;

  constructor(context: BuildContext) {
    this.#context = context;
  }

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const problem = this.#check(compilation);
        if (problem) compilation.errors.push(new compiler.webpack.WebpackError(problem));
      });
    });
  }

  #check(compilation: Compilation): string | undefined {
    const { name, budget } = this.#context;
    const { entry, scripts, pageStarter = entry } = firstFiles(name, compilation);
    const sizes = [...new Set([entry, ...scripts, pageStarter])].map((file) => {
      return brotliCompressSync(compilation.getAsset(file)?.source.buffer() ?? '').length;
    });
    const weight = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    if (weight <= budget) return undefined;
    return (
      `The first load of ${name} weighs ${weight.toFixed(1)} KB (brotli), more than its budget of ${String(budget)} KB. ` +
      `\`npm run bench:weight\` prints what is in it. Load code lazily that the first page does not need, ` +
      `or raise the budget in ${name}/webpack.config.mjs and say why.`
    );
  }
}
