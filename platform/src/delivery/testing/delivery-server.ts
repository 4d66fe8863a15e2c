import { once } from 'node:events';
import http from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { TestContext } from 'node:test';
import { createDelivery } from '../delivery.ts';
import type { DeliveryOptions } from '../delivery-options.ts';
import { StoreSource, type ReleaseStore } from '../../registry/index.ts';

/** A response with its whole body. */
interface ReadResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Sends a request without normalizing its path. */
export type SendRequest = (
  path: string,
  headers?: OutgoingHttpHeaders,
  method?: string,
) => Promise<ReadResponse>;

/** Serves a store on a free port until the test ends. */
export async function serve(
  context: TestContext,
  store: ReleaseStore,
  options: Partial<DeliveryOptions> = {},
): Promise<SendRequest> {
  const delivery = createDelivery({ source: new StoreSource(store), ...options });
  return serveHandler(context, (request, response) => void delivery(request, response));
}

/** Serves what a handler answers on a free port until the test ends. */
export async function serveHandler(context: TestContext, handle: http.RequestListener): Promise<SendRequest> {
  const server = http.createServer(handle);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.after(() => {
    server.close();
    // A `hang` fault keeps requests open for two minutes.
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return (path, headers = {}, method = 'GET') => sendRequest({ port, path, headers, method });
}

async function sendRequest(options: http.RequestOptions): Promise<ReadResponse> {
  const request = http.request({ ...options, host: '127.0.0.1', agent: false }).end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString('utf8') };
}
