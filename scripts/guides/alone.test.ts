import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { launchInstalledChromium } from 'platform/chromium';
import { temporaryStore } from 'platform/registry/testing';
import { createCheckout } from './checkout.ts';
import { startDevelopmentServer } from './development-server.ts';
import { readCommands } from './read-commands.ts';

const DOCS = join(import.meta.dirname, '../../docs');
/** What is saved with the guide's change. */
const TYPE_ERROR = "\nconst wrong: number = 'text';\nvoid wrong;\n";
/** A mark that lives as long as the page. */
const MARK = 'window.isSamePage = true';

const readGuide = (name: string) => readFile(join(DOCS, `${name}.md`), 'utf8');

/** What a guide says at the place of a pattern's groups. */
function read(guide: string, pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(guide.replaceAll(/\s+/g, ' ')) ?? [];
  assert.ok(found.length > 0, `the guide says ${String(pattern)}`);
  return found;
}

/** The area alone, started by the guide's own command in a checkout, and a browser on it. */
async function start(context: TestContext, command: string) {
  const { root: dataDir } = await temporaryStore(context);
  const checkout = await createCheckout(context, dataDir);
  const server = await startDevelopmentServer(checkout, command);
  context.after(() => server.stop());
  const browser = await launchInstalledChromium();
  context.after(() => browser.close());
  const visitor = await browser.newContext({ baseURL: server.address, locale: 'en-GB' });
  const openPage = async () => {
    const page = await visitor.newPage();
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    return Object.assign(page, { printed });
  };
  await server.fetchPage('/');
  return { root: checkout.root, server, openPage };
}

type Place = Awaited<ReturnType<typeof start>>;

test('an area runs alone as run-alone.md says, and reloads hot as hot-reload.md says', async (context) => {
  const [alone = '', hot = ''] = await Promise.all(['run-alone', 'hot-reload'].map(readGuide));
  const [command = ''] = readCommands(alone);
  assert.ok(hot.includes(`1. \`${command}\``), 'both guides start it the same way');
  const place = await start(context, command);
  const [area = '', port = ''] = [
    ...read(command, / (mf-\w+)$/),
    ...read(alone, /<http:\/\/127\.0\.0\.1:(\d+)>/),
  ];
  assert.match(
    await readFile(join(place.root, area, 'webpack.config.mjs'), 'utf8'),
    new RegExp(`port: ${port}\\b`),
  );
  await followAlone(alone, place);
  await followHotReload(hot, place);
});

async function followAlone(guide: string, { openPage, server }: Place): Promise<void> {
  const [words = ''] = read(guide, /prints `([^`]+)` twice/);
  assert.equal(server.output().split(words).length - 1, 2, server.output());
  const page = await openPage();
  const rolesAt = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return page.evaluate(async () => ((await (await fetch('/auth/me')).json()) as { role: string }).role);
  };
  const [asAdmin = '', inFrench = ''] = read(
    guide,
    /`(\?[^`]+)` signs an admin in, `(\?[^`]+)` speaks French/,
  );
  assert.equal(await rolesAt(`/${asAdmin}`), 'ADMIN');
  assert.equal(await rolesAt(`/${inFrench}`), 'PROVIDER');
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'fr');
  const unmocked = await page.evaluate(() =>
    fetch('/api/nobody-has-mocked-this').then(({ status }) => status, String),
  );
  assert.match(String(unmocked), /TypeError/, 'as without a connection');
  assert.match(page.printed.join('\n'), /\/api\/nobody-has-mocked-this/);
  await page.close();
}

async function followHotReload(guide: string, { openPage, root, server }: Place): Promise<void> {
  const [path = ''] = read(guide, /open <http:\/\/127\.0\.0\.1:\d+([^>]*)>/);
  const [label = ''] = read(guide, /Type something into "([^"]+)"/);
  const [file = '', line = '', anchor = ''] = read(guide, /In `([^`]+)` put `([^`]+)` after `([^`]+)`/);
  const [shown = ''] = read(guide, /"([^"]+)" is there a moment later/);
  const page = await openPage();
  await page.goto(path);
  const field = page.getByLabel(label);
  await field.fill('still here');
  await page.evaluate(MARK);
  const source = await readFile(join(root, file), 'utf8');
  assert.equal(source.split(anchor).length, 2, `${file} has one ${anchor}`);
  await writeFile(join(root, file), source.replace(anchor, `${anchor}\n${line}`) + TYPE_ERROR);
  await page.getByText(shown, { exact: true }).waitFor();
  assert.equal(await field.inputValue(), 'still here');
  await server.waitForOutput(/add-category\.tsx\(\d+,\d+\): error TS2322/);
  await writeFile(join(root, file), source);
  await page.getByText(shown, { exact: true }).waitFor({ state: 'detached' });
  assert.deepEqual(
    [await field.inputValue(), await page.evaluate('window.isSamePage')],
    ['still here', true],
  );
}
