import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildContext } from './options.ts';

/** Replacements of modules; false: an empty module. */
type Aliases = Readonly<Record<string, string | false>>;

/**
 * Removes parts of libraries that a released page does not need:
 * react-router's package exports lead to the build with development warnings in every mode;
 * axios includes a `fetch` adapter that a browser with `XMLHttpRequest` never uses.
 */
export function createAliases(context: BuildContext): Aliases {
  if (context.kind !== 'release') return {};
  const require = createRequire(path.join(context.workspace, 'shared-api', 'package.json'));
  const router = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  const axios = path.dirname(require.resolve('axios/package.json'));
  return {
    'react-router$': path.join(router, 'index.mjs'),
    'react-router/dom$': path.join(router, 'dom-export.mjs'),
    [path.join(axios, 'lib/adapters/fetch.js')]: false,
  };
}
