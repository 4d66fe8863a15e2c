import type { Compilation, Configuration } from 'webpack';
import { createBase } from './base.ts';
import { buildInMemory } from './in-memory-build.ts';
import type { BuildContext } from './options.ts';

const STARTER = 'starter';

/** A file to add to a release. */
export interface BuiltFile {
  readonly file: string;
  readonly content: Buffer;
}

/** Builds the script that a rendered page runs before the shell. */
export function buildStarter(context: BuildContext): Promise<BuiltFile> {
  return buildScript(context, { entry: { [STARTER]: './src/hydration/starter.ts' } });
}

/** Builds the service worker, which the delivery server sends at `/service-worker.js`. */
export function buildServiceWorker(context: BuildContext): Promise<BuiltFile> {
  const { output } = createBase(context);
  return buildScript(context, {
    entry: './src/service-worker/service-worker.ts',
    output: { ...output, filename: 'public/service-worker.js' },
  });
}

/** File name of the starter in a build; undefined when it has none. */
export function findStarter(compilation: Compilation): string | undefined {
  return compilation.getAssets().find(({ name }) => name.startsWith(`static/js/${STARTER}.`))?.name;
}

/**
 * Builds one script that runs beside the shell. A separate build, since federation would add its share scope, and with
 * it every singleton, to any entry of the shell's build.
 */
async function buildScript(context: BuildContext, configuration: Configuration): Promise<BuiltFile> {
  const name = `${context.name} (${JSON.stringify(configuration.entry)})`;
  const compilation = await buildInMemory({ ...createBase(context), name, ...configuration });
  const asset = compilation.getAssets().find(({ name: file }) => file.endsWith('.js'));
  if (!asset) throw new Error(`The build of ${name} is empty.`);
  return { file: asset.name, content: asset.source.buffer() };
}
