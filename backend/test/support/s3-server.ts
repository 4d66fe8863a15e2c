import { AwsV4Signer } from 'aws4fetch';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BucketOptions } from '../../src/infra/images/bucket/bucket.ts';

const KEYS = { accessKeyId: 'KEY', secretAccessKey: 'the-secret-key-of-the-test', region: 'eu-test-1' };
/** Objects in one page of a listing; small, so that tests turn pages. */
const PAGE = 20;

/** An S3 of a test's own: in memory, but strict about signatures. */
export interface TestS3 {
  readonly options: BucketOptions;
  /** By key, with the folder. */
  readonly objects: Map<string, Buffer>;
  /** `refuse`: 503 to all. `hang`: no answer at all. `gone`: connections are cut. */
  weather: 'fair' | 'refuse' | 'hang' | 'gone';
  readonly count: () => number;
  close(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (s3.weather === 'gone') request.destroy();
    else if (s3.weather !== 'hang') void answer(request, response, s3);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const s3: TestS3 = {
    options: { url: `http://127.0.0.1:${port}/bucket/pictures`, ...KEYS },
    objects,
    weather: 'fair',
    count: () => requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return s3;
}

async function answer(request: IncomingMessage, response: ServerResponse, s3: TestS3): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`);
  if (s3.weather === 'refuse') return fail(response, 503, 'SlowDown');
  if (!(await isSigned(request, url))) return fail(response, 403, 'SignatureDoesNotMatch');
  if (url.searchParams.get('list-type') === '2') return list(response, url, s3.objects);
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\//, '');
  if (request.method === 'PUT') {
    s3.objects.set(key, Buffer.concat(chunks));
    return void response.writeHead(200).end();
  }
  const content = s3.objects.get(key);
  if (content) response.writeHead(200).end(content);
  else fail(response, 404, 'NoSuchKey');
}

function list(response: ServerResponse, url: URL, objects: ReadonlyMap<string, Buffer>): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE);
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  const token = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200).end(`<ListBucketResult>${contents}${token}</ListBucketResult>`);
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

/** Signature version 4 as the keys would sign what arrived, by the same library; the platform's server reckons by hand. */
async function isSigned({ method = '', headers }: IncomingMessage, url: URL): Promise<boolean> {
  const datetime = String(headers['x-amz-date'] ?? '');
  const signer = new AwsV4Signer({ ...KEYS, service: 's3', method, url: url.href, datetime });
  const { headers: expected } = await signer.sign();
  return headers.authorization === expected.get('authorization');
}
