import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A response, before the check whether the browser has it already. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
  /** Quoted entity tag; with it an unchanged response is sent as 304. */
  readonly etag?: string;
}

/** Sends a reply: without a body for HEAD, as 304 when the browser has it. */
export function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const etag = reply.etag ? { etag: reply.etag } : {};
  if (reply.status === 200 && reply.etag && matches(request.headers['if-none-match'], reply.etag)) {
    response.writeHead(304, { ...reply.headers, ...etag }).end();
    return;
  }
  const length = String(Buffer.byteLength(reply.body));
  response.writeHead(reply.status, { ...reply.headers, ...etag, 'content-length': length });
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/** Entity tag of a content: a quoted hash. */
export function etagOf(content: Buffer | string): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(',').some((value) => {
    const candidate = value.trim();
    return candidate === '*' || candidate === etag || candidate === `W/${etag}`;
  });
}
