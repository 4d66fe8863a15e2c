import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAULTY_PATH } from '../contract/faults.ts';
import { PUBLIC_FOLDER, SERVER_FOLDER, SHELL } from '../store/index.ts';
import type { LiveSet, LiveSource, ReleasedFile } from '../store/index.ts';
import { contentTypeOf } from './content-types.ts';
import { commonSecurityHeaders } from './security-headers.ts';
import { encodingsOf } from './request.ts';
import { send } from './respond.ts';

const AREA_FILE = /^\/areas\/([^/]+)\/([^/]+)\/(.+)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What serving a file needs beyond the request itself. */
export interface FileContext {
  readonly source: Pick<LiveSource, 'findFile'>;
  readonly isSecure: boolean;
  /** The file is what it is for this browser alone, and for now. */
  readonly isUncacheable?: boolean;
}

/** Whether a path lies where files of releases are served. */
export function isAreaPath(pathname: string): boolean {
  const path = withoutFaultyPrefix(pathname);
  return path === '/areas' || path.startsWith('/areas/');
}

/** Path of a file of a release without what tells that its area may be made to fail. */
export function withoutFaultyPrefix(pathname: string): string {
  return pathname.startsWith(`${FAULTY_PATH}/`) ? pathname.slice(FAULTY_PATH.length) : pathname;
}

/** Answers a file of a release: immutable for a year, or a real 404 that nobody keeps. */
export async function sendAreaFile(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  context: FileContext,
): Promise<void> {
  const [, area = '', version = '', file = ''] =
    AREA_FILE.exec(decodeURIComponent(withoutFaultyPrefix(pathname))) ?? [];
  // What runs on the server is nobody's to fetch.
  const isServed = !file.startsWith(SERVER_FOLDER);
  const found = isServed
    ? await context.source.findFile(area, version, file, encodingsOf(request))
    : undefined;
  const cacheControl = context.isUncacheable ? 'no-store' : IMMUTABLE;
  if (found) sendFile(request, response, { file, found, cacheControl }, context);
  else sendNotFound(request, response, context);
}

/** Answers a file that the live shell serves from the root of the site; false when it has no such file. */
export async function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  context: FileContext & { live: LiveSet },
): Promise<boolean> {
  const file = decodeURIComponent(pathname).slice(1);
  if (!context.live.shell.publicFiles.has(file)) return false;
  const { version } = context.live.shell;
  const found = await context.source.findFile(SHELL, version, PUBLIC_FOLDER + file, encodingsOf(request));
  if (found) sendFile(request, response, { file, found, cacheControl: 'no-cache' }, context);
  return found !== undefined;
}

/** Answers that there is nothing, in a way that no cache keeps: the file may be there a moment later. */
export function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  context: Pick<FileContext, 'isSecure'>,
): void {
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...commonSecurityHeaders(context),
  };
  send(request, response, { status: 404, headers, body: 'Not found\n' });
}

interface FileReply {
  readonly file: string;
  readonly found: ReleasedFile;
  readonly cacheControl: string;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, found, cacheControl }: FileReply,
  context: FileContext,
): void {
  const headers = {
    'content-type': contentTypeOf(file),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
    ...(found.encoding ? { 'content-encoding': found.encoding } : {}),
    ...commonSecurityHeaders(context),
  };
  const etag = `"${found.integrity.slice(7, 29)}${found.encoding ? `-${found.encoding}` : ''}"`;
  send(request, response, { status: 200, headers, body: found.content, etag });
}
