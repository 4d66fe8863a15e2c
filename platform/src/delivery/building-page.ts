import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { directionOf } from '../contract/index.ts';
import { PAGE_TEXTS } from './locales/texts.ts';
import { escapeHtml, tag } from './http/html.ts';
import { languageOf, themeOf } from './http/request.ts';
import { send } from './http/respond.ts';
import { commonSecurityHeaders } from './http/security-headers.ts';

/** Seconds until the page looks again whether a shell is live. */
const REFRESH_SECONDS = 2;

/** In system colours, since the design tokens come with the shell. */
const STYLES = `body {
  display: grid;
  place-content: center;
  min-block-size: 100vb;
  margin: 0;
  padding: 1.5rem;
  box-sizing: border-box;
  background: Canvas;
  color: CanvasText;
  font: 1.125rem/1.5 system-ui, sans-serif;
  text-align: center;
}
h1 { margin: 0 0 0.5rem; font-size: 2rem; }
p { margin: 0; max-inline-size: 32rem; text-wrap: balance; }`;
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64');
const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'sha256-${STYLES_HASH}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`;

/**
 * Answers a request for a page while no shell is live, as in the first half minute of a fresh clone: a 503 with a page
 * that looks again by itself, without a script.
 */
export function sendBuildingPage(
  request: IncomingMessage,
  response: ServerResponse,
  isSecure: boolean,
): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
    'retry-after': String(REFRESH_SECONDS),
    ...commonSecurityHeaders({ isSecure }),
  };
  send(request, response, { status: 503, headers, body: writePage(request) });
}

function writePage(request: IncomingMessage): string {
  const language = languageOf(request);
  const texts = PAGE_TEXTS[language];
  const [name, building] = [escapeHtml(texts.siteName), escapeHtml(texts.building)];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    tag('meta', { name: 'color-scheme', content: themeOf(request) ?? 'light dark' }),
    tag('meta', { 'http-equiv': 'refresh', content: String(REFRESH_SECONDS) }),
    `<title>${name}</title>`,
    `<style>${STYLES}</style>`,
  ];
  const body = `<main><h1>${name}</h1><p>${building}</p></main>`;
  return `<!doctype html>\n<html lang="${language}" dir="${directionOf(language)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body}\n</body>\n</html>\n`;
}
