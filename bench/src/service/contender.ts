// One contender of `npm run bench:service`, forked by contenders.ts.
import { createLogger, createService } from 'backend';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Recorded } from '../admin/record-statements.ts';
import type { Connection, Task } from './contenders.ts';

/** As many as the service opens by itself. */
const POOL_SIZE = 10;
/** As many bookings at once as the load on the service has connections. */
const AT_ONCE = 16;

function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}

function send(response: Parameters<RequestListener>[1], body: string | Buffer): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

async function serve(connection: Connection, dataDir: string): Promise<string> {
  const service = createService({
    config: {
      ...{ dataDir, isDemo: false, isSecure: false, publicUrl: null, trustedProxies: 0 },
      ...{ smtpUrl: null, metricsToken: null, mailFrom: 'Maida <no-reply@maida.example>' },
    },
    connection,
    logger: createLogger('info'),
  });
  await service.start();
  return listen((request, response) => service.handle(request, response));
}

function list(connection: Connection, statements: readonly Recorded[]): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  return listen((_request, response) => {
    void (async () => {
      let rows: unknown[] = [];
      for (const { name, text, values } of statements) {
        ({ rows } = await pool.query({ name, text, values: [...values] }));
      }
      send(response, JSON.stringify(rows));
    })();
  });
}

/** What no two bookings may share, in the order of the statement that stores one; see `order.insert` in the service. */
function freshValues(values: readonly unknown[]): unknown[] {
  const fresh = [...values];
  const lines = Array.isArray(values[25]) ? values[25] : [];
  fresh[0] = randomUUID();
  fresh[3] = randomUUID();
  fresh[5] = randomBytes(6).toString('hex');
  fresh[6] = randomBytes(16).toString('base64url');
  fresh[25] = lines.map(() => randomUUID());
  fresh[32] = Date.now();
  fresh[33] = Math.floor(Math.random() * 1e6);
  return fresh;
}

/** Two bookings at one moment may choose the same notification's id; the service sends the later one again, too. */
async function store(pool: pg.Pool, statement: Recorded): Promise<number> {
  for (;;) {
    try {
      const { rowCount } = await pool.query({ ...statement, values: freshValues(statement.values) });
      return rowCount ?? 0;
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== '23505') throw error;
    }
  }
}

async function orders(
  connection: Connection,
  statements: readonly Recorded[],
  seconds: number,
): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  async function book(): Promise<void> {
    while (performance.now() < end) {
      const reads = statements.filter(({ name }) => name !== 'order.insert');
      // As the service does: what can be asked at once is.
      await Promise.all(
        reads.map(({ name, text, values }) => pool.query({ name, text, values: [...values] })),
      );
      for (const { name, text, values } of statements.filter((one) => one.name === 'order.insert')) {
        const count = await store(pool, { name, text, values });
        // Not in one line with the wait: others have stored meanwhile.
        stored += count;
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, book));
  await pool.end();
  return stored / seconds;
}

function begin(task: Task): Promise<string> {
  switch (task.kind) {
    case 'service':
      return serve(task.connection, task.dataDir);
    case 'list':
      return list(task.connection, task.statements);
    case 'buffer': {
      const buffer = Buffer.from(task.text);
      return listen((_request, response) => send(response, buffer));
    }
    case 'orders':
      process.on('message', ({ seconds }: { seconds: number }) => {
        void orders(task.connection, task.statements, seconds).then((rate) => process.send?.(rate));
      });
      return Promise.resolve('');
  }
}

process.once('message', (task: Task) => {
  void begin(task).then((url) => process.send?.(url));
});
