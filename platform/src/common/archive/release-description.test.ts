import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { it } from 'node:test';
import * as z from 'zod';
import { tinyArea } from '../../build/testing/tiny-site/tiny-builds.ts';
import { writeBuild } from '../../registry/testing/fixtures.ts';
import { releaseSchema } from './release-description.ts';

const SCHEMA = new URL('../../../../docs/release.schema.json', import.meta.url);

it('the schema of release.json in the documents is the one that uploads are checked by', async () => {
  const committed: unknown = JSON.parse(await readFile(SCHEMA, 'utf8'));
  assert.deepEqual(committed, JSON.parse(JSON.stringify(releaseSchema())));
});

it('describes a build, and refuses what an upload refuses', async (context) => {
  const schema = z.fromJSONSchema(JSON.parse(await readFile(SCHEMA, 'utf8')) as z.core.JSONSchema.JSONSchema);
  const folder = await writeBuild(context, tinyArea('one'));
  const release = JSON.parse(await readFile(`${folder}/release.json`, 'utf8')) as { files: object };
  assert.equal(schema.safeParse(release).success, true);
  assert.equal(schema.safeParse({ ...release, sources: [] }).success, false, 'a field that nobody knows');
  assert.equal(schema.safeParse({ ...release, files: { 'a.js': 'sha256-x' } }).success, false);
});
