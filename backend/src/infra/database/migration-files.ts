import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the migrations of this code are. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../../migrations');

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text with Unix line ends, so that a checkout's settings do not change it. */
  readonly checksum: string;
  /**
   * The migration that a version must know to run on the data after this one; 0 when any can, because it only adds.
   * From its line `-- contract after NNN: why` (docs/runbook.md, "Upgrade without downtime").
   */
  readonly needs: number;
}

const CONTRACT = /^-- contract after (\d{3}): \S/m;
const FILE_NAME = /^(\d{3})_([a-z0-9_]+)\.sql$/;

/** Reads `<number>_<name>.sql` in the order of the numbers. */
export async function readMigrations(folder: string = MIGRATIONS_FOLDER): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const match = FILE_NAME.exec(file);
    if (!match) throw new Error(`${file} is not named like 001_name.sql`);
    const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
    const number = Number(match[1]);
    if (migrations.at(-1)?.number === number) throw new Error(`Two migrations have the number ${number}`);
    migrations.push({
      number,
      name: match[2] ?? '',
      sql,
      needs: neededBy(sql),
      checksum: createHash('sha256').update(sql).digest('hex'),
    });
  }
  return migrations;
}

/** The migration that `-- contract after NNN: why` names; 0 without such a line. */
export function neededBy(sql: string): number {
  return Number(CONTRACT.exec(sql)?.[1] ?? 0);
}
