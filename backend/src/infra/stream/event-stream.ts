import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** A client that leaves more unread is disconnected; it reconnects by itself. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Time after which a browser reconnects. */
const RETRY_DELAY_MS = 2000;
/** Spreads the reconnects of all browsers when an instance stops. */
const MAX_RETRY_JITTER_MS = 3000;

export interface StreamEvent {
  /** Sequence number in the outbox; the browser sends it as `Last-Event-ID` when it reconnects. */
  readonly id: number;
  readonly event: string;
  /** JSON text. */
  readonly data: string;
}

/** One open server-sent event stream. */
export interface EventStream {
  send(event: StreamEvent): void;
  /** Sends a sequence number with a heartbeat, so that scripts see it. */
  mark(id: number): void;
  /** Keeps proxies from closing an idle stream, and lets the client notice a dead one. */
  sendHeartbeat(): void;
  /** Ends it because its user is no longer signed in. */
  signOut(): void;
  /** Ends it with a hint when to reconnect. */
  end(): void;
  onClose(listener: () => void): void;
}

/** Takes over the reply and starts the stream. */
export function openEventStream(reply: FastifyReply): EventStream {
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...definedHeaders(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  response.on('error', () => response.destroy());
  response.write(`retry: ${RETRY_DELAY_MS}\n\n`);
  return {
    send: ({ id, event, data }) => {
      write(response, `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
    },
    mark: (id) => {
      write(response, `id: ${id}\nevent: beat\ndata:\n\n`);
    },
    sendHeartbeat: () => {
      write(response, 'event: beat\ndata:\n\n');
    },
    signOut: () => {
      if (!response.writableEnded) response.end('event: signed-out\ndata:\n\n');
    },
    end: () => {
      if (response.writableEnded) return;
      response.end(`retry: ${RETRY_DELAY_MS + Math.floor(Math.random() * MAX_RETRY_JITTER_MS)}\n\n`);
    },
    onClose: (listener) => {
      if (response.destroyed) listener();
      else response.once('close', listener);
    },
  };
}

function write(response: ServerResponse, text: string): void {
  if (response.destroyed || response.writableEnded) return;
  response.write(text);
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
}

function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers = Object.entries(reply.getHeaders());
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
