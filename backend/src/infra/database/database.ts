import pg from 'pg';
import { asUnavailable, breaksConnection, isRetryable } from './database-errors.ts';
import { valueTypes } from './parsers.ts';
import type { ReplicaStatus } from './replica-status.ts';
import type { Statement } from './statement.ts';

/** What repositories work on: the pool, or one transaction. */
export interface Queryable {
  /** All rows. */
  query<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row, or undefined. */
  first<Row extends object>(statement: Statement, values?: readonly unknown[]): Promise<Row | undefined>;
  /** How many rows a change touched. */
  execute(statement: Statement, values?: readonly unknown[]): Promise<number>;
}

/** A transaction under way; pass it to repositories in the database's place. */
export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

export interface Database extends Queryable {
  /** For reads alone, outside of transactions: a replica may answer them, as freshly as the primary would. */
  readonly reads: Queryable;
  /** How the replica is doing; null where there is none. */
  replica(): ReplicaStatus | null;
  /**
   * Runs `work` in one transaction and commits; anything thrown rolls back. A serialization failure or a deadlock
   * runs it again, so `work` must do nothing outside the database.
   */
  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Whether the database answers now. */
  ping(): Promise<boolean>;
  /** How many connections are open and idle, and how many requests wait for one. */
  load(): { readonly open: number; readonly idle: number; readonly waiting: number };
  /** A connection of one's own for LISTEN, which the caller ends; null behind a pooler that has none to give. */
  dedicatedClient(): pg.Client | null;
  end(): Promise<void>;
}

/** Every request has to end within 10 s, so what it waits for has to give up earlier. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 6000;
const QUERY_TIMEOUT_MS = 7000;
const PING_TIMEOUT_MS = 2000;
const MAX_ATTEMPTS = 5;

/** What the server itself gives up after, should this process no longer ask. */
const SESSION_LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
};

const BEGIN: Statement = { name: 'begin', text: 'BEGIN' };
const COMMIT: Statement = { name: 'commit', text: 'COMMIT' };
const PING: Statement = { name: 'ping', text: 'SELECT 1' };

/** Where the database is: as `pg` takes it, so a URL or a socket directory. */
export type ConnectionOptions = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'password'
>;

export interface DatabaseOptions {
  readonly connection: ConnectionOptions;
  readonly maxConnections?: number;
  /**
   * A pooler in transaction mode (PgBouncer) stands before the server: nothing may outlive a transaction, so statements
   * go unnamed, the connection sets nothing, and there is no connection of one's own to listen on.
   */
  readonly isPooled?: boolean;
  /** Milliseconds after which a statement or an attempt to connect is given up, where that is sooner than usual. */
  readonly patience?: number;
  /** Called when an idle connection breaks. */
  readonly onConnectionError?: (error: Error) => void;
}

export function createDatabase(options: DatabaseOptions): Database {
  const { isPooled = false, patience = Infinity } = options;
  const clientOptions: pg.ClientConfig = {
    ...options.connection,
    types: valueTypes,
    application_name: 'maida',
    keepAlive: true,
    connectionTimeoutMillis: Math.min(CONNECT_TIMEOUT_MS, patience),
    query_timeout: Math.min(QUERY_TIMEOUT_MS, patience),
    ...(!isPooled && SESSION_LIMITS),
  };
  const run = isPooled ? runUnnamed : runNamed;
  const pool = new pg.Pool({
    ...clientOptions,
    max: options.maxConnections ?? 10,
    idleTimeoutMillis: 60_000,
  });
  pool.on('error', (error) => options.onConnectionError?.(error));
  // A connection that breaks in use rejects its query; without a listener the event would end the process.
  pool.on('connect', (client) => void client.on('error', () => undefined));

  const own = queryable((statement, values) =>
    withRetries(() => onPool(pool, (client) => run(client, statement, values))),
  );
  return {
    ...own,
    reads: own,
    replica: () => null,
    transaction: (work) => withRetries(() => onPool(pool, (client) => attemptTransaction(client, run, work))),
    ping: () => ping(pool, run),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dedicatedClient: () =>
      isPooled ? null : new pg.Client({ ...clientOptions, query_timeout: 0, statement_timeout: 0 }),
    end: () => pool.end(),
  };
}

type Send = (statement: Statement, values?: readonly unknown[]) => Promise<pg.QueryResult>;
/** Sends a statement over a connection. */
type Run = (
  client: pg.PoolClient,
  statement: Statement,
  values?: readonly unknown[],
) => Promise<pg.QueryResult>;

function queryable(send: Send): Queryable {
  return {
    query: async <Row>(statement: Statement, values?: readonly unknown[]) =>
      (await send(statement, values)).rows as Row[],
    first: async <Row>(statement: Statement, values?: readonly unknown[]) =>
      (await send(statement, values)).rows[0] as Row | undefined,
    execute: async (statement, values) => (await send(statement, values)).rowCount ?? 0,
  };
}

const runNamed: Run = (client, { name, text, isReplanned }, values) =>
  explained(client.query({ ...(!isReplanned && { name }), text, values: values as unknown[] }));

const runUnnamed: Run = (client, { text }, values) => explained(client.query(text, values as unknown[]));

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Unlike `pool.query`, reuses the connection after an ordinary error such as a violated constraint. */
async function onPool<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await connect(pool);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(breaksConnection(error));
    throw error;
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw asUnavailable(error);
  }
}

/** Tries again what did nothing, because it stood in somebody's way: a transaction, or one statement of its own. */
async function withRetries<Result>(attemptOnce: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce();
    } catch (error) {
      if (!isRetryable(error) || attempt >= MAX_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt));
    }
  }
}

async function attemptTransaction<Result>(
  client: pg.PoolClient,
  run: Run,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  await run(client, BEGIN);
  try {
    const result = await work({
      ...queryable((statement, values) => run(client, statement, values)),
      isTransaction: true,
    });
    await run(client, COMMIT);
    return result;
  } catch (error) {
    if (!breaksConnection(error)) await rollback(client);
    throw error;
  }
}

async function rollback(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('ROLLBACK');
  } catch {
    // The connection is broken, which rolls back as well; the caller drops it.
  }
}

async function ping(pool: pg.Pool, run: Run): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PING_TIMEOUT_MS);
  });
  const answer = onPool(pool, (client) => run(client, PING)).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
