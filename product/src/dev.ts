/** The product under development: shell and areas reload hot, the service starts again when its sources change. */
import { spawn } from 'node:child_process';
import { refuseForeignHosts, type Config } from 'backend';
import { findApps } from 'platform/build';
import { startDevelopment } from 'platform/dev';
import { isPlatformPath } from 'platform/http';
import { isServicePath } from 'shared-api/service-paths';
import { addressOf, listen } from './listen.ts';
import { noReleases } from './no-releases.ts';
import { proxyTo } from './proxy.ts';

/** Ports from here on are the development servers' (`webpack.config.mjs` of each app). */
const SERVICE_PORT = 3009;

export interface DevelopmentProduct {
  readonly address: string;
  stop: () => Promise<void>;
}

export interface DevelopmentEvents {
  /** Called when the development server of an app listens. */
  readonly onStart: (name: string, origin: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts everything under development servers, on one port.
 *
 * @throws StartError with one line for the operator
 */
export async function startDevelopmentProduct(
  config: Config,
  events: DevelopmentEvents,
): Promise<DevelopmentProduct> {
  const service = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(SERVICE_PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  const development = await startDevelopment({
    apps: await findApps(),
    onStart: ({ name, origin }) => events.onStart(name, origin),
    onError: events.onError,
  });
  const toService = proxyTo(SERVICE_PORT);
  const server = await listen(
    refuseForeignHosts((request, response) => {
      const url = request.url ?? '/';
      if (isServicePath(url)) toService(request, response);
      else if (isPlatformPath(url)) noReleases(request, response);
      else void development.delivery(request, response);
    }),
    config.port,
    config.host,
  );
  return {
    address: addressOf(server),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      service.kill('SIGTERM');
      await development.stop();
    },
  };
}
