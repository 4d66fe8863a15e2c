import pg from 'pg';

const { builtins } = pg.types;

/**
 * How values come out of the database, decided once:
 * int8 and numeric (money in minor units, counts, sums) as numbers, a date as its text, the rest as `pg` does.
 */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeNumber],
  [builtins.NUMERIC, safeNumber],
  [builtins.DATE, (text) => text],
]);

function safeNumber(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw new RangeError(`${text} is too large for a number`);
  }
  return value;
}

/** The `types` option of a `pg` client. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};
