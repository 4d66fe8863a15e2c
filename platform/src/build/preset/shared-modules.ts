import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildContext } from './options.ts';

const require = createRequire(import.meta.url);
const REEXPORTS = path.join(import.meta.dirname, 'shared');

/** Modules that exist once per page: the shell provides them to the areas. */
const SINGLETONS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'zustand',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  'shared-api',
  'shared-ui/toast',
] as const;

/** Singletons that are shared through a file that re-exports only what is used, to save weight. */
const CURATED_EXPORTS: Readonly<Record<string, string>> = {
  'react-router-dom': path.join(REEXPORTS, 'react-router-dom.ts'),
  'react-i18next': path.join(REEXPORTS, 'react-i18next.ts'),
  '@tanstack/react-query': path.join(REEXPORTS, 'react-query.ts'),
};

/** An area's entry of federation's `shared` option. */
interface ConsumedModule {
  readonly singleton: true;
  readonly import: false;
  readonly requiredVersion: string;
  readonly strictVersion: true;
}

/** An entry of the shell's `shared` option. */
interface ProvidedModule {
  readonly singleton: true;
  readonly eager: true;
  readonly requiredVersion: false;
  readonly version: string;
  readonly import?: string;
}

/** Import names of all modules that a build shares. */
export function sharedRequests(context: BuildContext): string[] {
  return context.kind === 'development' ? [...SINGLETONS, 'react/jsx-dev-runtime'] : [...SINGLETONS];
}

/**
 * Federation's `shared` option of an area. Without fallback copies, so that an area builds fast and can't load a second
 * React. A version outside of the range is an error; without `strictVersion` it would only be a warning.
 */
export function consumedModules(context: BuildContext): Record<string, ConsumedModule> {
  const consumed = (request: string): ConsumedModule => ({
    singleton: true,
    import: false,
    requiredVersion: `^${packageVersion(request)}`,
    strictVersion: true,
  });
  return Object.fromEntries(sharedRequests(context).map((request) => [request, consumed(request)]));
}

/** webpack's `shared` option of the shell. */
export function providedModules(context: BuildContext): Record<string, ProvidedModule> {
  const provided = (request: string): ProvidedModule => {
    const reexport = CURATED_EXPORTS[request];
    return {
      singleton: true,
      eager: true,
      // The shell uses its own version, so there is nothing to compare.
      requiredVersion: false,
      version: packageVersion(request),
      ...(reexport ? { import: reexport } : {}),
    };
  };
  return Object.fromEntries(sharedRequests(context).map((request) => [request, provided(request)]));
}

/** Names that curated singletons export, by import name. */
export function curatedExports(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = Object.entries(CURATED_EXPORTS).map(([request, file]) => {
    const lists = readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g);
    const names = [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    return [request, new Set(names.filter(Boolean))] as const;
  });
  return new Map(entries);
}

/** Packages that an area must not bundle, because a second copy would have its own state. */
export function singletonPackages(): string[] {
  return [...new Set(SINGLETONS.map(packageName))].filter((name) => !name.startsWith('shared-'));
}

function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The installed version of the package of an import name. */
export function packageVersion(request: string): string {
  const name = packageName(request);
  for (const folder of require.resolve.paths(name) ?? []) {
    const manifest = readManifest(path.join(folder, name, 'package.json'));
    if (manifest) return manifest.version;
  }
  throw new Error(`The shared package ${name} is not installed.`);
}

function readManifest(file: string): { version: string } | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
