import { createLogger, createService } from 'backend';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadData, type Size } from './load-data.ts';
import { StatementRecorder } from './record-statements.ts';

/** The service on a temporary embedded database of some size, with a separate connection to it. */
export interface FilledService {
  readonly url: string;
  readonly client: pg.Client;
  readonly recorder: StatementRecorder;
  /** The XSRF token of a visitor's token, as the service makes it. */
  xsrfTokenOf(visitor: string): string;
  close(): Promise<void>;
}

export async function openFilled(size: Size): Promise<FilledService> {
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-bench-'));
  const service = createService({
    config: {
      ...{ dataDir, isDemo: false, isSecure: false, publicUrl: null, trustedProxies: 0 },
      ...{ smtpUrl: null, metricsToken: null, mailFrom: 'Maida <no-reply@maida.example>' },
    },
    logger: createLogger('silent'),
  });
  await service.start();
  const server = createServer((request, response) => service.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { db, secrets } = service.context();
  const client = db.dedicatedClient();
  if (!client) throw new Error('The database gives no connection of its own');
  await client.connect();
  await loadData(client, size);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    client,
    recorder: new StatementRecorder(db),
    xsrfTokenOf: (visitor) => secrets.sign('xsrf', visitor),
    close: async () => {
      await client.end();
      server.close();
      await service.stop();
      server.closeAllConnections();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
