import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/**
 * Runs an additional build for a release without writing files.
 * @throws Error with the compiler's output
 */
export async function buildInMemory(configuration: Configuration): Promise<Compilation> {
  const compiler = webpack(configuration);
  compiler.hooks.shouldEmit.tap('MaidaInMemoryBuild', () => false);
  const { promise, resolve, reject } = Promise.withResolvers<Compilation>();
  compiler.run((error, stats) => {
    const problems = stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
    compiler.close((closeError) => {
      if (stats && !problems) resolve(stats.compilation);
      else
        reject(
          error ?? closeError ?? new Error(`The build of ${configuration.name ?? ''} failed:\n${problems}`),
        );
    });
  });
  return promise;
}
