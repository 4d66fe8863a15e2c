import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

test.describe.configure({ mode: 'default' });

const SHELL = '/areas/shell/2.0.0/static/js';
const AREA = '/areas/mf-demo/1.0.0-abc/static/js';
const SOURCES = new URL('../../shell/src/features/report/', import.meta.url);

/** A page as it is composed: scripts of the shell, and of an area that uses what the shell shares. */
const FILES: Readonly<Record<string, string>> = {
  '/': `<!doctype html><link rel="icon" href="data:,"><header><button id="bell">Bell</button></header>
    <main><button id="press">Press</button></main>
    <script type="module" src="${SHELL}/main.js"></script><script type="module" src="${AREA}/area.js"></script>`,
  [`${SHELL}/main.js`]: `
    import { watchErrors } from './watch-errors.ts';
    window.blamed = [];
    window.isAlone = false;
    watchErrors({
      isShellAlone: () => window.isAlone,
      onError: (_error, place) => window.blamed.push(place ? place.area + ' ' + place.version : 'nobody'),
    });
    document.querySelector('#bell').addEventListener('click', () => window.ring());
    window.ring = () => undefined;
    window.shared = {
      run: (callback) => callback(),
      deep: (depth, callback) => (depth === 0 ? callback() : window.shared.deep(depth - 1, callback)),
      call: async (id) => {
        await Promise.resolve();
        if (id === undefined) throw new TypeError('Required parameter id was undefined.');
      },
      broken: () => { throw new TypeError('x'); },
    };`,
  [`${AREA}/shared-ui.js`]: `export const Chart = (data) => data.points.length;`,
  [`${AREA}/lazy.js`]: `export const open = () => { setTimeout(() => { throw new Error('lazy'); }); };`,
  [`${AREA}/worker.js`]: `throw new Error('in a worker');`,
  [`${AREA}/area.js`]: `
    import { Chart } from './shared-ui.js';
    const fail = () => { throw new Error('area'); };
    document.querySelector('#press').addEventListener('click', () => window.press());
    window.cases = {
      handler: () => { window.press = fail; document.querySelector('#press').click(); },
      effect: () => queueMicrotask(() => shared.run(fail)),
      timer: () => setTimeout(fail),
      promise: () => { void (async () => { await shared.call(); })(); },
      'shared component': () => setTimeout(() => Chart({})),
      'lazy chunk': async () => (await import('./lazy.js')).open(),
      observer: () => new ResizeObserver(fail).observe(document.body),
      worker: () => new Worker('${AREA}/worker.js'),
      'thrown text': () => setTimeout(() => { throw 'a text'; }),
      'below a library': () => setTimeout(() => shared.deep(30, fail)),
    };
    window.untraceable = {
      'a call nobody waits for': () => setTimeout(shared.call),
      'a function of the shell in a timer': () => setTimeout(shared.broken),
    };`,
};

const server = createServer((request, response) => {
  void (async () => {
    const path = request.url ?? '/';
    const type = path === '/' ? 'text/html' : 'text/javascript';
    const source =
      path.endsWith('.ts') && (await readFile(new URL(path.split('/').at(-1) ?? '', SOURCES), 'utf8'));
    const body = source ? stripTypeScriptTypes(source) : FILES[path];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  })();
});

test.beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
test.afterAll(() => void server.close());

/** Opens the page and returns who is blamed for what a script does. */
async function open(page: Page) {
  const bound = server.address();
  await page.goto(`http://127.0.0.1:${String(typeof bound === 'object' && bound?.port)}/`);
  await page.waitForFunction('window.cases !== undefined');
  return {
    names: (kind: string) => page.evaluate<string[]>(`Object.keys(window.${kind})`),
    blame: async (script: string) => {
      await page.evaluate(`window.blamed.length = 0; void (${script})`);
      await page.waitForFunction('window.blamed.length > 0');
      return page.evaluate<string[]>('window.blamed');
    },
  };
}

test('an error of an area is booked to its release, however it came about, and never to the shell', async ({
  page,
}) => {
  const { names, blame } = await open(page);
  const cases = await names('cases');
  expect(cases).toHaveLength(10);
  for (const name of cases)
    expect(await blame(`window.cases['${name}']()`), name).toEqual(['mf-demo 1.0.0-abc']);
  for (const name of await names('untraceable'))
    expect(await blame(`window.untraceable['${name}']()`), name).toEqual(['nobody']);
});

test('an error of the shell is booked to the shell', async ({ page }) => {
  const { blame } = await open(page);
  const ring = `window.ring = window.shared.broken, document.querySelector('#bell').click()`;
  expect(await blame(ring)).toEqual(['shell 2.0.0']);
  expect(await blame(`window.isAlone = true, setTimeout(window.shared.broken)`)).toEqual(['shell 2.0.0']);
});
