import type pg from 'pg';
import type { Recorded } from './record-statements.ts';

/**
 * Statements that belong to no screen: the session with its user, which every signed-in call reads, and background
 * work.
 */
const BESIDE = /^(?:session\.|mail\.|outbox\.|stream\.|order\.expire|order\.forget|restaurant\.openings)/;
/** Statements without rows, e.g. `BEGIN`, which are not measured. */
const READS = /^(?:SELECT|WITH)\b(?!.*\b(?:INSERT|UPDATE|DELETE)\b)/is;
/** After so many runs of a prepared statement the server may use a generic plan. */
const RUNS = 6;

interface Plan {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } },
  ];
}

export interface Explained {
  readonly statement: string;
  /** Pages touched by the prepared statement after many runs. */
  readonly buffers: number;
  /** Pages touched at the first run on a connection, planned for its values. */
  readonly first: number;
}

/** Measures the pages that each statement of a screen touches, in a transaction that is rolled back. */
export async function explainAll(client: pg.Client, statements: readonly Recorded[]): Promise<Explained[]> {
  const explained: Explained[] = [];
  await client.query('BEGIN');
  for (const recorded of statements) {
    const { name, text, values, isReplanned = false } = recorded;
    // An estimate only plans the statement.
    if (BESIDE.test(name) || text.startsWith('EXPLAIN')) continue;
    const first = await pagesOf(client, text, values);
    const isPrepared = READS.test(text) && !isReplanned;
    const buffers = isPrepared ? await pagesOncePrepared(client, recorded) : first;
    explained.push({ statement: name, buffers, first });
  }
  await client.query('ROLLBACK');
  return explained;
}

async function pagesOf(client: pg.Client, text: string, values: readonly unknown[] = []): Promise<number> {
  const { rows } = await client.query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (!plan) throw new Error('The server gave no plan');
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

async function pagesOncePrepared(client: pg.Client, { text, values }: Recorded): Promise<number> {
  await client.query(`PREPARE bench_statement AS ${text}`);
  const given = values.map((value) => literalOf(client, value)).join(', ');
  const run = `EXECUTE bench_statement${given && ` (${given})`}`;
  for (let count = 0; count < RUNS; count += 1) await client.query(run);
  const pages = await pagesOf(client, run);
  await client.query('DEALLOCATE bench_statement');
  return pages;
}

/** A parameter as text; the prepared statement knows its type. */
function literalOf(client: pg.Client, value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  return client.escapeLiteral(textOf(value));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return String.raw`\x${value.toString('hex')}`;
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(textOf(one))).join(',')}}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
