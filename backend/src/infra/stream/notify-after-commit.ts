import type { Database, Queryable } from '../database/database.ts';
import type { Statement } from '../database/statement.ts';

/**
 * The same database, which calls `notify` after every commit that added rows to the outbox. It recognizes the
 * statements by their text, so no handler or worker has to remember the call.
 *
 * A statement that inserts into the outbox has to return or affect no row when it inserts none.
 */
export function notifyAfterCommit(db: Database, notify: () => void): Database {
  return {
    ...db,
    ...watch(db, notify),
    transaction: async (work) => {
      let hasWritten = false;
      const result = await db.transaction((transaction) => {
        // A retried attempt starts from nothing.
        hasWritten = false;
        const handleWrite = () => {
          hasWritten = true;
        };
        return work({ ...watch(transaction, handleWrite), isTransaction: true });
      });
      if (hasWritten) notify();
      return result;
    },
  };
}

function watch(db: Queryable, handleWrite: () => void): Queryable {
  return {
    query: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
      const rows = await db.query<Row>(statement, values);
      if (rows.length > 0 && writesOutbox(statement)) handleWrite();
      return rows;
    },
    first: async <Row extends object>(statement: Statement, values?: readonly unknown[]) => {
      const row = await db.first<Row>(statement, values);
      if (row !== undefined && writesOutbox(statement)) handleWrite();
      return row;
    },
    execute: async (statement, values) => {
      const count = await db.execute(statement, values);
      if (count > 0 && writesOutbox(statement)) handleWrite();
      return count;
    },
  };
}

function writesOutbox({ text }: Statement): boolean {
  return text.includes('INSERT INTO outbox');
}
