import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { isStartError, loadConfig } from 'backend';

const ROOT = join(import.meta.dirname, '../..');
/** Sources that read settings; their tests aside. */
const READERS = [
  'backend/src/config.ts',
  'product/src/settings.ts',
  'platform/src/build/gate/read-gate-settings.ts',
  'platform/src/registry/store/open-store.ts',
];
const SETTING = /^ {2,4}([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)*): |env\['([A-Z0-9_]+)'\]/gm;

const readSource = (file: string) => readFile(join(ROOT, file), 'utf8');

test('configuration.md has every setting that is read, and no other', async () => {
  const guide = await readSource('docs/configuration.md');
  const rows = [...guide.matchAll(/^\| `([A-Z0-9_]+)` +\|/gm)].map(([, name = '']) => name);
  const named = new Set([...guide.matchAll(/`([A-Z0-9]+_?[A-Z0-9_]*)`/g)].map(([, name = '']) => name));
  const sources = await Promise.all(READERS.map(readSource));
  const read = sources.flatMap((source) => [...source.matchAll(SETTING)].map(([, a, b]) => a ?? b ?? ''));
  assert.ok(read.length > rows.length);
  assert.deepEqual(
    [...new Set(read)].filter((name) => !named.has(name)),
    [],
    'settings that the page does not name',
  );
  assert.deepEqual(
    rows.filter((name) => !read.includes(name)),
    [],
    'settings that nobody reads',
  );
});

test('what configuration.md says of defaults and wrong values holds', async () => {
  const guide = await readSource('docs/configuration.md');
  const config = loadConfig({}, ROOT);
  const own: Readonly<Record<string, string>> = {
    PORT: String(config.port),
    HOST: config.host,
    DATA_DIR: relative(ROOT, config.dataDir),
    DEMO: config.isDemo ? '1' : '0',
    TRUST_PROXY: String(config.trustedProxies),
    LOG_LEVEL: config.logLevel,
  };
  const rows = [...guide.matchAll(/^\| `(\w+)` +\| `([^`]+)` +\|/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const written = Object.fromEntries(rows) as Readonly<Record<string, string>>;
  for (const [name, value] of Object.entries(own)) assert.equal(written[name], value, name);
  assert.equal(loadConfig({ PORT: '' }, ROOT).port, config.port, 'an empty one counts as unset');
  assert.throws(
    () => loadConfig({ PORT: 'many', DEMO: 'perhaps', LOG_LEVEL: 'loud' }, ROOT),
    (error) =>
      isStartError(error) &&
      ['PORT', 'DEMO', 'LOG_LEVEL'].every(
        (name) => error.message.split('\n').filter((line) => line.includes(name)).length === 1,
      ),
  );
});
