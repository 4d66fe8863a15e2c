import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Configuration, type StatsCompilation } from 'webpack';

/** A build with source maps for analysis; never released. */
export interface Compiled {
  readonly stats: StatsCompilation;
  readonly read: (file: string) => Promise<Buffer>;
}

/** Builds a configuration into a folder, with a map beside every script. */
export async function compile(configuration: Configuration, folder: string): Promise<Compiled> {
  const compiler = webpack({
    ...configuration,
    devtool: 'hidden-source-map',
    output: { ...configuration.output, path: folder, clean: true },
  });
  const { promise, resolve, reject } = Promise.withResolvers<StatsCompilation>();
  compiler.run((error, stats) => {
    if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString({ preset: 'errors-only' })));
    else resolve(stats?.toJson({ all: false, entrypoints: true, chunkGroups: true, ids: true }) ?? {});
  });
  const stats = await promise;
  await new Promise((done) => compiler.close(done));
  return openCompiled(stats, folder);
}

/** What was built into a folder. */
export function openCompiled(stats: StatsCompilation, folder: string): Compiled {
  return { stats, read: (file) => readFile(join(folder, file)) };
}
