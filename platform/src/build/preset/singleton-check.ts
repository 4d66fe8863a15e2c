import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack';
import { curatedExports, singletonPackages } from './shared-modules.ts';

const NAME = 'MaidaSingletonCheck';
const CURATED = curatedExports();
const PACKAGES = singletonPackages();

/**
 * Fails the build of an area that would break at run time: one with its own copy of a shared singleton, or with an
 * import that the shell's curated module does not export.
 */
export class SingletonCheck implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const problems = [...modules].flatMap((module) => [
          ...ownCopies(compilation, module),
          ...missingExports(module),
        ]);
        for (const problem of new Set(problems)) {
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }
}

function ownCopies(compilation: Compilation, module: Module): string[] {
  const file = resourceOf(module);
  const name = PACKAGES.find((candidate) => file.includes(`/node_modules/${candidate}/`));
  if (!name) return [];
  const issuer = compilation.moduleGraph.getIssuer(module);
  const from = issuer ? resourceOf(issuer) : 'the entry';
  if (from.includes(`/node_modules/${name}/`)) return [];
  return [
    `${name} would be on the page twice: ${from} imports a part of it that is not shared (${file}). ` +
      `Import it by its package name, or add the part to platform/src/build/preset/shared-modules.ts.`,
  ];
}

function missingExports(module: Module): string[] {
  return module.dependencies.flatMap((dependency) => {
    if (!('request' in dependency) || !('ids' in dependency) || !Array.isArray(dependency.ids)) return [];
    const exports = CURATED.get(String(dependency.request));
    const name: unknown = dependency.ids[0];
    if (!exports || typeof name !== 'string' || exports.has(name)) return [];
    return [
      `${resourceOf(module)} imports ${name} from ${String(dependency.request)}, which the shell does not share. ` +
        `Add it to platform/src/build/preset/shared/${String(dependency.request)}.ts and release the shell.`,
    ];
  });
}

function resourceOf(module: Module): string {
  return 'resource' in module && typeof module.resource === 'string'
    ? module.resource.replaceAll('\\', '/')
    : '';
}
