import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRoute } from '../common/index.ts';
import { contentTypeOf } from './content-types.ts';
import { commonSecurityHeaders } from './http/security-headers.ts';
import { compress } from './page-cache.ts';
import { encodingsOf } from './http/request.ts';
import { etagOf, send } from './http/respond.ts';

/**
 * Creates a text document at the root of the site for its origin and the query of its address (`?part=2`, or empty).
 */
export type RootDocument = (site: { origin: string; search: string }) => Promise<string>;

/** Documents by path, e.g. `/robots.txt`; the extension decides the media type. */
export type RootDocuments = Readonly<Record<`/${string}`, RootDocument>>;

const MAX_AGE_SECONDS = 300;

interface DocumentContext {
  readonly origin: string;
  readonly search: string;
  readonly isSecure: boolean;
}

/** Sends a document; rejects when it can't be created. */
export async function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, document }: { pathname: string; document: RootDocument },
  { origin, search, isSecure }: DocumentContext,
): Promise<void> {
  nameRoute(response, pathname);
  const text = Buffer.from(await document({ origin, search }));
  const [encoding] = encodingsOf(request);
  const headers = {
    'content-type': contentTypeOf(pathname),
    'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...commonSecurityHeaders({ isSecure }),
  };
  const body = await compress(text, encoding);
  send(request, response, { status: 200, headers, body, etag: etagOf(body) });
}
