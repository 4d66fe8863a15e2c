/**
 * Everything under development servers; `npm run dev`. Shell and areas reload hot, the service starts again when its
 * sources change.
 */
import { spawn } from 'node:child_process';
import { isStartError, loadConfig } from 'backend';
import { findApps } from 'platform/build';
import { startDevelopment } from 'platform/dev';
import { isPlatformPath } from 'platform/http';
import { addressOf, listen } from './product/listen.ts';
import { proxyTo } from './product/proxy.ts';
import { isServicePath } from './product/route-request.ts';
import { noReleases } from './product/no-releases.ts';
import { watchParent } from './product/watch-parent.ts';

/** Ports from here on are the development servers' (`webpack.config.mjs` of each app). */
const SERVICE_PORT = 3009;

async function main(): Promise<void> {
  const config = loadConfig(process.env);
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
    onStart: ({ name, origin }) => console.log(`  ${name} at ${origin}`),
    onError: (error) => console.error(error),
  });
  const toService = proxyTo(SERVICE_PORT);
  const server = await listen(
    (request, response) => {
      const url = request.url ?? '/';
      if (isServicePath(url)) toService(request, response);
      else if (isPlatformPath(url)) noReleases(request, response);
      else void development.delivery(request, response);
    },
    config.port,
    config.host,
  );
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    service.kill('SIGTERM');
    await development.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());
  watchParent(() => void stop());
  console.log(`\nMaida under development at ${addressOf(server)}`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exit(1);
});
