import type { Compilation } from 'webpack';
import { SHELL, type BuiltRelease } from '../../contract/server/index.ts';
import type { BuildContext } from './options.ts';
import { consumedModules, packageVersion, providedModules } from './shared-modules.ts';

type SharedVersions = Pick<BuiltRelease, 'provides' | 'requires'>;

/** The package whose runtime the shell brings and the entries of the areas need. */
const FEDERATION = '@module-federation/enhanced';

/** Versions of the libraries that a shell provides, or ranges that an area requires; the gate compares them. */
export function sharedVersions(context: BuildContext, compilation: Compilation): SharedVersions {
  const federation = packageVersion(FEDERATION);
  if (context.name === SHELL) {
    const provided = Object.entries(providedModules(context)).map(([name, { version }]) => [name, version]);
    return {
      provides: { ...(Object.fromEntries(provided) as Record<string, string>), [FEDERATION]: federation },
    };
  }
  const used = usedLibraries(compilation);
  const requires = Object.entries(consumedModules(context)).flatMap(([name, { requiredVersion }]) =>
    used.has(name) ? [[name, requiredVersion]] : [],
  );
  return {
    requires: { ...(Object.fromEntries(requires) as Record<string, string>), [FEDERATION]: `^${federation}` },
  };
}

function usedLibraries(compilation: Compilation): ReadonlySet<string> {
  const names = [...compilation.modules].map((module) => {
    const options: unknown = 'options' in module ? module.options : undefined;
    if (module.type !== 'consume-shared-module' || typeof options !== 'object' || options === null) return '';
    return 'shareKey' in options ? String(options.shareKey) : '';
  });
  return new Set(names);
}
