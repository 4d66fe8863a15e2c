import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Compilation, Compiler, WebpackPluginInstance } from 'webpack';
import type { BuildContext } from './options.ts';
import { firstFiles } from './release-plugin.ts';

const NAME = 'MaidaWeightCheck';
const toBrotli = promisify(brotliCompress);

/** Fails a release whose first load is larger than its budget. */
export class WeightCheck implements WebpackPluginInstance {
  readonly #context: BuildContext;

  constructor(context: BuildContext) {
    this.#context = context;
  }

  apply(compiler: Compiler): void {
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const problem = await this.#check(compilation);
        if (problem) compilation.errors.push(new compiler.webpack.WebpackError(problem));
      });
    });
  }

  async #check(compilation: Compilation): Promise<string | undefined> {
    const { name, budget } = this.#context;
    const { entry, scripts, pageStarter = entry } = firstFiles(name, compilation);
    const files = [...new Set([entry, ...scripts, pageStarter])];
    const packed = await Promise.all(
      files.map((file) => toBrotli(compilation.getAsset(file)?.source.buffer() ?? '')),
    );
    const weight = packed.reduce((sum, { length }) => sum + length, 0) / 1000;
    if (weight <= budget) return undefined;
    return (
      `The first load of ${name} weighs ${weight.toFixed(1)} KB (brotli), more than its budget of ${String(budget)} KB. ` +
      `\`npm run bench:weight\` prints what is in it. Load code lazily that the first page does not need, ` +
      `or raise the budget in ${name}/webpack.config.mjs and say why.`
    );
  }
}
