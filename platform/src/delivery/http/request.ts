import { parseCookie } from 'cookie';
import type { IncomingMessage } from 'node:http';
import {
  DEFAULT_LANGUAGE,
  findAddressLanguage,
  LANGUAGE_COOKIE,
  LANGUAGES,
  THEME_COOKIE,
  THEMES,
  TYPEFACE_COOKIE,
  type Language,
  type Theme,
} from '../../contract/index.ts';
import type { StoredEncoding } from '../../contract/server/index.ts';

const ENCODINGS: readonly StoredEncoding[] = ['br', 'gzip'];

/** Path of a request as sent, without its query; undefined when it can't be decoded. */
export function findPathname(request: IncomingMessage): string | undefined {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  try {
    return pathname.startsWith('/') && !decodeURIComponent(pathname).includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** Query of a request's address, with its question mark; empty without one. */
export function searchOf(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

/** Host name or IP address with an optional port. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Scheme and host that a request was sent to; undefined when the host is invalid. */
export function findOrigin(request: IncomingMessage, isSecure: boolean): string | undefined {
  const host = request.headers.host ?? 'localhost';
  return HOST.test(host) ? `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}` : undefined;
}

/** The language that the address of a request names. */
export function findNamedLanguage(request: IncomingMessage): Language | undefined {
  const [, query = ''] = (request.url ?? '').split('?', 2);
  return findAddressLanguage(query);
}

/** The visitor's language: the address's first, then the cookie's, then the browser's preferences, then English. */
export function languageOf(request: IncomingMessage): Language {
  const named = findNamedLanguage(request);
  if (named) return named;
  const remembered = cookieOf(request, LANGUAGE_COOKIE);
  const preferred = [...(remembered ? [remembered] : []), ...acceptedLanguages(request)];
  for (const tag of preferred) {
    const language = LANGUAGES.find((candidate) => candidate === tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}

/** The theme that the visitor has chosen, if any. */
export function themeOf(request: IncomingMessage): Theme | undefined {
  const remembered = cookieOf(request, THEME_COOKIE);
  return THEMES.find((theme) => theme === remembered);
}

/** Names of the font files that the browser says it has loaded. */
export function loadedFontsOf(request: IncomingMessage): readonly string[] {
  return cookieOf(request, TYPEFACE_COOKIE)?.split('+') ?? [];
}

/** Encodings that the browser accepts, the most compact first. */
export function encodingsOf(request: IncomingMessage): StoredEncoding[] {
  const accepted = weighted(request.headers['accept-encoding']);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

/**
 * Whether another site may have chosen the query of a page request. The length of a compressed page would reveal
 * whether that query repeats a part of the page (https://breachattack.com).
 */
export function mayReflect(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return (request.url ?? '').includes('?') && site !== 'same-origin' && site !== 'none';
}

/** Whether the request is for a page: it accepts HTML, or it accepts anything and its path has no file extension. */
export function isPageRequest(request: IncomingMessage, pathname: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(pathname);
}

function acceptedLanguages(request: IncomingMessage): string[] {
  return weighted(request.headers['accept-language']);
}

/** Values of a header with weights (`a;q=0.5, b`), best first, without those with `q=0`. */
function weighted(header: string | string[] | undefined): string[] {
  return String(header ?? '')
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { value, quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ value, quality }) => value && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ value }) => value);
}

/** Value of a cookie of a request. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}
