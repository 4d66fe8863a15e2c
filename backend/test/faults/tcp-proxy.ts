import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** What the proxy does with what passes through it. */
export type Weather =
  | { readonly kind: 'fair' }
  /** Every piece from the server comes late. */
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** Connections open, and nothing ever comes back. */
  | { readonly kind: 'black hole' }
  /** Connections break, and new ones are refused. */
  | { readonly kind: 'gone' };

/** A connection to a server that a test can spoil. */
export interface TcpProxy {
  readonly port: number;
  /** Changes the weather, also for connections that are open. */
  set(weather: Weather): void;
  close(): Promise<void>;
}

/** Stands between a client and the server on a Unix socket. */
export async function startTcpProxy(socketPath: string): Promise<TcpProxy> {
  let weather: Weather = { kind: 'fair' };
  const pairs = new Set<readonly [Socket, Socket]>();
  const server: Server = createServer((client) => {
    if (weather.kind === 'gone') return void client.destroy();
    const upstream = connect(socketPath);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => weather.kind === 'black hole' || upstream.write(bytes));
    upstream.on('data', (bytes) => forward(bytes, client));
  });

  function forward(bytes: Buffer, client: Socket): void {
    if (weather.kind === 'black hole' || client.destroyed) return;
    if (weather.kind === 'slow')
      setTimeout(() => client.destroyed || client.write(bytes), weather.milliseconds);
    else client.write(bytes);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      weather = next;
      if (next.kind === 'gone') for (const pair of pairs) pair[0].destroy();
    },
    close: async () => {
      server.close();
      for (const [client] of pairs) client.destroy();
      await once(server, 'close');
    },
  };
}
