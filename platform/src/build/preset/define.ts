import type { Configuration } from 'webpack';
import { createBase } from './base.ts';
import { createBuildContext } from './build-context.ts';
import { createDevelopment } from './development.ts';
import { createHost, createRemote } from './federation.ts';
import type {
  AreaOptions,
  BuildContext,
  BuildEnvironment,
  BuildKind,
  ShellOptions,
  WebpackArguments,
} from './options.ts';
import { REFRESH_RUNTIME } from './refresh.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { sharedRequests } from './shared-modules.ts';
import { SingletonCheck } from './singleton-check.ts';
import { SHELL } from '../../contract/server/index.ts';

/** A webpack configuration function: `--mode production` builds a release. */
export type ConfigurationFactory = (
  environment: BuildEnvironment,
  args: WebpackArguments,
) => Promise<Configuration>;

/**
 * Defines the webpack configuration of an area. An area that runs alone has a second, override build on the same
 * development server, which pages of a running product can load.
 */
export function defineArea(options: AreaOptions) {
  return async (
    environment: BuildEnvironment,
    args: WebpackArguments,
  ): Promise<Configuration | Configuration[]> => {
    const kind = kindOf(environment, args, 'alone');
    const { composedPort: port = options.port } = environment;
    if (kind !== 'alone') return assembleRemote({ ...options, port, kind });
    const alone = await createBuildContext({ ...options, kind });
    return [
      assemble(alone, { main: './src/dev.tsx' }, []),
      await assembleRemote({ ...options, kind: 'override' }),
    ];
  };
}

async function assembleRemote(options: AreaOptions & { kind: BuildKind }): Promise<Configuration> {
  const context = await createBuildContext(options);
  return assemble(context, {}, [...createRemote(context), new SingletonCheck()]);
}

/** Defines the webpack configuration of the shell. */
export function defineShell(options: ShellOptions): ConfigurationFactory {
  return async (environment, args) => {
    const { composedPort: port } = environment;
    const kind = kindOf(environment, args, 'development');
    const context = await createBuildContext({ ...options, name: SHELL, kind, ...(port && { port }) });
    const refresh = context.kind === 'development' ? [REFRESH_RUNTIME] : [];
    const main = [...refresh, './src/main.tsx', singletonsModule(context)];
    return assemble(context, { main }, createHost(context));
  };
}

/**
 * A module that bundles every singleton, because areas also need those that the shell does not import. None runs before
 * it is used. It comes last, so that the shell decides the order of style sheets and their layers.
 */
function singletonsModule(context: BuildContext): string {
  const imports = sharedRequests(context).map((request) => `import(/* webpackMode: "eager" */ "${request}")`);
  return `data:text/javascript,${encodeURIComponent(`export const singletons = () => [${imports.join()}];`)}`;
}

/** Options of {@link definePlain}. */
export interface PlainOptions {
  readonly name: string;
  /** Absolute path of a folder inside the workspace. */
  readonly root: string;
  readonly entry: string;
}

/** The same build without federation and release, as a baseline for benchmarks. */
export async function definePlain({ name, root, entry }: PlainOptions): Promise<Configuration> {
  const context = await createBuildContext({ name, root, kind: 'release' });
  return { ...createBase(context), entry: { main: entry } };
}

function kindOf(
  { composedPort }: BuildEnvironment,
  args: WebpackArguments,
  defaultKind: BuildKind,
): BuildKind {
  if (args.mode === 'production') return 'release';
  return composedPort === undefined ? defaultKind : 'development';
}

function assemble(
  context: BuildContext,
  entry: Record<string, string | string[]>,
  plugins: NonNullable<Configuration['plugins']>,
): Configuration {
  const base = createBase(context);
  const additions =
    context.kind === 'release' ? { plugins: [new ReleasePlugin(context)] } : createDevelopment(context);
  return {
    ...base,
    ...additions,
    entry,
    plugins: [...(base.plugins ?? []), ...plugins, ...(additions.plugins ?? [])],
  };
}
