import type { Compilation } from 'webpack';
import { createBase } from './base.ts';
import { buildInMemory } from './in-memory-build.ts';
import type { BuildContext } from './options.ts';

const NAME = 'starter';

/** A file of a release, before it is written. */
export interface BuiltFile {
  readonly file: string;
  readonly content: Buffer;
}

/**
 * Builds what a rendered page runs before the shell itself: a script of its own, since federation would bring its share
 * scope, and with it every singleton, into any entry of the shell's build.
 */
export async function buildStarter(context: BuildContext): Promise<BuiltFile> {
  const compilation = await buildInMemory({
    ...createBase(context),
    name: `${context.name} (starter)`,
    entry: { [NAME]: './src/starter.ts' },
  });
  const [asset] = compilation.getAssets();
  if (!asset) throw new Error(`The build of ${context.name} has no starter.`);
  return { file: asset.name, content: asset.source.buffer() };
}

/** Name of the starter's file in a build that has one. */
export function findStarter(compilation: Compilation): string | undefined {
  return compilation.getAssets().find(({ name }) => name.startsWith(`static/js/${NAME}.`))?.name;
}
