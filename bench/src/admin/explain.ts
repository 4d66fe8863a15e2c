import type pg from 'pg';
import type { Recorded } from './record-statements.ts';

/** No part of a screen: the session with its user, that every signed-in call reads first, and work in the background. */
const BESIDE = /^(?:session\.|mail\.|outbox\.|stream\.|order\.expire)/;

interface Plan {
  readonly 'QUERY PLAN': readonly [
    { readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number } },
  ];
}

export interface Explained {
  readonly statement: string;
  readonly buffers: number;
}

/** Pages that each statement of a screen touches; nothing of what it changes is kept. */
export async function explainAll(client: pg.Client, statements: readonly Recorded[]): Promise<Explained[]> {
  const explained: Explained[] = [];
  await client.query('BEGIN');
  for (const { name, text, values } of statements) {
    // An estimate is a plan that is never run.
    if (BESIDE.test(name) || text.startsWith('EXPLAIN')) continue;
    const { rows } = await client.query<Plan>(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (!plan) throw new Error(`${name} has no plan`);
    explained.push({ statement: name, buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] });
  }
  await client.query('ROLLBACK');
  return explained;
}
