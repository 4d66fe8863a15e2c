import type { Compilation } from 'webpack';
import { createBase } from './base.ts';
import { buildInMemory } from './in-memory-build.ts';
import type { BuildContext } from './options.ts';

const NAME = 'starter';

/** A file to add to a release. */
export interface BuiltFile {
  readonly file: string;
  readonly content: Buffer;
}

/**
 * Builds the script that a rendered page runs before the shell. A separate build, since federation would add its share
 * scope, and with it every singleton, to any entry of the shell's build.
 */
export async function buildStarter(context: BuildContext): Promise<BuiltFile> {
  const compilation = await buildInMemory({
    ...createBase(context),
    name: `${context.name} (starter)`,
    entry: { [NAME]: './src/hydration/starter.ts' },
  });
  const [asset] = compilation.getAssets();
  if (!asset) throw new Error(`The build of ${context.name} has no starter.`);
  return { file: asset.name, content: asset.source.buffer() };
}

/** File name of the starter in a build; undefined when it has none. */
export function findStarter(compilation: Compilation): string | undefined {
  return compilation.getAssets().find(({ name }) => name.startsWith(`static/js/${NAME}.`))?.name;
}
