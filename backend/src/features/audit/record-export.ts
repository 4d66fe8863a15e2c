import { changesBetween } from './changes.ts';
import type { Deed } from './deed.ts';
import { recordDeed, type Done } from './record-deed.ts';
import type { Queryable } from '../../infra/database/database.ts';

/** Writes down, before the first line leaves, that somebody takes a list away, and by which filters. */
export function recordExport(
  db: Queryable,
  deed: Deed,
  done: Pick<Done, 'action' | 'kind' | 'id' | 'label'>,
  filter: Readonly<Record<string, unknown>>,
  now: number,
): Promise<void> {
  const changes = changesBetween({}, filter, Object.keys(filter));
  return recordDeed(db, deed, { ...done, changes }, now);
}
