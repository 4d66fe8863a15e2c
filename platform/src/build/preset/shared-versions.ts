import type { Compilation, Module } from 'webpack';
import { SHELL, type BuiltRelease } from '../../contract/server/index.ts';
import type { BuildContext } from './options.ts';
import { consumedModules, packageVersion, providedModules } from './shared-modules.ts';

type SharedVersions = Pick<BuiltRelease, 'provides' | 'requires' | 'imports'>;

/** The package whose runtime the shell brings and the entries of the areas need. */
const FEDERATION = '@module-federation/enhanced';

/**
 * Versions of the libraries that a shell provides, or ranges that an area requires, and what it takes of the shared
 * modules of the workspace; the gate compares them.
 */
export function sharedVersions(context: BuildContext, compilation: Compilation): SharedVersions {
  const federation = packageVersion(FEDERATION);
  if (context.name === SHELL) {
    const provided = Object.entries(providedModules(context)).map(([name, { version }]) => [name, version]);
    return {
      provides: { ...(Object.fromEntries(provided) as Record<string, string>), [FEDERATION]: federation },
    };
  }
  const modules = sharedModules(compilation);
  const used = new Set(modules.map(({ name }) => name));
  const consumed = consumedModules(context);
  const own = Object.keys(consumed).filter((name) => name.startsWith('shared-'));
  const requires = Object.entries(consumed).flatMap(([name, { requiredVersion }]) =>
    used.has(name) ? [[name, requiredVersion]] : [],
  );
  return {
    imports: importsOf(modules, compilation, own),
    requires: { ...(Object.fromEntries(requires) as Record<string, string>), [FEDERATION]: `^${federation}` },
  };
}

interface SharedModule {
  readonly name: string;
  readonly module: Module;
}

function sharedModules(compilation: Compilation): SharedModule[] {
  return [...compilation.modules].flatMap((module) => {
    const options: unknown = 'options' in module ? module.options : undefined;
    if (module.type !== 'consume-shared-module' || typeof options !== 'object' || options === null) return [];
    return 'shareKey' in options ? [{ name: String(options.shareKey), module }] : [];
  });
}

/**
 * Exports that an area takes of each module of the workspace that the shell provides. Read from the imports themselves,
 * as federation leaves no list of used exports; a module that is taken whole is left out.
 */
function importsOf(
  modules: readonly SharedModule[],
  { moduleGraph }: Compilation,
  provided: readonly string[],
) {
  const entries = provided.flatMap((name) => {
    const connections = modules
      .filter((shared) => shared.name === name)
      .flatMap(({ module }) => [...moduleGraph.getIncomingConnections(module)]);
    const names = connections.flatMap(({ dependency }) =>
      (dependency?.getReferencedExports(moduleGraph, undefined) ?? []).map((reference) => {
        const [first] = Array.isArray(reference) ? reference : reference.name;
        return first;
      }),
    );
    const known = names.filter((one) => one !== undefined);
    return known.length === names.length ? [[name, [...new Set(known)].sort()] as const] : [];
  });
  return Object.fromEntries(entries);
}
