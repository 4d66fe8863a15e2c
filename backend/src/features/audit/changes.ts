import type { AuditEntry } from 'shared-api/contract';

export type Change = AuditEntry['changes'][number];
type Value = Change['before'];

/** Longer texts are cut: the log shows changes, it does not store versions. */
const MAX_LENGTH = 300;

/** The fields in which two objects differ; a missing field counts as null. */
export function changesBetween<Fields extends object>(
  before: Partial<Fields>,
  after: Partial<Fields>,
  fields: readonly (keyof Fields & string)[],
): Change[] {
  return fields.flatMap((field) => {
    const change = { field, before: valueOf(before[field]), after: valueOf(after[field]) };
    return isSame(before[field], after[field]) ? [] : [change];
  });
}

/** The same for personal fields, masked. */
export function maskedChanges<Fields extends object>(
  before: Partial<Fields>,
  after: Partial<Fields>,
  fields: readonly (keyof Fields & string)[],
  mask: (text: string) => string,
): Change[] {
  const masked = (value: Value) => (typeof value === 'string' ? mask(value) : value);
  return changesBetween(before, after, fields).map((change) => ({
    field: change.field,
    before: masked(change.before),
    after: masked(change.after),
  }));
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
}

function valueOf(value: unknown): Value {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
