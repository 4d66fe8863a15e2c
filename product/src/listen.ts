import { createServer, type RequestListener, type Server } from 'node:http';
import { StartError } from 'backend';

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there; stop it or set another PORT',
  EACCES: 'permission denied; ports below 1024 are for root',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/** Milliseconds that a client may take to send its whole request. */
const REQUEST_TIMEOUT = 30_000;
/**
 * Milliseconds that a connection stays open without a request: longer than load balancers keep theirs (nginx a minute),
 * which would else send a request on one that is being closed, and answer 502.
 */
const IDLE_TIMEOUT = 75_000;

/**
 * Listens on one address.
 *
 * @throws StartError with one line when it can't listen on the address
 */
export async function listen(handle: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: IDLE_TIMEOUT }, handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message;
      reject(new StartError(`Cannot listen on ${host}:${port}: ${reason}`, { cause: error }));
    });
    server.listen(port, host, resolve);
  });
  return server;
}

/** The address to open in a browser. */
export function addressOf(server: Server): string {
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen.');
  const host = bound.address === '0.0.0.0' || bound.address === '::' ? 'localhost' : bound.address;
  return `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
}
