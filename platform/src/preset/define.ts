import type { Configuration } from 'webpack';
import { createBase } from './base.ts';
import { createBuildContext } from './build-context.ts';
import { createDevelopment } from './development.ts';
import { createHost, createRemote } from './federation.ts';
import type { AppOptions, AreaOptions, BuildContext, BuildKind, WebpackArguments } from './options.ts';
import { REFRESH_RUNTIME } from './refresh.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedRequests } from './shared-modules.ts';
import { SingletonCheck } from './singleton-check.ts';
import { WeightCheck } from './weight-check.ts';
import { SHELL } from '../store/built-release.ts';

/** A configuration function as webpack calls it: `--mode production` is a release, `--env composed` runs in a shell. */
export type ConfigurationFactory = (
  environment: Readonly<Record<string, unknown>>,
  args: WebpackArguments,
) => Promise<Configuration>;

/**
 * The whole webpack configuration of an area. An area that runs alone is built for running products at the same time, so
 * that one development server serves both.
 */
export function defineArea(options: AreaOptions) {
  return async (
    environment: Readonly<Record<string, unknown>>,
    args: WebpackArguments,
  ): Promise<Configuration | Configuration[]> => {
    const kind = kindOf(environment, args, 'alone');
    if (kind !== 'alone') return assembleRemote(options, kind);
    const alone = await createBuildContext(options.name, options, kind);
    return [assemble(alone, { main: './src/dev.tsx' }, []), await assembleRemote(options, 'guest')];
  };
}

async function assembleRemote(options: AreaOptions, kind: BuildKind): Promise<Configuration> {
  const context = await createBuildContext(options.name, options, kind);
  return assemble(context, {}, [createRemote(context), new SingletonCheck()]);
}

/** The whole webpack configuration of the shell. */
export function defineShell(options: AppOptions): ConfigurationFactory {
  return async (environment, args) => {
    const context = await createBuildContext(SHELL, options, kindOf(environment, args, 'development'));
    const refresh = context.kind === 'development' ? [REFRESH_RUNTIME] : [];
    const main = [...refresh, './src/main.tsx', singletonsModule(context)];
    return assemble(context, { main }, [createHost(context)]);
  };
}

/**
 * A module with every singleton in it, since areas rely also on those that the shell itself has no use for; none runs
 * before somebody asks for it. It comes last, so that the shell decides the order of style sheets and their layers.
 */
function singletonsModule(context: BuildContext): string {
  const imports = sharedRequests(context).map((request) => `import(/* webpackMode: "eager" */ "${request}")`);
  return `data:text/javascript,${encodeURIComponent(`export const singletons = () => [${imports.join()}];`)}`;
}

/** What a build without federation needs to know. */
export interface PlainOptions {
  readonly name: string;
  /** Absolute path of a folder inside the workspace. */
  readonly root: string;
  readonly entry: string;
}

/** The same build without federation or release: for comparison. */
export async function definePlain({ name, root, entry }: PlainOptions): Promise<Configuration> {
  const context = await createBuildContext(name, { root, port: 0 }, 'release');
  return { ...createBase(context), entry: { main: entry } };
}

function kindOf(
  environment: Readonly<Record<string, unknown>>,
  args: WebpackArguments,
  otherwise: BuildKind,
): BuildKind {
  if (args.mode === 'production') return 'release';
  return environment['composed'] ? 'development' : otherwise;
}

function assemble(
  context: BuildContext,
  entry: Record<string, string | string[]>,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  const base = createBase(context);
  const more =
    context.kind === 'release'
      ? { plugins: [new WeightCheck(context), new ReleasePlugin(context)] }
      : createDevelopment(context);
  return {
    ...base,
    ...more,
    entry,
    plugins: [...(base.plugins ?? []), ...plugins, ...(more.plugins ?? [])],
  };
}
