import type { Service } from 'backend';

type Db = ReturnType<Service['context']>['db'];
type Queryable = Pick<Db, 'query' | 'first' | 'execute'>;

export interface Recorded {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether it is unnamed: planned for its values each time. */
  readonly isReplanned?: boolean;
}

/** Records every statement that the service sends, also within transactions. */
export class StatementRecorder {
  #statements: Recorded[] = [];

  constructor(db: Db) {
    const { transaction } = db;
    const noting: Queryable & Pick<Db, 'transaction' | 'reads'> = {
      ...this.#noting(db),
      reads: this.#noting(db.reads),
      transaction: (work) => transaction((inside) => work({ ...inside, ...this.#noting(inside) })),
    };
    Object.assign(db, noting);
  }

  /** Returns the statements since the last call. */
  take(): Recorded[] {
    const taken = this.#statements;
    this.#statements = [];
    return taken;
  }

  #noting({ query, first, execute }: Queryable): Queryable {
    const note = (statement: Omit<Recorded, 'values'>, values: readonly unknown[] = []) => {
      this.#statements.push({ ...statement, values });
    };
    return {
      query: (statement, values) => {
        note(statement, values);
        return query(statement, values);
      },
      first: (statement, values) => {
        note(statement, values);
        return first(statement, values);
      },
      execute: (statement, values) => {
        note(statement, values);
        return execute(statement, values);
      },
    };
  }
}
