import {
  AUDIT_ACTIONS,
  AUDIT_OBJECTS,
  type AuditAction,
  type AuditObject,
  DEFAULT_PAGE_SIZE,
} from 'shared-api/contract';
import { oneOf } from '../../lib/one-of.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f-]{36}$/;

/** The filters of the log in the address; absent ones do not filter. */
export interface AuditFilters {
  /** Name of the object. */
  readonly search: string;
  readonly action: AuditAction | undefined;
  readonly kind: AuditObject | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** All entries by one actor, or about one object. */
  readonly actorId: string | undefined;
  readonly objectId: string | undefined;
  readonly cursor: string | undefined;
}

/** Search parameters that clear all filters, from the latest entry. */
export const NO_AUDIT_FILTERS = {
  ...{ q: null, action: null, kind: null, from: null, to: null },
  ...{ actorId: null, objectId: null, cursor: null },
} as const;

function matching(pattern: RegExp, text: string | null): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

/** Reads the filters; ignores invalid ones. */
export function readAuditFilters(parameters: URLSearchParams): AuditFilters {
  return {
    search: parameters.get('q') ?? '',
    action: oneOf(AUDIT_ACTIONS, parameters.get('action')),
    kind: oneOf(AUDIT_OBJECTS, parameters.get('kind')),
    from: matching(DAY, parameters.get('from')),
    to: matching(DAY, parameters.get('to')),
    actorId: matching(ID, parameters.get('actorId')),
    objectId: matching(ID, parameters.get('objectId')),
    cursor: parameters.get('cursor') ?? undefined,
  };
}

/** Whether a filter other than the search is set. */
export function isNarrowed(filters: AuditFilters): boolean {
  const { action, kind, from, to, actorId, objectId } = filters;
  return [action, kind, from, to, actorId, objectId].some((value) => value !== undefined);
}

/** The list call's query for these filters. */
export function toAuditQuery(filters: AuditFilters) {
  const { search, kind: objectKind, ...rest } = filters;
  const given = { ...rest, objectKind, q: search.trim() || undefined };
  const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { limit: DEFAULT_PAGE_SIZE, ...query } as AuditQuery;
}

interface AuditQuery extends Partial<
  Record<'q' | 'from' | 'to' | 'actorId' | 'objectId' | 'cursor', string>
> {
  limit: number;
  action?: AuditAction;
  objectKind?: AuditObject;
}
