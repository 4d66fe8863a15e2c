import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildContext } from './options.ts';

/** What webpack takes in place of a module; false: an empty one. */
type Aliases = Readonly<Record<string, string | false>>;

/**
 * Parts of libraries that a released page does not need:
 * react-router's exports lead to the build with the developers' warnings whatever the mode;
 * axios brings a second way to send a request, by `fetch`, which a browser with `XMLHttpRequest` never takes.
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
