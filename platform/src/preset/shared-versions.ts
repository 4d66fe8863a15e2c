import type { Compilation } from 'webpack';
import type { BuiltRelease } from '../store/built-release.ts';
import type { BuildContext } from './options.ts';
import { createShared } from './shared-modules.ts';

type SharedVersions = Pick<BuiltRelease, 'provides' | 'requires'>;

/** Versions of the libraries that a shell provides, or ranges that an area requires; the gate compares them. */
export function sharedVersions(context: BuildContext, compilation: Compilation): SharedVersions {
  const shared = Object.entries(createShared(context));
  if (context.name === 'shell') {
    return { provides: Object.fromEntries(shared.map(([name, { version = '' }]) => [name, version])) };
  }
  const used = usedLibraries(compilation);
  const requires = shared.flatMap(([name, { requiredVersion }]) =>
    requiredVersion && used.has(name) ? [[name, requiredVersion]] : [],
  );
  return { requires: Object.fromEntries(requires) as Record<string, string> };
}

function usedLibraries(compilation: Compilation): ReadonlySet<string> {
  const names = [...compilation.modules].map((module) => {
    const options: unknown = 'options' in module ? module.options : undefined;
    if (module.type !== 'consume-shared-module' || typeof options !== 'object' || options === null) return '';
    return 'shareKey' in options ? String(options.shareKey) : '';
  });
  return new Set(names);
}
