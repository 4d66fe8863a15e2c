import { once } from 'node:events';
import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../support/test-client.ts';

const LOOK_MS = 10;

/** Sends each request to the next of its instances, as a load balancer without sticky sessions does. */
export interface Balancer {
  readonly address: string;
  /**
   * Addresses of the instances that get requests from now on. Resolves once the others have answered what they were
   * sent, streams aside.
   */
  set(targets: readonly string[]): Promise<void>;
  guest(): TestClient;
  /** Replies so far that say the service failed, and how many there were in all. */
  readonly replies: { readonly failed: string[]; total: number };
  close(): Promise<void>;
}

export interface BalancerOptions {
  /**
   * Whether what an instance does not answer goes to the next, as by nginx's `proxy_next_upstream error http_503`: a
   * request that it never got, and of those that it may have got only a GET.
   */
  readonly triesNext?: boolean;
}

/** A request on its way, with its body: read already, or still to be read. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer | IncomingMessage;
}

export async function startBalancer({ triesNext = false }: BalancerOptions = {}): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  /** Where each request went that waits for its reply to begin. */
  const unanswered = new Map<ClientRequest, string>();
  const replies = { failed: [] as string[], total: 0 };
  const server = createServer((request, response) => {
    if (!triesNext) return forward({ request, response, body: request }, nextTarget(), 0);
    // What may have to be sent again is read first, as nginx does.
    buffer(request).then(
      (body) => forward({ request, response, body }, nextTarget(), targets.length - 1),
      () => response.destroy(),
    );
  });

  function nextTarget(): string {
    turn += 1;
    return targets[turn % targets.length] ?? '';
  }

  function forward(exchange: Exchange, target: string, remainingTries: number): void {
    const { request, response, body } = exchange;
    const { method = 'GET', url = '/', headers } = request;
    const tryNext = () => forward(exchange, nextTarget(), remainingTries - 1);
    const note = (status: number) => {
      replies.total += 1;
      if (status >= 500) replies.failed.push(`${status} ${method} ${url} at ${target}`);
    };
    // One connection per request, so that none stays open to an instance that is about to stop.
    const upstream = send(target + url, { method, headers, agent: false }, (reply) => {
      if (reply.statusCode === 503 && method === 'GET' && remainingTries > 0) {
        reply.resume();
        return tryNext();
      }
      note(reply.statusCode ?? 500);
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
      reply.on('error', () => response.destroy());
    });
    unanswered.set(upstream, target);
    upstream.once('response', () => unanswered.delete(upstream));
    upstream.once('close', () => unanswered.delete(upstream));
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      const mayRepeat = method === 'GET' || error.code === 'ECONNREFUSED';
      if (mayRepeat && remainingTries > 0 && !response.headersSent && !response.destroyed) return tryNext();
      if (response.headersSent || response.destroyed) return void response.destroy();
      note(502);
      response.writeHead(502).end();
    });
    response.on('close', () => upstream.destroy());
    if (Buffer.isBuffer(body)) upstream.end(body);
    else body.pipe(upstream);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    set: async (next) => {
      targets = next;
      while ([...unanswered.values()].some((target) => !next.includes(target))) await sleep(LOOK_MS);
    },
    guest: () => new TestClient(address),
    replies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
