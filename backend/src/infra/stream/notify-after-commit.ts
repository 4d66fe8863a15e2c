import type { Database, Queryable } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';
import type { StreamNews } from './notify-channel.ts';

/**
 * The same database, which calls `notify` after every commit that added rows to the outbox or ended sessions. It
 * recognizes the statements by their text, so no handler or worker has to remember the call.
 *
 * A statement that inserts into the outbox has to return or affect no row when it inserts none.
 */
export function notifyAfterCommit(db: Database, notify: (news: StreamNews) => void): Database {
  return {
    ...db,
    ...watch(db, notify),
    transaction: async (work) => {
      let news: StreamNews | undefined;
      const result = await db.transaction((transaction) => {
        // A retried attempt starts from nothing.
        news = undefined;
        const handleWrite = (written: StreamNews) => {
          if (news !== 'sessions') news = written;
        };
        return work({ ...watch(transaction, handleWrite), isTransaction: true });
      });
      if (news) notify(news);
      return result;
    },
  };
}

function watch(db: Queryable, handleWrite: (news: StreamNews) => void): Queryable {
  const report = (statement: Statement, hasRows: boolean) => {
    const news = hasRows ? newsOf(statement) : undefined;
    if (news) handleWrite(news);
  };
  return {
    query: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
      const rows = await db.query<Row>(statement, values);
      report(statement, rows.length > 0);
      return rows;
    },
    first: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
      const row = await db.first<Row>(statement, values);
      report(statement, row !== undefined);
      return row;
    },
    execute: async (statement, values) => {
      const count = await db.execute(statement, values);
      report(statement, count > 0);
      return count;
    },
  };
}

function newsOf({ text }: Statement): StreamNews | undefined {
  if (text.includes('DELETE FROM session')) return 'sessions';
  return text.includes('INSERT INTO outbox') ? 'events' : undefined;
}
