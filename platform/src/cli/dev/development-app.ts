import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { loadConfiguration, type App } from '../../build/index.ts';
import { findFreePort } from '../../common/index.ts';
import { DEVELOPMENT_HOST } from '../../build/preset/index.ts';

/** An app with its development server. */
export interface DevelopmentApp extends App {
  /** Origin of its server: `http://127.0.0.1:3010`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Starts the development server of an app for the composed page, on a free port. */
export async function startApp(app: App): Promise<DevelopmentApp> {
  const factory = await loadConfiguration(app.root);
  const { devServer, ...configuration } = await factory(
    { composedPort: await findFreePort() },
    { mode: 'development' },
  );
  const compiler = webpack(configuration);
  const server = new WebpackDevServer({ ...devServer, setupExitSignals: false }, compiler);
  await server.start();
  const origin = `http://${DEVELOPMENT_HOST}:${String(devServer?.port)}`;
  return { name: app.name, root: path.resolve(app.root), origin, stop: () => server.stop() };
}
