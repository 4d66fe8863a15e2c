import type { IncomingMessage } from 'node:http';
import { LANGUAGE_COOKIE, LANGUAGES, THEME_COOKIE, THEMES } from '../contract/constants.ts';
import type { Language, Theme } from '../contract/constants.ts';
import type { StoredEncoding } from '../store/index.ts';

const ENCODINGS: readonly StoredEncoding[] = ['br', 'gzip'];

/** Path of a request as it was sent, without its query; undefined when it can't be decoded. */
export function findPathname(request: IncomingMessage): string | undefined {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  try {
    return pathname.startsWith('/') && !decodeURIComponent(pathname).includes('\0') ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/** A name or address with its port, as browsers send it. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Scheme and host that a request was sent to; undefined when it names none that could be one. */
export function findOrigin(request: IncomingMessage, isSecure: boolean): string | undefined {
  const host = request.headers.host ?? 'localhost';
  return HOST.test(host) ? `${isSecure ? 'https' : 'http'}://${host.toLowerCase()}` : undefined;
}

/** The visitor's language: remembered choice first, then what the browser prefers, then English. */
export function languageOf(request: IncomingMessage): Language {
  const remembered = cookieOf(request, LANGUAGE_COOKIE);
  const preferred = [...(remembered ? [remembered] : []), ...acceptedLanguages(request)];
  for (const tag of preferred) {
    const language = LANGUAGES.find((candidate) => candidate === tag.toLowerCase().split('-')[0]);
    if (language) return language;
  }
  return LANGUAGES[0];
}

/** The look that the visitor insists on, if any. */
export function themeOf(request: IncomingMessage): Theme | undefined {
  const remembered = cookieOf(request, THEME_COOKIE);
  return THEMES.find((theme) => theme === remembered);
}

/** Encodings that the browser takes, the tightest first. */
export function encodingsOf(request: IncomingMessage): StoredEncoding[] {
  const accepted = weighted(request.headers['accept-encoding']);
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}

/** Whether the request wants a page: it says so, or it takes anything and its path does not look like a file. */
export function wantsPage(request: IncomingMessage, pathname: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[a-z0-9]+$/i.test(pathname);
}

function acceptedLanguages(request: IncomingMessage): string[] {
  return weighted(request.headers['accept-language']);
}

/** Values of a weighted header (`a;q=0.5, b`), best first, without those that are refused by `q=0`. */
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

/** Value of a cookie that a request carries. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const prefix = `${name}=`;
  const found = (request.headers.cookie ?? '').split(';').find((part) => part.trim().startsWith(prefix));
  return found?.trim().slice(prefix.length);
}
