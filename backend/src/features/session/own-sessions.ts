import type { Session } from 'shared-api/contract';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import type { SignedIn } from '../../infra/http/actor.ts';
import type { CallerScope } from '../../infra/http/scope.ts';
import { SESSION_IDLE_MS } from './repository.ts';

/** Most sessions in the list. */
const LIST_LIMIT = 100;

interface OwnSessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly seen_at: Date;
  readonly browser: string | null;
  readonly system: string | null;
}

const select = named(
  'session.own',
  `SELECT id, created_at, seen_at, browser, system FROM session
   WHERE user_id = $1 AND expires_at > $2 AND seen_at > $3 ORDER BY seen_at DESC, id LIMIT ${LIST_LIMIT}`,
);
const remove = named('session.removeOwn', `DELETE FROM session WHERE id = $1 AND user_id = $2`);

/** A user's live sessions, last used first. */
export async function listSessions(db: Queryable, actor: SignedIn, now: number): Promise<Session[]> {
  const values = [actor.id, new Date(now), new Date(now - SESSION_IDLE_MS)];
  const rows = await db.query<OwnSessionRow>(select, values);
  return rows.map(({ id, created_at: createdAt, seen_at: seenAt, browser, system }) => ({
    ...{ id, browser, system },
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === actor.sessionId,
  }));
}

/** Ends one of a user's sessions. Returns whether it existed. */
export async function endOwnSession(
  db: Queryable,
  { userId }: CallerScope<string>,
  id: string,
): Promise<boolean> {
  return (await db.execute(remove, [id, userId])) > 0;
}
