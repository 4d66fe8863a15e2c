import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildContext } from './options.ts';

const require = createRequire(import.meta.url);
const REEXPORTS = path.join(import.meta.dirname, 'shared');

/** Modules that exist once per page; the shell brings them, areas take them from it. */
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

/** Singletons that are shared through a file naming the exports that are worth their weight. */
const CURATED_EXPORTS: Readonly<Record<string, string>> = {
  'react-router-dom': path.join(REEXPORTS, 'react-router-dom.ts'),
  'react-i18next': path.join(REEXPORTS, 'react-i18next.ts'),
  '@tanstack/react-query': path.join(REEXPORTS, 'react-query.ts'),
};

interface SharedModule {
  readonly singleton: true;
  readonly requiredVersion: string | false;
  readonly version?: string;
  readonly import?: string | false;
  readonly eager?: boolean;
  readonly strictVersion?: boolean;
}

/** Requests of everything that a build shares. */
export function sharedRequests(context: BuildContext): string[] {
  return context.kind === 'development' ? [...SINGLETONS, 'react/jsx-dev-runtime'] : [...SINGLETONS];
}

/** Federation's `shared` option: bundled and eager in the shell, taken from the page in an area. */
export function createShared(context: BuildContext): Record<string, SharedModule> {
  const isShell = context.name === 'shell';
  return Object.fromEntries(
    sharedRequests(context).map((request) => [request, isShell ? provided(request) : consumed(request)]),
  );
}

function provided(request: string): SharedModule {
  const version = packageVersion(request);
  const facade = CURATED_EXPORTS[request];
  return {
    singleton: true,
    eager: true,
    // What it brings itself it need not compare.
    requiredVersion: false,
    version,
    ...(facade ? { import: facade } : {}),
  };
}

/**
 * Without a copy of its own: an area builds in seconds and can't bring a second React to the page. One that the page has
 * in a version it was not written for is refused, not tried: webpack alone would only warn.
 */
function consumed(request: string): SharedModule {
  const requiredVersion = `^${packageVersion(request)}`;
  return { singleton: true, import: false, strictVersion: true, requiredVersion };
}

/** Names that a curated singleton exports, by request. */
export function curatedExports(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = Object.entries(CURATED_EXPORTS).map(([request, file]) => {
    const lists = readFileSync(file, 'utf8').matchAll(/export \{([^}]*)\}/g);
    const names = [...lists].flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    return [request, new Set(names.filter(Boolean))] as const;
  });
  return new Map(entries);
}

/** Packages that an area must not bundle, because a second copy would have a state of its own. */
export function singletonPackages(): string[] {
  return [...new Set(SINGLETONS.map(packageName))].filter((name) => !name.startsWith('shared-'));
}

function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

function packageVersion(request: string): string {
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
