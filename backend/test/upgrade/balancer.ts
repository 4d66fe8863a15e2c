import { once } from 'node:events';
import {
  createServer,
  request as send,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { TestClient } from '../support/test-client.ts';

const LOOK_MS = 10;

/** Sends each request to the next of its instances, as a load balancer without sticky sessions does. */
export interface Balancer {
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

export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  /** Where each request went that waits for its reply to begin. */
  const unanswered = new Map<ClientRequest, string>();
  const replies = { failed: [] as string[], total: 0 };
  const server = createServer((request, response) => {
    turn += 1;
    forward(request, response, targets[turn % targets.length] ?? '');
  });

  function forward(request: IncomingMessage, response: ServerResponse, target: string): void {
    const { method = 'GET', url = '/', headers } = request;
    const note = (status: number) => {
      replies.total += 1;
      if (status >= 500) replies.failed.push(`${status} ${method} ${url} at ${target}`);
    };
    // One connection per request, so that none stays open to an instance that is about to stop.
    const upstream = send(target + url, { method, headers, agent: false }, (reply) => {
      note(reply.statusCode ?? 500);
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
      reply.on('error', () => response.destroy());
    });
    unanswered.set(upstream, target);
    upstream.once('response', () => unanswered.delete(upstream));
    upstream.once('close', () => unanswered.delete(upstream));
    upstream.on('error', () => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      note(502);
      response.writeHead(502).end();
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    set: async (next) => {
      targets = next;
      while ([...unanswered.values()].some((target) => !next.includes(target))) await sleep(LOOK_MS);
    },
    guest: () => new TestClient(url),
    replies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
