import type { FastifyReply } from 'fastify';
import type { ServerResponse } from 'node:http';

/** What a reader too slow for its stream may leave unread before it is sent away (and comes back by itself). */
const MAX_BUFFERED_BYTES = 1024 * 1024;
/** Milliseconds after which a browser tries again. */
const RETRY_MS = 2000;
/** So that the browsers of an instance that stops do not all come back at once. */
const RETRY_SPREAD_MS = 3000;

export interface StreamEvent {
  /** Place in the outbox; the browser gives it back as `Last-Event-ID`. */
  readonly id: number;
  readonly event: string;
  /** JSON text. */
  readonly data: string;
}

/** One open server-sent event stream. */
export interface EventStream {
  send(event: StreamEvent): void;
  /** Tells where the reader is, without an event. */
  mark(id: number): void;
  /** Keeps proxies from closing a quiet stream, and lets the reader notice one that has died. */
  beat(): void;
  /** Ends it with a hint when to come back. */
  end(): void;
  onClose(listener: () => void): void;
}

/** Takes the reply over and begins the stream. */
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
  response.write(`retry: ${RETRY_MS}\n\n`);
  return {
    send: ({ id, event, data }) => {
      write(response, `id: ${id}\nevent: ${event}\ndata: ${data}\n\n`);
    },
    mark: (id) => {
      write(response, `id: ${id}\n\n`);
    },
    beat: () => {
      write(response, 'event: beat\ndata:\n\n');
    },
    end: () => {
      if (response.writableEnded) return;
      response.end(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`);
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
