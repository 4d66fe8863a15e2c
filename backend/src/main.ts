/** Runs the service alone, for development; `npm start` runs it together with the delivery server. */
import { createServer } from 'node:http';
import { createService } from './app.ts';
import { loadConfig, serviceConfig } from './config.ts';
import { createLogger } from './infra/log.ts';
import { loadDemo } from './demo/load-demo.ts';
import { isStartError, StartError } from './start-error.ts';

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const service = createService({
    config: serviceConfig(config),
    databaseUrl: config.databaseUrl,
    replicaUrl: config.databaseReplicaUrl,
    picturesBucket: config.picturesBucket,
    logger: createLogger(config.logLevel),
    ...(config.isDemo && { seed: loadDemo }),
  });
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartError(`Cannot listen: ${error.message}`, { cause: error })),
    );
    server.listen(config.port, config.host, resolve);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.stop(server));
  try {
    await service.start();
  } catch (error) {
    server.close();
    throw error;
  }
  console.log(`The service runs at http://${config.host}:${config.port}`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
