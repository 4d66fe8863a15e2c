// One contender of `npm run bench:service`, forked by contenders.ts.
import { createLogger, createService } from 'backend';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { Recorded } from '../growth/record-statements.ts';
import { bookBare, type BookingBody } from './bare-booking.ts';
import type { Connection, Task } from './contenders.ts';

/** Database connections: as many as the service opens. */
const POOL_SIZE = 10;
/** Concurrent orders: as many as the load on the service has connections. */
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

/** Orders per second without HTTP. */
async function ordersFor(connection: Connection, body: BookingBody, seconds: number): Promise<number> {
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  const end = performance.now() + seconds * 1000;
  let stored = 0;
  async function book(): Promise<void> {
    while (performance.now() < end) {
      await bookBare(pool, body);
      stored += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, book));
  await pool.end();
  return stored / seconds;
}

function orders(connection: Connection): Promise<string> {
  const pool = new pg.Pool({ ...connection, max: POOL_SIZE });
  return listen((request, response) => {
    void (async () => {
      const body = JSON.parse(await text(request)) as BookingBody;
      send(response, JSON.stringify(await bookBare(pool, body, String(request.headers['idempotency-key']))));
    })();
  });
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
      return orders(task.connection);
    case 'orders without http':
      process.on('message', ({ seconds }: { seconds: number }) => {
        void ordersFor(task.connection, task.body, seconds).then((rate) => process.send?.(rate));
      });
      return Promise.resolve('');
  }
}

process.once('message', (task: Task) => {
  void begin(task).then((url) => process.send?.(url));
});
