import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { BuildContext } from './options.ts';
import { createRefresh } from './refresh.ts';
import { StandalonePage } from './standalone-page.ts';

/** Address that development servers listen on. */
export const DEVELOPMENT_HOST = '127.0.0.1';

/** What development adds: a server with hot reload, and for an area alone a page around it. */
export function createDevelopment(context: BuildContext): Configuration {
  const isAlone = context.kind === 'alone';
  const { plugins, ...refresh } = createRefresh(context);
  return {
    ...refresh,
    devServer: createServer(context, isAlone),
    plugins: [...plugins, ...(isAlone ? [new StandalonePage(context.name)] : [])],
    watchOptions: { ignored: ['**/node_modules/**', '**/dist/**', '**/.data/**'] },
  };
}

function createServer(context: BuildContext, isAlone: boolean): ServerConfiguration {
  return {
    host: DEVELOPMENT_HOST,
    port: context.port,
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: ['localhost', DEVELOPMENT_HOST],
    // The composed page and its areas come from different ports.
    headers: { 'access-control-allow-origin': '*' },
    client: {
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      webSocketURL: { hostname: DEVELOPMENT_HOST, port: context.port },
    },
    ...(isAlone ? { historyApiFallback: true } : {}),
  };
}
