import { setTimeout as sleep } from 'node:timers/promises';
import { codeOfError } from './database-errors.ts';
import type { Database, Queryable } from './database.ts';
import type { ReplicaState, ReplicaStatus } from './replica-status.ts';
import { singleFlight } from './single-flight.ts';
import { isStandbyOf, replayedPosition, writtenPosition } from './replica-positions.ts';
import type { Statement } from './statement.ts';

export interface Replica {
  /** Reads that are as fresh as the primary's: everything committed before a read began is in its answer. */
  readonly reads: Queryable;
  status(): ReplicaStatus;
  end(): Promise<void>;
}

interface ReplicaParts {
  readonly primary: Queryable;
  readonly standby: Database;
  /**
   * A connection beside the readers', so that a question about the standby waits for no long read; of little patience.
   */
  readonly asking: Database;
  readonly onChange: (state: ReplicaState) => void;
}

/** How long a read waits for the replica to catch up; then it goes to the primary, and later ones do so at once. */
const CATCH_UP_MS = 50;
const CATCH_UP_STEP_MS = 4;
/** How long the replica may take to answer where it stands. */
export const REPLICA_PATIENCE_MS = 1000;
const WATCH_MS = 500;
/** The replica could not answer in the time that any server has; the primary would not either. */
const STATEMENT_TIMED_OUT = '57014';

/**
 * Sends reads to a streaming replica while it is as fresh as the primary. Before each read the primary is asked for its
 * log position (one query for all waiting reads), and the replica must have replayed that far.
 */
export async function followReplica({ primary, standby, asking, onChange }: ReplicaParts): Promise<Replica> {
  const reads = { replica: 0, primary: 0 };
  let state: ReplicaState = 'away';
  let lag: number | null = null;
  /** The furthest known; it only grows. */
  let replayed = 0;
  let isEnded = false;
  /** Ends the wait of each read that the replica has not answered yet. */
  const waiting = new Set<() => void>();

  const written = singleFlight(() => writtenPosition(primary));
  const lookAtStandby = singleFlight(async () => {
    replayed = Math.max(replayed, await replayedPosition(asking));
  });

  function become(next: ReplicaState): void {
    if (next === 'away') {
      lag = null;
      for (const giveUp of waiting) giveUp();
    }
    if (next === state || isEnded) return;
    state = next;
    onChange(next);
  }

  async function catchUp(): Promise<boolean> {
    const target = await written();
    const end = performance.now() + CATCH_UP_MS;
    while (replayed < target) {
      await lookAtStandby();
      lag = Math.max(0, target - replayed);
      if (replayed >= target) break;
      if (performance.now() >= end) return false;
      await sleep(CATCH_UP_STEP_MS);
    }
    lag = 0;
    return true;
  }

  async function isFresh(): Promise<boolean> {
    if (state !== 'following') return false;
    try {
      if (await catchUp()) return true;
      become('behind');
    } catch {
      become('away');
    }
    return false;
  }

  async function look(): Promise<void> {
    try {
      if (!(await isStandbyOf(primary, asking))) become('away');
      else become((await catchUp()) ? 'following' : 'behind');
    } catch {
      become('away');
    }
  }

  /** An answer of the replica; rejects when the replica goes away. */
  function whileThere<Result>(answer: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new Error('The replica went away'));
      waiting.add(giveUp);
      void answer.then(resolve, reject).finally(() => waiting.delete(giveUp));
    });
  }

  async function read<Result>(work: (db: Queryable) => Promise<Result>): Promise<Result> {
    if (await isFresh()) {
      try {
        const result = await whileThere(work(standby));
        reads.replica += 1;
        return result;
      } catch (error) {
        // A read may always be repeated: it was cancelled by what is replayed, or the connection broke.
        if (codeOfError(error) === STATEMENT_TIMED_OUT) throw error;
      }
    }
    reads.primary += 1;
    return work(primary);
  }

  async function watch(): Promise<void> {
    while (!isEnded) {
      await sleep(WATCH_MS, undefined, { ref: false });
      if (!isEnded) await look();
    }
  }

  await look();
  const watching = watch();
  return {
    reads: {
      query: <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
        read((db) => db.query<Row>(statement, values)),
      first: <Row extends object>(statement: Statement, values?: readonly unknown[]) =>
        read((db) => db.first<Row>(statement, values)),
      execute: (statement, values) => primary.execute(statement, values),
    },
    status: () => ({ state, lag, reads: { ...reads } }),
    end: async () => {
      isEnded = true;
      await watching;
      await Promise.all([standby.end(), asking.end()]);
    },
  };
}
