import type { IncomingMessage, ServerResponse } from 'node:http';
import { nameRoute } from '../common/index.ts';
import { FAULTY_PATH } from '../contract/index.ts';
import {
  PUBLIC_FOLDER,
  SERVER_FOLDER,
  SHELL,
  type LiveSet,
  type LiveSource,
  type ReleasedFile,
} from '../contract/server/index.ts';
import { contentTypeOf } from './content-types.ts';
import type { DeliveryOptions } from './delivery-options.ts';
import { commonSecurityHeaders } from './http/security-headers.ts';
import { encodingsOf } from './http/request.ts';
import { send } from './http/respond.ts';

const AREA_FILE = /^\/areas\/([^/]+)\/([^/]+)\/(.+)$/;
const AREA_FILE_ROUTE = '/areas/:area/:version/*';
const PUBLIC_FILE_ROUTE = '/:file';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A name with the hash of its content: `readex-pro-latin.7074eeb987.woff2`. */
const HASHED = /\.[0-9a-f]{10}\.[a-z0-9]+$/;

/** What sending a file needs in addition to the request. */
export interface FileContext {
  readonly source: Pick<LiveSource, 'findFile' | 'isListed'>;
  readonly isSecure: boolean;
  /** Called when a file that a stored release lists is not in the store. */
  readonly onMissingFile?: NonNullable<DeliveryOptions['onMissingFile']>;
  /** The content is only for this browser and may change. */
  readonly isUncacheable?: boolean;
}

/** Whether a path is below the folder of released files. */
export function isAreaPath(pathname: string): boolean {
  const path = withoutFaultyPrefix(pathname);
  return path === '/areas' || path.startsWith('/areas/');
}

/** Removes {@link FAULTY_PATH} from the path of a released file. */
export function withoutFaultyPrefix(pathname: string): string {
  return pathname.startsWith(`${FAULTY_PATH}/`) ? pathname.slice(FAULTY_PATH.length) : pathname;
}

/** Sends a file of a release, cacheable for a year, or a 404 that is not cached. */
export async function sendAreaFile(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  context: FileContext,
): Promise<void> {
  nameRoute(response, AREA_FILE_ROUTE);
  const [, area = '', version = '', file = ''] =
    AREA_FILE.exec(decodeURIComponent(withoutFaultyPrefix(pathname))) ?? [];
  // Server builds are not public.
  const isServed = !file.startsWith(SERVER_FOLDER);
  const found = isServed
    ? await context.source.findFile(area, version, file, encodingsOf(request))
    : undefined;
  const cacheControl = context.isUncacheable ? 'no-store' : IMMUTABLE;
  if (found) return sendFile(request, response, { file, found, cacheControl }, context);
  const { onMissingFile, source } = context;
  if (isServed && onMissingFile && (await source.isListed?.(area, version, file)))
    onMissingFile({ area, version });
  sendNotFound(request, response, context);
}

/**
 * Sends a public file of the live shell from the root of the site; false when it has no such file. It may change with
 * any release, unless its name has its hash.
 */
export async function sendPublicFile(
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  context: FileContext & { live: LiveSet },
): Promise<boolean> {
  const file = decodeURIComponent(pathname).slice(1);
  if (!context.live.shell.publicFiles.has(file)) return false;
  nameRoute(response, PUBLIC_FILE_ROUTE);
  const { version } = context.live.shell;
  const found = await context.source.findFile(SHELL, version, PUBLIC_FOLDER + file, encodingsOf(request));
  const cacheControl = HASHED.test(file) ? IMMUTABLE : 'no-cache';
  if (found) sendFile(request, response, { file, found, cacheControl }, context);
  return found !== undefined;
}

/** Sends a 404 that is not cached: the file may exist a moment later. */
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
