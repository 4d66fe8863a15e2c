import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { ROOT_ID } from '../../contract/index.ts';

const NAME = 'MaidaStandalonePage';
const WORKER = 'mockServiceWorker.js';

/** Emits the HTML page of an area that runs alone, and the service worker of its mocks. */
export class StandalonePage implements WebpackPluginInstance {
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        compilation.emitAsset('index.html', new RawSource(page(this.#title)));
        compilation.emitAsset(WORKER, new RawSource(await readWorker()));
      });
    });
  }
}

function page(title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <script defer src="/static/js/main.js"></script>
  </head>
  <body><div id="${ROOT_ID}"></div></body>
</html>
`;
}

function readWorker(): Promise<Buffer> {
  return readFile(createRequire(import.meta.url).resolve(`msw/${WORKER}`));
}
