import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../src/infra/embedded/start-embedded.ts';
import type { AbuseTrial } from './trial.ts';

/** Statements that the database refuses because of a row, each with a value that is somebody's. */
const REFUSED = [
  `INSERT INTO person VALUES ('canary-1@example.org', 1)`,
  `INSERT INTO person VALUES ('canary-2@example.org', -7)`,
  `INSERT INTO person VALUES ('canary-3@example.org', NULL)`,
  `INSERT INTO ordered VALUES ('canary-4@example.org')`,
  `UPDATE person SET email = 'canary-1@example.org' WHERE email = 'other@example.org'`,
];

export const trial: AbuseTrial = {
  name: 'find people’s addresses in the log of the embedded database',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'maida-log-'));
    const database = await startEmbedded({ dataDir });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query('CREATE TABLE person (email text UNIQUE, age int NOT NULL CHECK (age > 0))');
    await client.query('CREATE TABLE ordered (email text REFERENCES person (email))');
    await client.query(`INSERT INTO person VALUES ('canary-1@example.org', 1), ('other@example.org', 2)`);
    for (const statement of REFUSED) await client.query(statement).catch(() => undefined);
    await client.end();
    await database.stop();
    const log = await readFile(join(dataDir, 'postgres.log'), 'utf8');
    await rm(dataDir, { recursive: true });
    const succeeded = REFUSED.filter((_, index) => log.includes(`canary-${index + 1}`)).length;
    // The operator still sees that each was refused, and why.
    const bothered = REFUSED.length - (log.match(/ERROR: /g) ?? []).length;
    return { attempts: REFUSED.length, succeeded, allowed: 0, honest: REFUSED.length, bothered };
  },
};
