import type { Encoding } from './encoding.ts';
import { invalidField } from './service-error.ts';
import type { EncodedResponse } from './response-cache.ts';
import type { RawJson } from './raw-json.ts';

/** Part of a list, with cursors to the parts around it. The rows may be JSON text. */
export interface Page<Row> extends PageInfo {
  readonly rows: readonly Row[] | RawJson;
  /** Stores the encoded response, if other callers may get the same bytes. */
  readonly cache?: ((accepted: Encoding, response: EncodedResponse) => void) | undefined;
}

export interface PageInfo {
  /** Rows of the whole list; null if they are not counted. */
  readonly total: number | null;
  /** There are more rows than `total`: the list is too long to count. */
  readonly isMinimum?: boolean;
  /** Number of the first row in the whole list, from 1; 0 for an empty list. */
  readonly start: number;
  readonly next: Cursor | null;
  readonly prev: Cursor | null;
}

export type CursorValue = string | number | boolean | null;

/** A position between two rows of a sorted list. */
export interface Cursor {
  /** Sort values of the row this page starts after (`next`) or ends before (`prev`); the last one is unique. */
  readonly key: readonly CursorValue[];
  readonly direction: 'next' | 'prev';
  /** `next`: number of the page's first row. `prev`: number of the row the page ends before. */
  readonly position: number;
}

/** Opaque text of a cursor, for the `cursor` query parameter. */
export function encodeCursor(cursor: Cursor): string {
  const compact = [cursor.direction === 'next' ? 0 : 1, cursor.position, ...cursor.key];
  return Buffer.from(JSON.stringify(compact)).toString('base64url');
}

/**
 * Reads the `cursor` query parameter; `length` is the number of sort values it must carry.
 *
 * @throws ServiceError `validation_failed` for any other text
 */
export function decodeCursor(text: string | undefined, length: number): Cursor | null {
  if (text === undefined || text === '') return null;
  const parts = parse(text);
  const [direction, position, ...key] = parts;
  const isCursor =
    (direction === 0 || direction === 1) &&
    typeof position === 'number' &&
    Number.isSafeInteger(position) &&
    position >= 0 &&
    key.length === length &&
    key.every(isCursorValue);
  if (!isCursor) throw invalidField('cursor', 'is not a cursor of this list');
  return { key: key.filter(isCursorValue), direction: direction === 0 ? 'next' : 'prev', position };
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isCursorValue(value: unknown): value is CursorValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A page whose rows are not serialized yet. */
export interface PageOfRows<Row> extends Page<Row> {
  readonly rows: readonly Row[];
}

interface PageParts<Row> {
  /** Up to `limit + 1` rows in the order they were read: backwards for a `prev` page. */
  readonly fetched: readonly Row[];
  /** Whether there are more rows; by default, whether there are more than `limit`. */
  readonly hasMore?: boolean;
  readonly limit: number;
  readonly cursor: Cursor | null;
  readonly total: number | null;
  readonly isMinimum?: boolean;
  readonly keyOf: (row: Row) => readonly CursorValue[];
}

/** Makes a page of up to `limit + 1` rows read from a cursor on; the extra row only shows that there are more. */
export function pageOf<Row>(parts: PageParts<Row>): PageOfRows<Row> {
  const { fetched, limit, cursor, keyOf } = parts;
  const isBackwards = cursor?.direction === 'prev';
  const limited = fetched.slice(0, limit);
  const rows = isBackwards ? limited.reverse() : limited;
  const hasMore = parts.hasMore ?? fetched.length > limit;
  // A list that fits on one page is counted by its rows.
  const isWhole = cursor === null && !hasMore;
  const isMinimum = parts.isMinimum === true && !isWhole;
  const total = parts.isMinimum === true && isWhole ? rows.length : parts.total;
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) {
    return { rows: [], total, isMinimum, start: 0, next: null, prev: null };
  }
  const hasPrev = isBackwards ? hasMore : cursor !== null;
  const hasNext = isBackwards || hasMore;
  const start = hasPrev ? startOf(cursor, rows.length) : 1;
  return {
    rows,
    total,
    isMinimum,
    start,
    next: hasNext ? { key: keyOf(last), direction: 'next', position: start + rows.length } : null,
    prev: hasPrev ? { key: keyOf(first), direction: 'prev', position: start } : null,
  };
}

function startOf(cursor: Cursor | null, length: number): number {
  if (cursor === null) return 1;
  return Math.max(1, cursor.direction === 'prev' ? cursor.position - length : cursor.position);
}

/** A column of a keyset order; `cast` is its SQL type. The last column of an order is unique. */
export interface KeysetColumn {
  readonly expression: string;
  readonly cast: 'uuid' | 'timestamptz' | 'text' | 'bigint' | 'boolean';
}

export interface Keyset {
  /** Condition on the row, `TRUE` without a cursor. */
  readonly condition: string;
  /** List for ORDER BY. */
  readonly order: string;
  /** Values for the condition's parameters. */
  readonly values: readonly CursorValue[];
  /** Distinguishes the shapes in a statement's name. */
  readonly shape: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** PostgreSQL has no year 0. */
const INSTANT = /^(?!0000)\d{4}-/;

/** Whether a text is what `toISOString` writes: `Date.parse` alone takes 31 February for 3 March. */
function isWrittenInstant(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString() === text;
}

/** Callers may send any cursor: a value that does not fit its column must not reach the database. */
const IS_VALUE_OF: Record<KeysetColumn['cast'], (value: CursorValue | undefined) => boolean> = {
  uuid: (value) => typeof value === 'string' && UUID.test(value),
  timestamptz: (value) => typeof value === 'string' && INSTANT.test(value) && isWrittenInstant(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
  bigint: (value) => Number.isSafeInteger(value),
  boolean: (value) => typeof value === 'boolean',
};

/**
 * SQL of a keyset page: a row comparison over non-null columns that all run in one direction.
 *
 * @param firstParameter number of the first free `$n`
 * @throws ServiceError `validation_failed` for a cursor of another order
 */
export function keyset(
  columns: readonly KeysetColumn[],
  order: 'asc' | 'desc',
  cursor: Cursor | null,
  firstParameter: number,
): Keyset {
  const isBackwards = cursor?.direction === 'prev';
  const isAscending = (order === 'asc') !== isBackwards;
  const orderBy = columns.map(({ expression }) => `${expression} ${isAscending ? 'ASC' : 'DESC'}`).join(', ');
  const shape = `${order}.${cursor?.direction ?? 'first'}`;
  if (cursor === null) return { condition: 'TRUE', order: orderBy, values: [], shape };
  if (!columns.every(({ cast }, index) => IS_VALUE_OF[cast](cursor.key[index]))) {
    throw invalidField('cursor', 'is not a cursor of this list');
  }
  const left = columns.map(({ expression }) => expression).join(', ');
  const right = columns.map(({ cast }, index) => `$${firstParameter + index}::${cast}`).join(', ');
  const condition = `(${left}) ${isAscending ? '>' : '<'} (${right})`;
  return { condition, order: orderBy, values: cursor.key, shape };
}
