import { fullName, MAX_PAGE_SIZE, type AuditEntry } from 'shared-api/contract';
import { countRows } from '../../infra/database/count-rows.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named, replan } from '../../infra/database/statement.ts';
import { decodeCursor, keyset, pageOf, type KeysetColumn, type Page } from '../../infra/http/page.ts';
import type { InputOf } from '../../infra/http/contract-types.ts';
import { dayStartSql } from '../../lib/local-time.ts';
import { containsPattern } from '../../lib/search-text.ts';

type Filter = InputOf<'audit', 'list'>['query'];

interface EntryRow {
  readonly id: string;
  readonly at: Date;
  readonly action: AuditEntry['action'];
  readonly actor_id: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly actor_email: string | null;
  readonly role: AuditEntry['role'];
  readonly object_kind: AuditEntry['object']['kind'];
  readonly object_id: string | null;
  readonly object_label: string | null;
  readonly network: string | null;
  readonly reason: string | null;
  readonly changes: AuditEntry['changes'];
}

const SELECT = `
  SELECT e.id, e.at, e.action, e.actor_id, a.firstname, a.lastname,
    a.email AS actor_email, e.role, e.object_kind, e.object_id, COALESCE(u.email, e.object_label) AS object_label,
    e.network, e.reason, e.changes
  FROM audit_entry e LEFT JOIN app_user a ON a.id = e.actor_id
    LEFT JOIN app_user u ON e.object_kind = 'user' AND u.id = e.object_id`;

const COLUMNS: readonly KeysetColumn[] = [
  { expression: 'e.at', cast: 'timestamptz' },
  { expression: 'e.id', cast: 'uuid' },
];

/** The condition of each filter; `$` is its parameter. People are found by their present names. */
const CONDITIONS = {
  actorId: 'e.actor_id = $',
  actor: 'e.actor_id IN (SELECT id FROM app_user WHERE search_text LIKE $)',
  q: `e.id IN (SELECT id FROM audit_entry WHERE search_text LIKE $
               UNION ALL SELECT about.id FROM audit_entry about JOIN app_user u ON u.id = about.object_id
               WHERE u.search_text LIKE $)`,
  action: 'e.action = $',
  objectKind: 'e.object_kind = $',
  objectId: 'e.object_id = $',
  from: `e.at >= ${dayStartSql('$')}`,
  to: `e.at < ${dayStartSql('$', 1)}`,
} as const;

function conditionsOf(filter: Filter) {
  const given = Object.entries(CONDITIONS).flatMap(([name, condition]) => {
    const value = filter[name as keyof typeof CONDITIONS];
    if (value === undefined || value === '') return [];
    return [{ name, condition, value: name === 'q' || name === 'actor' ? containsPattern(value) : value }];
  });
  const conditions = given.map(({ condition }, index) => condition.replaceAll('$', `$${index + 1}`));
  return {
    where: ['TRUE', ...conditions].join(' AND '),
    values: given.map(({ value }) => value),
    shape: given.map(({ name }) => name).join('.'),
    // The number of entries varies greatly between actors.
    isReplanned: given.length > 0,
  };
}

/** A page of the audit log, newest first. */
export async function listAudit(db: Queryable, filter: Filter): Promise<Page<AuditEntry>> {
  const limit = filter.limit ?? MAX_PAGE_SIZE;
  const cursor = decodeCursor(filter.cursor, COLUMNS.length);
  const { where, values, shape, isReplanned } = conditionsOf(filter);
  const keys = keyset(COLUMNS, 'desc', cursor, values.length + 1);
  const parameters = [...values, ...keys.values, limit + 1];
  // There is an index of the actions alone.
  const orderBy = shape === 'action' ? 'e.action' : 'e.at, e.id';
  const all = {
    name: `audit.count.${shape}`,
    from: 'audit_entry e',
    where,
    orderBy,
    isReplanned,
  };
  const [fetched, counted] = await Promise.all([
    db.query<EntryRow>(
      (isReplanned ? replan : named)(
        `audit.list.${shape}.${keys.shape}`,
        `${SELECT} WHERE ${where} AND ${keys.condition} ORDER BY ${keys.order} LIMIT $${parameters.length}`,
      ),
      parameters,
    ),
    countRows(db, all, values),
  ]);
  const keyOf = (row: EntryRow) => [row.at.toISOString(), row.id];
  const page = pageOf({ fetched, limit, cursor, ...counted, keyOf });
  return { ...page, rows: page.rows.map(present) };
}

const OF_USER = named(
  'audit.of-user',
  `${SELECT} WHERE e.actor_id = $1 OR e.object_id = $1 ORDER BY e.at DESC, e.id DESC`,
);

/** All entries about one user, as actor and as object. */
export async function auditOf(db: Queryable, userId: string): Promise<AuditEntry[]> {
  return (await db.query<EntryRow>(OF_USER, [userId])).map(present);
}

function present(row: EntryRow): AuditEntry {
  const { id, action, role, network, reason, changes, actor_id: actorId } = row;
  return {
    ...{ id, action, role, network, reason, changes },
    at: row.at.toISOString(),
    actor: actorId === null ? null : { id: actorId, name: fullName(row), email: row.actor_email },
    object: { kind: row.object_kind, id: row.object_id, label: row.object_label },
  };
}
