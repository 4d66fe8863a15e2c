import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { CHUNK_LOAD_TIMEOUT_MS, LOAD_TIMEOUT_GLOBAL } from '../../contract/index.ts';

const NAME = 'MaidaTimeout';

/**
 * Fails loads of chunks after the page's timeout. webpack has a fixed timeout for scripts (`output.chunkLoadTimeout`)
 * and none for style sheets, so an area whose style sheet hangs would never load. It can go when webpack has both.
 */
export class TimeoutPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (code) => `${code}\n${timeoutCode('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (code, { tag }) => `${code}\n${timeoutCode(tag, 'href')}`,
      );
    });
  }
}

/** The loaders remove their handlers from an element that has loaded or failed. */
function timeoutCode(element: string, address: 'src' | 'href'): string {
  const event = `{ type: "timeout", target: { ${address}: ${element}.${address} } }`;
  const limit = `globalThis[${JSON.stringify(LOAD_TIMEOUT_GLOBAL)}] || ${String(CHUNK_LOAD_TIMEOUT_MS)}`;
  return `setTimeout(function() { if(${element}.onerror) ${element}.onerror(${event}); }, ${limit});`;
}
