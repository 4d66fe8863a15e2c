import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { BuildContext } from './options.ts';
import { StandalonePage } from './standalone-page.ts';

/** A configuration with the options of webpack-dev-server. */
export type DevelopmentConfiguration = Configuration & { devServer: ServerConfiguration };

/** What development adds: a server with hot reload, and for an area alone a page around it. */
export function createDevelopment(context: BuildContext): DevelopmentConfiguration {
  const isAlone = context.kind === 'alone';
  return {
    devServer: {
      host: '127.0.0.1',
      port: context.port,
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*' },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { hostname: '127.0.0.1', port: context.port },
      },
      ...(isAlone ? { historyApiFallback: true } : {}),
    },
    plugins: [
      new ReactRefreshPlugin({ overlay: false }),
      ...(isAlone ? [new StandalonePage(context.name)] : []),
    ],
  };
}
