import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { INTEGRITY_GLOBAL, UNMATCHABLE_INTEGRITY } from '../../contract/index.ts';

const NAME = 'MaidaIntegrity';

/**
 * Sets the `integrity` attribute of every chunk and style sheet that webpack's runtime loads, from the values that the
 * page lists. Hooks of module federation only see the remote entry, so this extends webpack's loaders. It can go when
 * webpack sets integrity by itself.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${integrityCode('script', 'script.src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, names) => `${code}\n${integrityCode(names.tag, `${names.tag}.href`)}`,
      );
    });
  }
}

function integrityCode(element: string, address: string): string {
  const known = `globalThis[${JSON.stringify(INTEGRITY_GLOBAL)}]`;
  return `if(${known}) ${element}.integrity = ${known}[${address}] || ${JSON.stringify(UNMATCHABLE_INTEGRITY)};`;
}
