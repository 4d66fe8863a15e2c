/** The product under development: shell and areas reload hot, the service starts again when its sources change. */
import { spawn, type ChildProcess } from 'node:child_process';
import { refuseForeignHosts, type Config } from 'backend';
import { findApps } from 'platform/build';
import { findFreePort } from 'platform/common';
import { sendBuildingPage } from 'platform/delivery';
import { startDevelopment, type Development } from 'platform/dev';
import { isPlatformPath } from 'platform/http';
import { isServicePath } from 'shared-api/service-paths';
import { addressOf, listen } from './listen.ts';
import { noReleases } from './no-releases.ts';
import { proxyTo } from './proxy.ts';

export interface DevelopmentProduct {
  readonly address: string;
}

export interface DevelopmentEvents {
  /** Called when the development server of an app listens. */
  readonly onStart: (name: string, origin: string) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Starts everything under development servers, on one port; the servers behind it take free ones.
 *
 * @throws StartError with one line for the operator; nothing runs then
 */
export async function startDevelopmentProduct(
  config: Config,
  events: DevelopmentEvents,
): Promise<DevelopmentProduct> {
  let development: Development | undefined;
  const servicePort = await findFreePort();
  const toService = proxyTo(servicePort);
  // Listen first: a taken port is reported before anything starts.
  const server = await listen(
    refuseForeignHosts((request, response) => {
      const url = request.url ?? '/';
      if (!development) sendBuildingPage(request, response, false);
      else if (isServicePath(url)) toService(request, response);
      else if (isPlatformPath(url)) noReleases(request, response);
      else void development.delivery(request, response);
    }),
    config.port,
    config.host,
  );
  const service = startService(servicePort);
  try {
    development = await startDevelopment({
      apps: await findApps(),
      onStart: ({ name, origin }) => events.onStart(name, origin),
      onError: events.onError,
    });
  } catch (error) {
    server.closeAllConnections();
    server.close();
    service.kill();
    throw error;
  }
  return { address: addressOf(server) };
}

/** The service on a port of the loopback; it starts again when its sources change, and ends with this process. */
function startService(port: number): ChildProcess {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'backend/src/main.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    },
  });
  process.once('exit', () => child.kill());
  return child;
}
