import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { it } from 'node:test';
import * as z from 'zod';
import { areaSchemaDocument } from '../contract/server/index.ts';
import { temporaryFolder } from '../registry/testing/fixtures.ts';
import { findApps, WORKSPACE } from './apps.ts';
import { buildApp } from './build-app.ts';
import { readAreaManifest } from './read-area-manifest.ts';

const SCHEMA = path.join(WORKSPACE, 'docs/area.schema.json');
const GOOD = { name: 'mf-demo', contract: '1', mounts: [{ path: '/' }], navigation: [], preload: [] };

it('a mistake in an area.json is one line with the file, the place and what is allowed', async (context) => {
  const root = await temporaryFolder(context);
  const app = { name: 'mf-demo', root };
  const refusal = async (content: object | string) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(root, 'area.json'), text);
    // A build says the same, before the compiler says more.
    for (const read of [readAreaManifest, buildApp])
      await assert.rejects(read(app), { message: RegExp('^mf-demo/area') });
    return readAreaManifest(app).then(String, (error: Error) => error.message);
  };
  assert.equal(
    await refusal({ ...GOOD, mounts: [{ path: '/', rolse: ['USER'] }] }),
    'mf-demo/area.json: mounts.0: "rolse" is unknown; allowed are path, roles, isRendered, query, chunks, texts.',
  );
  assert.match(
    await refusal({ ...GOOD, mount: [] }),
    /^mf-demo\/area\.json: "mount" is unknown; allowed are \$schema, name, contract, mounts, .*teamMail\.$/,
  );
  assert.match(
    await refusal({ ...GOOD, navigation: [{ labelKey: 'a', path: '/', placement: 'top' }] }),
    /^mf-demo\/area\.json: navigation\.0\.placement: .*"header"\|"mobile"\|"footer"\.$/,
  );
  assert.equal(
    await refusal({ ...GOOD, name: 'mf-other' }),
    'mf-demo/area.json: name: is "mf-other", not "mf-demo".',
  );
  assert.match(
    await refusal('{\n  "name": "mf-demo"\n  "contract"'),
    /^mf-demo\/area\.json: .*line 3 column 3/,
  );
});

it('the schema of area.json in the documents is the one that builds are checked by', async () => {
  const committed: unknown = JSON.parse(await readFile(SCHEMA, 'utf8'));
  assert.deepEqual(committed, JSON.parse(JSON.stringify(areaSchemaDocument())));
  const schema = z.fromJSONSchema(committed as z.core.JSONSchema.JSONSchema);
  assert.equal(schema.safeParse(GOOD).success, true);
  assert.equal(schema.safeParse({ ...GOOD, mounts: [{ path: '/', rolse: [] }] }).success, false);
});

it('every area.json of this workspace names that schema, and is one', async () => {
  const areas = (await findApps()).filter(({ name }) => name !== 'shell');
  for (const area of areas) {
    const file = path.join(area.root, 'area.json');
    const { $schema } = JSON.parse(await readFile(file, 'utf8')) as { $schema?: string };
    assert.equal(path.resolve(area.root, $schema ?? ''), SCHEMA, area.name);
    assert.equal((await readAreaManifest(area)).name, area.name);
  }
});
