import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { S3Options } from './s3-bucket.ts';

const SECRET = 'the-secret-key-of-the-test';
const REGION = 'eu-test-1';
/** Objects in one page of a listing; small, so that tests read several pages. */
const PAGE_SIZE = 20;

/** A stored object. */
export interface S3Object {
  readonly content: Buffer;
  readonly changedAt: Date;
}

/**
 * `refuse`: 503. `hang`: no reply at all. `disconnect`: the connection is cut. `lose-reply`: the request is carried
 * out, but answered with 500.
 */
export type S3Fault = 'refuse' | 'hang' | 'disconnect' | 'lose-reply';

/** An S3 server in memory for tests, strict about signatures and conditional writes. */
export interface TestS3 {
  readonly options: S3Options;
  /** By key, with the folder. */
  readonly objects: Map<string, S3Object>;
  /** Called for each request: the fault that it meets. None by default. */
  faultOf: (request: IncomingMessage) => S3Fault | undefined;
  /** Requests so far. */
  readonly count: () => number;
  close(): Promise<void>;
}

/** Starts a server whose bucket is used below `folder`. */
export async function startS3(folder: string): Promise<TestS3> {
  const objects = new Map<string, S3Object>();
  let requests = 0;
  const server = http.createServer((request, response) => {
    requests += 1;
    const fault = s3.faultOf(request);
    if (fault === 'disconnect') request.destroy();
    else if (fault !== 'hang') void answer(request, response, s3, fault);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `http://127.0.0.1:${port}/bucket/${folder}`;
  const s3: TestS3 = {
    options: { url, region: REGION, accessKeyId: 'KEY', secretAccessKey: SECRET },
    objects,
    faultOf: () => undefined,
    count: () => requests,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return s3;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  s3: TestS3,
  fault: S3Fault | undefined,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (fault === 'refuse') return fail(response, 503, 'SlowDown');
  if (!isSigned(request, url)) return fail(response, 403, 'SignatureDoesNotMatch');
  if (url.searchParams.get('list-type') === '2') return list(response, url, s3.objects);
  const key = decodeURIComponent(url.pathname).replace(/^\/bucket\//, '');
  const reply = applyRequest(request, key, Buffer.concat(chunks), s3.objects);
  if (fault === 'lose-reply') return fail(response, 500, 'InternalError');
  if (reply.code) return fail(response, reply.status, reply.code);
  response.writeHead(reply.status).end(reply.content);
}

interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly content?: Buffer;
}

function applyRequest(
  request: IncomingMessage,
  key: string,
  content: Buffer,
  objects: Map<string, S3Object>,
): Reply {
  const present = objects.get(key);
  if (request.method === 'PUT') {
    if (request.headers['if-none-match'] === '*' && present)
      return { status: 412, code: 'PreconditionFailed' };
    objects.set(key, { content, changedAt: new Date() });
    return { status: 200 };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  return present ? { status: 200, content: present.content } : { status: 404, code: 'NoSuchKey' };
}

function list(response: ServerResponse, url: URL, objects: Map<string, S3Object>): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, PAGE_SIZE);
  const contents = page.map((key) => {
    const changedAt = objects.get(key)?.changedAt.toISOString() ?? '';
    return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${changedAt}</LastModified></Contents>`;
  });
  const next =
    keys.length > PAGE_SIZE
      ? `<NextContinuationToken>${escapeXml(page.at(-1) ?? '')}</NextContinuationToken>`
      : '';
  response.writeHead(200).end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

function fail(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
}

/** Recomputes signature version 4 from the request, without the library that signed it. */
function isSigned(request: IncomingMessage, url: URL): boolean {
  const header = request.headers.authorization ?? '';
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]+)$/.exec(header) ?? [];
  const [key, day = '', region = '', service = ''] = credential.split('/');
  if (key !== 'KEY' || region !== REGION || service !== 's3') return false;
  const value = (name: string) => String(request.headers[name] ?? '').trim();
  const headers = signed.split(';').map((name) => `${name}:${value(name)}\n`);
  const query = [...url.searchParams]
    .map(([name, text]) => `${encode(name)}=${encode(text)}`)
    .sort()
    .join('&');
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encode).join('/'),
    query,
    headers.join(''),
    signed,
    value('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', value('x-amz-date'), scope, hash].join('\n');
  const secret = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (current, part) => createHmac('sha256', current).update(part).digest(),
    `AWS4${SECRET}`,
  );
  return createHmac('sha256', secret).update(text).digest('hex') === signature;
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
