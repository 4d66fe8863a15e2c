import type { Compiler, WebpackPluginInstance } from 'webpack';
import { checkSources } from '../gate/types/check-sources.ts';
import type { BuildContext } from './options.ts';

const NAME = 'MaidaTypeCheck';

/** A change of a shared package builds every app anew: their types are checked one after another. */
let queue: Promise<void> = Promise.resolve();

/** Checks an app's types after each change under development and prints what is wrong; the page doesn't wait for it. */
export class TypeCheckPlugin implements WebpackPluginInstance {
  readonly #app: Pick<BuildContext, 'name' | 'root'>;

  constructor(app: Pick<BuildContext, 'name' | 'root'>) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    const logger = compiler.getInfrastructureLogger(NAME);
    let isFirst = true;
    let isWaiting = false;
    const check = async () => {
      isWaiting = false;
      const { problems } = await checkSources(this.#app);
      for (const { reason } of problems) logger.error(reason);
    };
    compiler.hooks.done.tap(NAME, () => {
      if (!isFirst && !isWaiting) {
        isWaiting = true;
        queue = queue.then(check).catch((error: unknown) => logger.error(error));
      }
      isFirst = false;
    });
  }
}
