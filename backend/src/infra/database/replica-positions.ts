import type { Queryable } from './database.ts';
import { named } from './statement.ts';

/** Which database of which cluster it is: a standby's copy is the same, a promoted or a foreign server's is not. */
const IDENTITY = `(SELECT system_identifier FROM pg_control_system()) || '/' ||
  (SELECT oid FROM pg_database WHERE datname = current_database()) AS identity`;

// What is flushed holds every commit that anybody has seen, unless commits do not wait for it.
const WRITTEN = named(
  'replica.written',
  `SELECT (CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn()
     ELSE pg_current_wal_flush_lsn() END - '0/0'::pg_lsn)::bigint AS position`,
);

const REPLAYED = named(
  'replica.replayed',
  `SELECT (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS position`,
);

const OF_PRIMARY = named('replica.identity-of-primary', `SELECT ${IDENTITY}`);
const OF_STANDBY = named(
  'replica.identity-of-standby',
  `SELECT ${IDENTITY}, pg_is_in_recovery() AS is_standby`,
);

interface Position {
  readonly position: number | null;
}

/** Up to where the primary's log holds what was committed, in bytes. */
export async function writtenPosition(primary: Queryable): Promise<number> {
  const row = await primary.first<Position>(WRITTEN);
  return row?.position ?? Infinity;
}

/** Up to where a standby has replayed that log, in bytes. */
export async function replayedPosition(standby: Queryable): Promise<number> {
  const row = await standby.first<Position>(REPLAYED);
  return row?.position ?? 0;
}

/** Whether a server is a standby of the primary, and of nobody else. */
export async function isStandbyOf(primary: Queryable, server: Queryable): Promise<boolean> {
  const [original, copy] = await Promise.all([
    primary.first<{ identity: string }>(OF_PRIMARY),
    server.first<{ identity: string; is_standby: boolean }>(OF_STANDBY),
  ]);
  return copy?.is_standby === true && copy.identity === original?.identity;
}
