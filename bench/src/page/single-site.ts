import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { extname } from 'node:path';
import type { SingleBuild } from './build-single.ts';

/** A page of the bundle: its files, and the call whose reply it starts with. */
export interface SinglePage {
  readonly path: string;
  readonly chunks: readonly string[];
  readonly data: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Serves the bundle as the delivery server serves the product: with the best compression, immutable, every script
 * and the page's data preloaded by the page. Calls go to the product's service.
 */
export async function serveSingle(
  build: SingleBuild,
  pages: readonly SinglePage[],
  product: string,
): Promise<Server> {
  const configuration = await readConfiguration(product);
  const files = new Map<string, Promise<Buffer>>();
  const fileOf = (file: string) => {
    const known = files.get(file) ?? build.read(file).then(brotli);
    files.set(file, known);
    return known;
  };
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const url = incoming.url ?? '/';
    const page = pages.find(({ path }) => path === url);
    if (page) {
      const body = brotli(Buffer.from(composePage(build, page, configuration)));
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'cache-control': 'no-cache',
        'content-length': body.length,
      });
      response.end(body);
    } else if (url.startsWith('/static/')) {
      const body = await fileOf(url.slice(1));
      response.writeHead(200, {
        'content-type': TYPES[extname(url)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': body.length,
      });
      response.end(body);
    } else forward(incoming, response, product);
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** The configuration of the product's page, for its registry of areas. */
async function readConfiguration(product: string): Promise<string> {
  const html = await (await fetch(`${product}/`, { headers: { accept: 'text/html' } })).text();
  const found = /<script type="application\/json" id="maida-page">(.*?)<\/script>/s.exec(html)?.[1];
  if (found === undefined) throw new Error('The product’s page has no configuration.');
  const configuration = JSON.parse(found) as { registry: { areas: Record<string, unknown>[] } };
  // A bundle loads nothing by address and needs no integrity hashes.
  const areas = configuration.registry.areas.map((area) => ({
    ...area,
    integrity: {},
    scripts: [],
    styles: [],
    mounts: (area['mounts'] as object[]).map((mount) => ({ ...mount, scripts: [], styles: [] })),
  }));
  return JSON.stringify({ ...configuration, registry: { ...configuration.registry, areas } });
}

function composePage(build: SingleBuild, page: SinglePage, configuration: string): string {
  const { scripts, styles } = build.filesOf(page.chunks);
  const main = build.filesOf([]).scripts;
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Maida</title>
${styles.map((file) => `<link rel="stylesheet" href="/${file}" data-href="${file}">`).join('\n')}
${main.map((file) => `<script defer src="/${file}"></script>`).join('\n')}
${scripts
  .filter((file) => !main.includes(file))
  .map((file) => `<link rel="preload" as="script" href="/${file}">`)
  .join('\n')}
<link rel="preload" as="fetch" href="${page.data}" crossorigin="use-credentials">
<link rel="icon" href="data:,">
<script type="application/json" id="maida-page">${configuration.replaceAll('<', '\\u003c')}</script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`;
}

function forward(incoming: IncomingMessage, response: ServerResponse, product: string): void {
  const { method, headers, url } = incoming;
  const outgoing = request(product + (url ?? '/'), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  incoming.pipe(outgoing);
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}
