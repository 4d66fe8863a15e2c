import { Agent, request } from 'node:http';

/** A request whose sending costs as little as can be, beside what answering it costs. */
export interface PlainRequest {
  readonly method: string;
  /** Origin of the server. */
  readonly origin: string;
  /** Path and query as they are sent. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

const agent = new Agent({ keepAlive: true });

/** Sends a request; resolves to the status once the reply has been read, or has begun if it is a stream. */
export function sendPlainly({ method, origin, address, headers: own, body }: PlainRequest): Promise<number> {
  const { hostname, port } = new URL(origin);
  // For some methods Node sends a body without its length.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const headers = { ...own, ...length };
  return new Promise((resolve, reject) => {
    const sent = request({ agent, method, hostname, port, path: address, headers }, (response) => {
      const status = response.statusCode ?? 0;
      response.on('error', reject).on('end', () => resolve(status));
      if (response.headers['content-type']?.startsWith('text/event-stream')) {
        resolve(status);
        response.destroy();
      } else response.resume();
    });
    sent.on('error', reject).end(body);
  });
}

/** Ends the connections that are open. */
export function closeConnections(): void {
  agent.destroy();
}
