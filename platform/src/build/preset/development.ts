import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { OVERRIDE_MANIFEST } from '../../contract/index.ts';
import { SHELL } from '../../contract/server/index.ts';
import type { BuildContext } from './options.ts';
import { createRefresh } from './refresh.ts';
import { StandalonePage } from './standalone-page.ts';
import { TypeCheckPlugin } from './type-check-plugin.ts';

/** Origin of a page that is served by this machine. */
const LOOPBACK_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Address that development servers listen on. */
export const DEVELOPMENT_HOST = '127.0.0.1';

/** The development additions: a server with hot reload, and an HTML page for an area that runs alone. */
export function createDevelopment(context: BuildContext): Configuration {
  const isAlone = context.kind === 'alone';
  const { plugins, ...refresh } = createRefresh(context);
  return {
    ...refresh,
    ...(context.kind === 'override' ? {} : { devServer: createServer(context, isAlone) }),
    plugins: [
      ...plugins,
      ...(context.kind === 'override' ? [] : [new TypeCheckPlugin(context)]),
      ...(isAlone ? [new StandalonePage(context.name)] : []),
    ],
    watchOptions: { ignored: ['**/node_modules/**', '**/dist/**', '**/.data/**'] },
  };
}

/** Of a composed page only the shell's server shows errors at run time: every app's would show the same one. */
function createServer(context: BuildContext, isAlone: boolean): ServerConfiguration {
  const site = isAlone ? process.env['SITE'] : undefined;
  const port = (isAlone && Number(process.env['PORT'])) || context.port;
  return {
    host: DEVELOPMENT_HOST,
    port,
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: ['localhost', DEVELOPMENT_HOST, ...(site ? [new URL(site).hostname] : [])],
    headers: ({ headers }) => crossOriginHeaders(headers.origin, site),
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: isAlone || context.name === SHELL },
      webSocketURL: { hostname: DEVELOPMENT_HOST, port },
    },
    ...(isAlone ? { historyApiFallback: true, setupMiddlewares: serveManifest(context, site) } : {}),
  };
}

/** Allows pages of this machine and of the site in `SITE` to load the files: the areas have other origins. */
function crossOriginHeaders(origin: string | undefined, site: string | undefined): Record<string, string> {
  const isAllowed = origin !== undefined && (LOOPBACK_ORIGIN.test(origin) || origin === site);
  return isAllowed ? { 'access-control-allow-origin': origin, vary: 'origin' } : {};
}

/** Serves the area's current `area.json` to pages of a running product. */
function serveManifest(
  { root }: BuildContext,
  site: string | undefined,
): NonNullable<ServerConfiguration['setupMiddlewares']> {
  return (middlewares, { app }) => {
    app?.get(`/${OVERRIDE_MANIFEST}`, ({ headers }: IncomingMessage, response: ServerResponse) => {
      const allowed = crossOriginHeaders(headers.origin, site);
      response.writeHead(200, {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        ...allowed,
      });
      createReadStream(path.join(root, 'area.json')).pipe(response);
    });
    return middlewares;
  };
}
