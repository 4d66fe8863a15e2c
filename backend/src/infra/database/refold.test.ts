import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { cloneTemplate } from '../../../test/support/test-database.ts';
import { createDatabase, type Database } from './database.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { refoldSome } from './refold.ts';
import { named } from './statement.ts';

const FOLD = 165;
let db: Database;
let count = 0;

const run = (sql: string) => db.execute(named(`test.${(count += 1)}`, sql));
async function read(sql: string): Promise<unknown[]> {
  const rows = await db.query<Record<string, unknown>>(named(`test.${(count += 1)}`, sql));
  return rows.flatMap((row) => Object.values(row));
}

/** As the version before has folded them: without accents and vowel signs, in lower case. */
async function storeEarlier(): Promise<void> {
  await run(`
    INSERT INTO app_user (id, email, password_hash, role, sort_name, search_text, created_at, updated_at)
    SELECT gen_random_uuid(), n || '@example.org', 'x', 'PROVIDER', 'فاطمة', E'فاطمة\\n٤٥٠٢٠١٠١', now(), now()
    FROM generate_series(1, 450) AS n`);
  await run(`
    INSERT INTO provider (id, user_id, slug, name, created_at, updated_at)
    SELECT id, id, email, 'x', now(), now() FROM app_user LIMIT 1`);
  await run(`
    INSERT INTO restaurant (id, provider_id, slug, name, sort_name, search_text, menu_text, description, category, region,
      schedule, opening_due_at, created_at, updated_at)
    SELECT id, id, slug, 'Bœuf', 'bœuf', 'bœuf', 'مشوية', 'Été', 'grill', 'Trarza', '{}', now(), now(), now() FROM provider`);
  await run(`
    INSERT INTO contact_message (id, name, email, message, search_text, created_at)
    SELECT gen_random_uuid(), 'Ely', 'e', 'x', text, now()
    FROM unnest(ARRAY['أكل', E'l\`escale\nl''or', 'chez  nema', 'fan–fan', 'riz']) AS text`);
  await run(`
    INSERT INTO search_word (variant, word)
    SELECT v, w FROM unnest(ARRAY['الأرز', 'bœuf', 'riz']) AS w, search_variants(w) AS v`);
}

before(async () => {
  const connection = await cloneTemplate('template0');
  const all = await readMigrations();
  await migrate(
    connection,
    all.filter(({ number }) => number < FOLD),
  );
  db = createDatabase({ connection, maxConnections: 2 });
  await storeEarlier();
  await migrate(connection, all);
});
after(() => db.end());

test('words are known as they are typed now', async () => {
  const meant = await read(
    `SELECT DISTINCT word FROM search_word WHERE variant = ANY (ARRAY(SELECT search_variants('الازر')))`,
  );
  assert.ok(meant.includes('الارز'), String(meant));
  assert.deepEqual(await read(`SELECT word FROM search_word WHERE variant = 'boeuf'`), ['boeuf']);
});

test('what an earlier version has stored is folded again, some rows at a time, until nothing is left', async () => {
  const [revision] = await read('SELECT revision FROM restaurant_revision');
  let runs = 0;
  while (await refoldSome(db)) runs += 1;
  assert.equal(runs, 2 + 4 + 2, 'a run for each 200 rows of a table, and one that finds its end');
  assert.deepEqual(await read('SELECT DISTINCT sort_name, search_text FROM app_user'), [
    ...['فاطمه', 'فاطمه\n45020101'],
  ]);
  assert.deepEqual(await read('SELECT sort_name, menu_text, search_text FROM restaurant'), [
    ...['boeuf', 'مشويه', 'boeuf\nete\ngrill grillades barbecue مشويات مشوي شوا\ntrarza\nالترارزه\nمشويه'],
  ]);
  assert.deepEqual(await read('SELECT search_text FROM contact_message ORDER BY search_text COLLATE "C"'), [
    ...['chez nema', 'fan-fan', "l'escale\nl'or", 'riz', 'اكل'],
  ]);
  assert.deepEqual(await read('SELECT relation FROM refold'), []);
  assert.notDeepEqual(await read('SELECT revision FROM restaurant_revision'), [revision]);
});

test('a new database has nothing to fold again', async () => {
  const connection = await cloneTemplate();
  const fresh = createDatabase({ connection, maxConnections: 1 });
  assert.equal(await refoldSome(fresh), false);
  await fresh.end();
});
